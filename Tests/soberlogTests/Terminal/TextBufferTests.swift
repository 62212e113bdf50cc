import Testing

@testable import soberlog

/// Editing by user-perceived characters.
struct TextBufferTests {
  @Test(
    "What is typed belongs to the character before it where Unicode says so",
    arguments: [
      (["か", "\u{3099}"], 1), (["e", "\u{301}", "x"], 2), (["👨", "\u{200D}", "👩"], 1),
      (["👍", "🏽"], 1), (["🇯", "🇵"], 1), (["❤", "\u{FE0F}"], 1), (["a", "b"], 2),
      (["\r", "\n"], 1), (["", ""], 0),
    ])
  func joining(pieces: [String], count: Int) {
    var buffer = TextBuffer()
    for piece in pieces { buffer.insert(piece) }
    #expect(buffer.characters.count == count && buffer.cursor == count)
    #expect(buffer.text.utf8.elementsEqual(pieces.joined().utf8))
    #expect(buffer.utf8Count == pieces.joined().utf8.count)
  }

  @Test("What is inserted in the middle joins on both sides, with the cursor behind it")
  func middle() {
    var buffer = TextBuffer("a\u{301}b")
    buffer.move(to: 0)
    buffer.insert("x")
    #expect(buffer.text == "xa\u{301}b" && buffer.cursor == 1)
    buffer = TextBuffer("👩\n\u{200D}👧")
    buffer.move(to: 2)
    let change = buffer.delete(to: 1)
    #expect(buffer.characters == ["👩‍👧"] && buffer.cursor == 1)
    #expect(change == TextBuffer.Change(start: 0, removed: 4, inserted: 1))
    buffer = TextBuffer("🇯🇵🇩🇪🇫🇷 x")
    buffer.move(to: 0)
    buffer.insert("🇺")
    #expect(buffer.characters == Array("🇺🇯🇵🇩🇪🇫🇷 x"))
  }

  @Test(
    "The cursor stays within the text", arguments: [(-1, 0), (0, 0), (2, 2), (3, 3), (4, 3)])
  func moving(place: Int, cursor: Int) {
    var buffer = TextBuffer("abc")
    buffer.move(to: place)
    #expect(buffer.cursor == cursor)
  }

  @Test(
    "Lines go from newline to newline",
    arguments: [
      ("ab\ncd\n", 0, 0, 2), ("ab\ncd\n", 2, 0, 2), ("ab\ncd\n", 3, 3, 5), ("ab\ncd\n", 6, 6, 6),
      ("ab\r\ncd", 4, 3, 5), ("", 0, 0, 0), ("a\rb", 2, 0, 3),
    ])
  func lines(text: String, cursor: Int, start: Int, end: Int) {
    var buffer = TextBuffer(text)
    buffer.move(to: cursor)
    #expect(buffer.lineStart == start && buffer.lineEnd == end)
  }

  @Test(
    "Words are what stands between blanks, and in Japanese what is of one script",
    arguments: [
      ("one two", 7, 4, 7), ("one two", 4, 0, 7), ("one  ", 5, 0, 5), ("one two", 3, 0, 7),
      ("高尾山に登った。", 8, 7, 8), ("高尾山に登った。", 7, 5, 8), ("高尾山に登った。", 3, 0, 4),
      ("ビールを", 3, 0, 4), ("ビールを", 0, 0, 3), ("don't stop", 0, 0, 5), ("a\nb", 2, 0, 3),
      ("", 0, 0, 0), ("　全角　", 4, 1, 4),
    ])
  func words(text: String, cursor: Int, start: Int, end: Int) {
    var buffer = TextBuffer(text)
    buffer.move(to: cursor)
    #expect(buffer.wordStart == start && buffer.wordEnd == end)
  }
}
