import TestSupport
import Testing

@testable import soberlog

/// The field for the text.
struct NoteFieldTests {
  /// A field after some keys; text in it is typed as it is.
  private func field(_ text: String, width: Int = 20, _ keys: KeyEvent...) -> NoteField {
    var field = NoteField(text)
    _ = field.view(width: width, height: 3)
    for key in keys {
      if case .text(let text) = key { _ = field.insert(text) } else { field.take(key) }
    }
    return field
  }

  @Test(
    "Keys delete and move as they do in a shell",
    arguments: [
      ("ab", [.left, .text("x")], "axb"), ("ab", [.control("b"), .delete], "a"),
      ("one two", [.control("w")], "one "), ("one two", [.wordBackspace], "one "),
      ("one two", [.alt("b"), .text("x")], "one xtwo"),
      ("one two", [.control("a"), .alt("f"), .text("x")], "onex two"),
      ("one two", [.home, .wordRight, .alt("d")], "one"), ("a\nbc", [.control("u")], "a\n"),
      ("a\nbc", [.control("a"), .control("k")], "a\n"),
      ("a\nbc", [.up, .end, .control("k")], "abc"), ("a\nbc", [.home, .backspace], "abc"),
      ("ab", [.alt("<"), .delete, .delete, .delete], ""), ("", [.backspace, .delete], ""),
      ("か\u{3099}", [.backspace], ""), ("a👨‍👩‍👧", [.backspace], "a"),
      ("a\nb", [.alt("<"), .alt(">"), .text("x")], "a\nbx"),
      ("ab", [.control("x"), .pageUp], "ab"),
    ] as [(String, [KeyEvent], String)])
  func editing(text: String, keys: [KeyEvent], result: String) {
    var field = field(text)
    for key in keys {
      if case .text(let text) = key { _ = field.insert(text) } else { field.take(key) }
    }
    #expect(field.text == result)
  }

  @Test("Up and down keep to the column, also over shorter rows")
  func columns() {
    let text = "12345\n1\n高尾山に登る\n12345"
    #expect(field(text, .up, .text("x")).text == "12345\n1\n高尾x山に登る\n12345")
    #expect(field(text, .up, .up, .text("x")).text == "12345\n1x\n高尾山に登る\n12345")
    #expect(field(text, .up, .up, .up, .text("x")).text == "12345x\n1\n高尾山に登る\n12345")
    #expect(field(text, .up, .up, .up, .up, .text("x")).text == "12345x\n1\n高尾山に登る\n12345")
    #expect(field(text, .up, .left, .down, .text("x")).text == "12345\n1\n高尾山に登る\n12x345")
    #expect(field("12\n", .up, .text("x")).text == "x12\n")
    #expect(field("12\n34", .up, .text("x")).text == "12x\n34")
  }

  @Test("Of a wrapped row the cursor reaches the last character, not the next row")
  func wrappedRows() {
    #expect(field("aaaa bbbb cc", width: 5, .up, .text("x")).text == "aaaa bbxbb cc")
    #expect(field("aaaabbbbcccc", width: 4, .up, .text("x")).text == "aaaabbbxbcccc")
  }

  @Test("After every key, typed text and pasted text, the rows are those of the text as it is")
  func rowsAfterChanges() {
    let pieces = ["first\nsecond\nthird END", "\n", "x", " ", "高尾山に登った", "word word ", "\r\n"]
    let keys: [KeyEvent] = [.left, .up, .home, .backspace, .delete, .control("k"), .control("w")]
    var random = SeededGenerator(seed: 30)
    for _ in 0..<50 {
      var field = NoteField("")
      for _ in 0..<20 {
        if Bool.random(using: &random), let key = keys.randomElement(using: &random) {
          field.take(key)
        } else {
          _ = field.insert(pieces.randomElement(using: &random) ?? "")
        }
        var fresh = NoteField(field.text)
        let rows = field.view(width: 20, height: 200).rows
        #expect(rows == fresh.view(width: 20, height: 200).rows)
      }
    }
  }

  @Test("A page is what was last seen")
  func pages() {
    let text = (1...9).map(String.init).joined(separator: "\n")
    #expect(field(text, .pageUp, .text("x")).text == text.replacing("6", with: "6x"))
    #expect(field(text, .alt("<"), .pageDown, .text("x")).text == text.replacing("4", with: "x4"))
  }

  @Test("The part around the cursor is seen, and moves no more than it must")
  func scrolling() {
    var field = field((1...9).map(String.init).joined(separator: "\n"))
    var view = field.view(width: 20, height: 3)
    #expect(view.rows == ["7", "8", "9"] && view.hasMoreAbove && !view.hasMoreBelow)
    #expect(view.cursorRow == 2 && view.beforeCursor == "9")
    field.take(.up)
    field.take(.up)
    field.take(.up)
    view = field.view(width: 20, height: 3)
    #expect(view.rows == ["6", "7", "8"] && view.hasMoreAbove && view.hasMoreBelow)
    field.take(.down)
    #expect(field.view(width: 20, height: 3).rows == ["6", "7", "8"])
    #expect(field.view(width: 20, height: 20).rows.count == 9)
  }

  @Test("What a terminal would obey is shown escaped, and blanks that hang over are cut")
  func shown() {
    var field = NoteField("a\u{1B}[2J\tb\u{202E}\r")
    #expect(field.view(width: 40, height: 1).rows == [#"a\u{1B}[2J b\u{202E}\u{D}"#])
    field = NoteField("ab      ")
    let view = field.view(width: 4, height: 1)
    #expect(view.rows == ["ab  "] && view.beforeCursor == "ab  ")
  }

  @Test("More than 1 MiB is refused as a whole")
  func limit() {
    var field = NoteField(String(repeating: "x", count: (1 << 20) - 3))
    #expect(!field.insert("山山") && field.insert("山") && !field.insert("x"))
    field.take(.backspace)
    #expect(field.insert("xyz") && !field.insert("x"))
    // A note from elsewhere may be longer; it can be shortened, not lengthened.
    field = NoteField(String(repeating: "x", count: (1 << 20) + 9))
    field.take(.control("u"))
    #expect(field.buffer.isEmpty && field.insert("x"))
  }
}
