import StrictJSON
import Testing

@Suite("Line and column")
struct TextPositionTests {
  @Test(
    "count from 1, lines by line feeds and columns by Unicode scalars",
    arguments: [
      ("", 0, 1, 1), ("a", 0, 1, 1), ("a", 1, 1, 2), ("abc", 2, 1, 3), ("a\nb", 1, 1, 2),
      ("a\nb", 2, 2, 1), ("a\nb", 3, 2, 2), ("\n\n", 1, 2, 1), ("\n\n", 2, 3, 1),
      ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 1, 3), ("高尾山", 3, 1, 2),
      ("高尾山", 6, 1, 3), ("高尾山", 9, 1, 4), ("🏔️x", 4, 1, 2), ("🏔️x", 7, 1, 3),
      ("e\u{301}x", 3, 1, 3), ("é\né", 3, 2, 1), ("é\né", 5, 2, 2),
      // Within a scalar, and out of range.
      ("高尾", 1, 1, 1), ("高尾", 5, 1, 2), ("ab", 9, 1, 3), ("ab", -1, 1, 1), ("ab", .max, 1, 3),
      ("ab", .min, 1, 1),
      // A byte order mark at the start has no column; elsewhere it has one.
      ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 1, 1, 1), ("\u{FEFF}ab", 3, 1, 1),
      ("\u{FEFF}ab", 4, 1, 2), ("a\n\u{FEFF}b", 5, 2, 2), ("\u{FEFF}", 3, 1, 1),
    ])
  func position(_ text: String, offset: Int, line: Int, column: Int) {
    let position = TextPosition(offset: offset, in: Array(text.utf8))
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test(
    "give each byte that is not UTF-8 its own column",
    arguments: [
      ([0xFF, 0xFF, 0x61], 2, 3), ([0x61, 0xE5, 0xB1, 0x61], 3, 4), ([0xC3, 0x61], 1, 2),
      ([0xC3], 1, 2), ([0xE5, 0xB1, 0xB1, 0x80], 3, 2), ([0xE5, 0xB1, 0xB1, 0x80], 4, 3),
      ([0xED, 0xA0, 0x80, 0x61], 3, 4), ([0xC0, 0xAF], 2, 3), ([0xF0, 0x9F, 0x8F], 3, 4),
    ] as [([UInt8], Int, Int)])
  func invalid(_ bytes: [UInt8], offset: Int, column: Int) {
    #expect(TextPosition(offset: offset, in: bytes).column == column)
  }

  @Test(
    "lead from an error to its place in the file",
    arguments: [
      ("{\"a\":1,\n\"高尾\":x}", 2, 6), ("[\n\"高尾\\q\"\n]", 2, 4), ("{\"山\":1,\n \"山\":2}", 2, 2),
      ("[1,\n2", 2, 2), ("{}\n\n x", 3, 2), ("[\n\"a\tb\"]", 2, 3), ("\u{FEFF}[x]", 1, 2),
    ])
  func errors(_ text: String, line: Int, column: Int) throws {
    let error = try #require(errorOfBoth(text))
    let position = TextPosition(offset: error.offset, in: Array(text.utf8))
    #expect(position.line == line)
    #expect(position.column == column)
  }
}
