import SoberlogCore
import Testing

/// Entries as values.
struct JournalEntryTests {
  /// An entry whose parts have an "é", composed or decomposed.
  private func entry(
    note: String = "café", event: String = "café", name: String = "café", json: String = "\"é\""
  ) throws -> JournalEntry {
    JournalEntry(
      id: try #require(EntryID("a")), at: LocalTimestamp(utcSeconds: 0),
      event: JournalEvent(name: event), note: note,
      unknownFields: [UnknownField(name: name, json: json)])
  }

  @Test("Entries are identical when they are the same to the byte, not when they look so")
  func identical() throws {
    let decomposed = "cafe\u{301}"
    let first = try entry()
    #expect(first.isIdentical(to: try entry()))
    for second in [
      try entry(note: decomposed), try entry(event: decomposed), try entry(name: decomposed),
      try entry(json: "\"e\u{301}\""),
    ] {
      #expect(first == second)
      #expect(!first.isIdentical(to: second))
      #expect(!second.isIdentical(to: first))
    }
    #expect(!first.isIdentical(to: try entry(note: "tea")))
  }
}
