import TestSupport
import Testing

@testable import soberlog

/// Where rows begin.
struct TextRowsTests {
  /// The rows of a text.
  private func rows(_ text: String, width: Int) -> [String] {
    let characters = Array(text)
    var rows = TextRows(width: width)
    let count = rows.count(upTo: .max, in: characters)
    return (0..<count).map { String(characters[rows.range(of: $0, in: characters)]) }
  }

  @Test(
    "Rows break as lines do, but lose no character",
    arguments: [
      ("walked to the river", 10, ["walked to ", "the river"]), ("ab  ", 2, ["ab  "]),
      ("ab   cd", 3, ["ab   ", "cd"]), ("abcdef", 4, ["abcd", "ef"]),
      ("a\n\nb", 5, ["a\n", "\n", "b"]),
      ("a\n", 5, ["a\n", ""]), ("", 5, [""]), ("a\r\nb", 5, ["a\r\n", "b"]),
      ("高尾山、登る", 6, ["高尾", "山、登", "る"]), ("a高尾", 2, ["a", "高", "尾"]),
      ("👍🏽👍🏽", 3, ["👍🏽", "👍🏽"]), ("a\tb c", 4, ["a\tb ", "c"]),
      ("ab\u{1B}c", 6, ["ab", "\u{1B}", "c"]),
    ])
  func breaking(text: String, width: Int, expected: [String]) {
    #expect(rows(text, width: width) == expected)
  }

  @Test("A place belongs to the row that begins at or before it")
  func places() {
    let characters = Array("ab cd\nef")
    for (place, row) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)] {
      var rows = TextRows(width: 3)
      #expect(rows.row(of: place, in: characters) == row)
    }
  }

  @Test("No more is wrapped than is looked at")
  func lazily() {
    let characters = [Character](repeating: "x", count: 1000)
    var rows = TextRows(width: 10)
    #expect(rows.count(upTo: 3, in: characters) == 3 && rows.starts.count == 3)
    #expect(rows.row(of: 995, in: characters) == 99)
    #expect(rows.count(upTo: .max, in: characters) == 100)
  }

  @Test("After any changes the rows are those of the text wrapped anew", arguments: 1...12)
  func incrementally(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "a", "word ", "  ", "\n", "高", "、", "（", "ー", "e\u{301}", "\u{301}", "👍🏽", "\t", "\r\n",
      "a long piece of text ", "supercalifragilistic", String(repeating: "山", count: 50),
      String(repeating: "short words ", count: 60),
    ]
    var buffer = TextBuffer()
    var rows = TextRows(width: Int.random(in: 2...30, using: &random))
    for _ in 0..<60 {
      buffer.move(to: Int.random(in: 0...buffer.characters.count, using: &random))
      let change: TextBuffer.Change
      if Bool.random(using: &random) {
        change = buffer.insert(pieces.randomElement(using: &random) ?? "")
      } else {
        let distance = Int.random(in: -30...30, using: &random)
        change = buffer.delete(to: min(max(0, buffer.cursor + distance), buffer.characters.count))
      }
      rows.update(buffer.characters, after: change)
      if Bool.random(using: &random) { _ = rows.row(of: buffer.cursor, in: buffer.characters) }
      var anew = TextRows(width: rows.width)
      _ = anew.count(upTo: .max, in: buffer.characters)
      #expect(rows.starts.elementsEqual(anew.starts.prefix(rows.starts.count)))
      #expect(!rows.isComplete || rows.starts == anew.starts)
      #expect(buffer.utf8Count == buffer.text.utf8.count)
    }
  }

  @Test("When a character that was too wide for any row gets narrow, the row two before fills up")
  func tooWide() {
    var buffer = TextBuffer("山 e\u{301} 🇯🇵\n")
    var rows = TextRows(width: 8)
    let edits: [(inout TextBuffer) -> TextBuffer.Change] = [
      { $0.insert(" a\u{1FC51}\u{200D}%") }, { $0.delete(to: $0.cursor - 1) }, { $0.insert("👨") },
    ]
    for edit in edits {
      _ = rows.row(of: buffer.cursor, in: buffer.characters)
      let change = edit(&buffer)
      rows.update(buffer.characters, after: change)
    }
    var anew = TextRows(width: 8)
    let count = anew.count(upTo: .max, in: buffer.characters)
    #expect(rows.count(upTo: .max, in: buffer.characters) == count)
    #expect(rows.starts == anew.starts)
  }
}
