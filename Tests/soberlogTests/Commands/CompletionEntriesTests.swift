import SoberlogCore
import Testing

@testable import soberlog

/// The lines that completion scripts ask for.
struct CompletionEntriesTests {
  /// The lines about one entry.
  private func lines(
    id: String = "k3f9", note: String = "", mood: EmotionLevel = .notSelected,
    event: JournalEvent? = nil, in language: Language = .english
  ) throws -> String {
    let entry = JournalEntry(
      id: try #require(EntryID(id)), at: try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00"),
      mood: mood, event: event, note: note)
    var bytes: [UInt8] = []
    var output = OutputBuffer { bytes += $0 }
    try CompletionEntries(entries: [entry]).appendText(
      to: &output, Presentation(language: language, width: 20, colored: true))
    try output.flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "A note is told by its first line with words in it",
    arguments: [
      ("tea with Yuki", "tea with Yuki"), ("\n\nfirst\nsecond", "first"),
      ("a\ttab \u{1B}[31m", "a\\u{9}tab \\u{1B}[31m"), ("a\u{2028}b", "a"),
      (String(repeating: "あ", count: 30), String(repeating: "あ", count: 19) + "…"),
    ])
  func notes(note: String, expected: String) throws {
    #expect(try lines(note: note) == "k3f9\t2026-11-30 \(expected)\n")
  }

  @Test("Without a note the event is told, else the mood")
  func withoutNotes() throws {
    #expect(try lines(mood: .bad, event: .slip) == "k3f9\t2026-11-30 slip\n")
    #expect(try lines(mood: .good, in: .japanese) == "k3f9\t2026-11-30 ●●●●○ 良い\n")
    #expect(try lines() == "k3f9\t2026-11-30\n")
  }

  @Test(
    "An identifier that a shell would not take literally is left out",
    arguments: [
      "$(touch x)", "a b", "a;b", "a'b", "*", "~", "a=b", "é", "--yes", "a\\b", "@1", "!1",
    ])
  func oddIdentifiers(id: String) throws {
    #expect(try lines(id: id, note: "x").isEmpty)
  }

  @Test(
    "An identifier of letters, digits and - . _ is offered",
    arguments: ["3ydavsfq8e", "A-1", "a.b_c", "5f0e-41d4"])
  func plainIdentifiers(id: String) throws {
    #expect(try lines(id: id, note: "x") == "\(id)\t2026-11-30 x\n")
  }
}
