import Testing

@testable import soberlog

/// How a line is typed and shown.
struct TypedLineTests {
  /// The line after these keys.
  private func line(_ keys: [KeyEvent]) -> TypedLine {
    keys.reduce(into: TypedLine()) { line, key in line.take(key) }
  }

  @Test(
    "It is edited by user-perceived character",
    arguments: [
      ([.text("ab"), .backspace], "a|"), ([.text("a👨‍👩‍👧"), .backspace], "a|"),
      ([.text("か"), .text("\u{3099}"), .backspace], "|"),
      ([.text("山道"), .left, .text("の")], "山の|道"), ([.text("ab"), .home, .delete], "|b"),
      ([.text("ab"), .home, .right, .text("x"), .end, .text("y")], "axby|"),
      ([.text("ab"), .left, .control("u")], "|b"),
      ([.text("ab"), .left, .left, .left, .backspace, .right, .right, .right, .delete], "ab|"),
      ([.text("ab"), .control("a"), .text("x"), .control("e"), .text("y")], "xaby|"),
    ] as [([KeyEvent], String)])
  func editing(keys: [KeyEvent], expected: String) {
    let line = line(keys)
    let window = line.window(columns: 40)
    #expect("\(window.before)|\(window.after)" == expected)
    #expect(line.text == expected.replacing("|", with: ""))
  }

  @Test("What is pasted is text, its line ends are blanks")
  func pasting() {
    #expect(line([.paste("one\ntwo\u{3}q")]).text == "one two\u{3}q")
  }

  @Test("A note that would be too long to be saved cannot be typed")
  func tooLong() {
    let longest = String(repeating: "x", count: 1 << 20)
    #expect(line([.paste(longest), .text("y")]).text == longest)
    #expect(line([.text("y"), .paste(longest)]).text == "y")
  }

  @Test(
    "Of a long line the part around the cursor is seen, escaped and within the columns",
    arguments: [
      ("after work|", 20, "after work|"), ("after work|", 6, " work|"), ("山道を歩く|", 7, "を歩く|"),
      ("山道を歩く|", 6, "歩く|"), ("ab|cdefgh", 6, "ab|cd…"), ("|山道を歩く", 6, "|山道…"),
      ("a\u{1B}|", 20, #"a\u{1B}|"#), ("|", 2, "|"), ("山|", 1, "|"), ("山|道", 0, "|"),
    ])
  func window(text: String, columns: Int, expected: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let line = line([.paste(parts[1]), .home, .paste(parts[0])])
    let window = line.window(columns: columns)
    #expect("\(window.before)|\(window.after)" == expected)
    #expect((window.before + window.after).displayWidth < max(columns, 1))
  }
}
