import SoberlogCore
import Testing

@testable import soberlog

/// How entries stand in a list.
struct EntryDrawingTests {
  /// The lines of an entry as they go to a file, without time, identifier and mood.
  private func lines(note: String, emoji: String? = nil, width: Int? = nil) throws -> [String] {
    let entry = JournalEntry(
      id: try #require(EntryID("k3f9q2m7xa")),
      at: try LocalTimestamp(rfc3339: "2026-11-30T09:00:00Z"), mood: .good, emoji: emoji,
      note: note)
    var drawn: [UInt8] = []
    EntryDrawing(presentation: Presentation(language: .english, width: width, colored: false))
      .append(entry, at: entry.at, mood: entry.mood, to: &drawn)
    let text = String(decoding: drawn, as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    let beginning = "  09:00  k3f9q2m7xa  ●●●●○ good"
    #expect(text.hasPrefix(beginning))
    let columns = beginning.displayWidth + 5
    return text.dropFirst(beginning.count).dropLast().split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated().map { place, line in
      if line.isEmpty { return "" }
      let indent = String(repeating: " ", count: place == 0 ? 5 : columns)
      #expect(line.hasPrefix(indent))
      return String(line.dropFirst(indent.count))
    }
  }

  @Test("No line ends with a blank of any kind, and nothing but blanks is left out")
  func blanks() throws {
    for value: UInt32 in 0x20...0x3100 {
      guard let scalar = Unicode.Scalar(value), !scalar.properties.isDefaultIgnorableCodePoint,
        ![.control, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory),
        !scalar.properties.isGraphemeExtend
      else { continue }
      let shown = scalar.properties.isWhitespace ? "" : String(scalar)
      let found = try lines(note: "a\(scalar)\nb山\(scalar)\(scalar)")
      #expect(found == ["a\(shown)", "b山\(shown)\(shown)"], "U+\(String(value, radix: 16))")
    }
  }

  @Test("Empty lines stay within a note, and are left out at its end")
  func emptyLines() throws {
    #expect(try lines(note: "a\n\nb\n\n") == ["a", "", "b"])
    #expect(try lines(note: "\n a") == ["", " a"])
    #expect(try lines(note: "\n\n") == [""])
    #expect(try lines(note: "") == [""])
    #expect(try lines(note: " ") == [""])
  }

  @Test("An emoji ends the last line")
  func emoji() throws {
    #expect(try lines(note: "a\nb\n", emoji: "🍵") == ["a", "b 🍵"])
    #expect(try lines(note: "", emoji: "🍵") == ["🍵"])
    #expect(try lines(note: "\n", emoji: "🍵") == ["🍵"])
  }

  @Test("What a terminal would obey is shown, and a line of a note as well")
  func escaping() throws {
    #expect(try lines(note: "a\u{1B}[31m\r\nb\u{202E}") == ["a\\u{1B}[31m", "b\\u{202E}"])
    #expect(try lines(note: "ＡＢ\u{FFA0}ｶ") == ["ＡＢ\\u{FFA0}ｶ"])
  }

  @Test("On a wide terminal an entry stands as in a file")
  func wide() throws {
    for note in ["a b\n\nc", "山に登った", "", "a  \n b"] {
      #expect(try lines(note: note, width: 200) == lines(note: note))
    }
  }
}
