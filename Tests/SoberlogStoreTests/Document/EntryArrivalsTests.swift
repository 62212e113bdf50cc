import SoberlogCore
import Testing

@testable import SoberlogStore

@Suite("What becomes of entries from elsewhere")
struct EntryArrivalsTests {
  /// A journal with the entries a and b, and with c deleted.
  private static let text = journal(
    line("a", rest: #","emoji":"🍵""#), line("b", minute: 1, rest: #","later":1"#),
    deleted: [#"{"id":"c","at":"2026-11-30T12:15:00Z"}"#])

  /// What becomes of entries in that journal.
  private static func arrivals(of entries: [JournalEntry]) throws -> EntryArrivals {
    var batch = EntryBatch()
    for entry in entries { _ = batch.add(entry) }
    return try JournalDocument(text).arrivals(of: batch)
  }

  /// The entry a as it is in the journal.
  private static var a: JournalEntry {
    get throws {
      var entry = try JournalEntry("a")
      entry.emoji = "🍵"
      return entry
    }
  }

  @Test("New ones are added; those that are there, and deleted ones, are not")
  func kinds() throws {
    let arrivals = try EntryArrivalsTests.arrivals(of: [
      JournalEntry("d"), EntryArrivalsTests.a, JournalEntry("c"),
      JournalEntry("b", at: "2026-11-29T21:01:00+09:00"), JournalEntry("e"),
    ])
    #expect(arrivals.added == [0, 4])
    #expect(arrivals.known == [1, 3])
    #expect(arrivals.different.isEmpty)
    #expect(arrivals.deleted == [2])
  }

  @Test("One that says something else than that of the journal is different")
  func differences() throws {
    let changes: [(inout JournalEntry) throws -> Void] = [
      { $0.note = "x" }, { $0.mood = .good }, { $0.emoji = nil }, { $0.event = .slip },
      { $0.at = try LocalTimestamp(rfc3339: "2026-11-29T22:00:00+09:00") },
      { $0.at = try LocalTimestamp(rfc3339: "2027-01-01T00:00:00+09:00") },
      { $0.unknownFields = [UnknownField(name: "later", json: "1")] },
    ]
    for change in changes {
      var entry = try EntryArrivalsTests.a
      try change(&entry)
      #expect(try EntryArrivalsTests.arrivals(of: [entry]).different == [0])
    }
  }

  @Test("The offset and the time of an edit make no difference")
  func noDifference() throws {
    var entry = try EntryArrivalsTests.a
    entry.at = try LocalTimestamp(rfc3339: "2026-11-29T21:00:00-05:00")
    entry.edited = entry.at
    #expect(try EntryArrivalsTests.arrivals(of: [entry]).known == [0])
  }

  @Test("What is brought in stands among the old lines, which stay, and the rest is left out")
  func bringing() throws {
    var batch = EntryBatch()
    _ = batch.add(try JournalEntry("z", at: "2026-11-29T21:00:30+09:00"))
    _ = batch.add(try JournalEntry("c"))
    _ = batch.add(try JournalEntry("b", note: "other"))
    _ = batch.add(try JournalEntry("0", at: "2026-11-29T21:01:00+09:00"))
    var change = JournalChange(of: try JournalDocument(EntryArrivalsTests.text))
    let arrivals = change.bring(batch)
    #expect(arrivals.added == [0, 3] && arrivals.different == [2] && arrivals.deleted == [1])
    #expect(change.isReadBack)
    let lines = change.composed.split(separator: "\n").filter { $0.hasPrefix(#"{"at""#) }
    #expect(
      lines.map { String($0.drop { $0 == "," }) } == [
        line("a", rest: #","emoji":"🍵""#) + ",",
        #"{"at":"2026-11-29T21:00:30+09:00","id":"z","mood":"notSelected","note":""},"#,
        #"{"at":"2026-11-29T21:01:00+09:00","id":"0","mood":"notSelected","note":""},"#,
        line("b", minute: 1, rest: #","later":1"#),
      ])
    var moments: [String] = []
    change.forEachMomentAfterwards { moment, _ in moments.append(moment.time.description) }
    #expect(moments.sorted() == ["21:00", "21:00", "21:01", "21:01"])
  }

  @Test("Bringing in nothing new is a change of nothing")
  func nothingNew() throws {
    var batch = EntryBatch()
    _ = batch.add(try EntryArrivalsTests.a)
    var change = JournalChange(of: try JournalDocument(EntryArrivalsTests.text))
    _ = change.bring(batch)
    #expect(change.isEmpty)
  }

  @Test("An entry that is added and brought in at once does not read back")
  func twice() throws {
    var batch = EntryBatch()
    _ = batch.add(try JournalEntry("new"))
    var change = JournalChange(of: try JournalDocument(EntryArrivalsTests.text))
    _ = change.bring(batch)
    #expect(change.isReadBack)
    change.add(try JournalEntry("new"))
    #expect(!change.isReadBack)
  }
}
