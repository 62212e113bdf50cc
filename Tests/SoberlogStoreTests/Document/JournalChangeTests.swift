import SoberlogCore
import TestSupport
import Testing

@testable import SoberlogStore

@Suite("A change of a journal")
struct JournalChangeTests {
  /// A change of a journal with the entries a, b and c.
  private var change: JournalChange {
    get throws {
      JournalChange(
        of: try JournalDocument(journal(line("a"), line("b", minute: 1), line("c", minute: 1))))
    }
  }

  @Test("A change of nothing is empty, and each change is not")
  func emptiness() throws {
    var settings = try change
    #expect(settings.isEmpty)
    try settings.settings.set(.dayStartsAt, to: "00:00")
    #expect(!settings.isEmpty)
    settings.settings.unset(.dayStartsAt)
    #expect(settings.isEmpty)
    var adding = try change
    adding.add(try JournalEntry("d"))
    #expect(!adding.isEmpty)
    var editing = try change
    try editing.edit("a") { $0.note = "x" }
    #expect(!editing.isEmpty)
    var deleting = try change
    try deleting.delete("a")
    #expect(!deleting.isEmpty)
  }

  @Test("Entries that are added to one second stand in the order they were added")
  func newIDs() throws {
    var random = SeededGenerator(seed: 3)
    let moment = try LocalTimestamp(rfc3339: "2026-11-29T21:01:00+09:00")
    let elsewhere = try LocalTimestamp(rfc3339: "2026-11-29T12:01:00Z")
    var text = journal(line("0000000000", minute: 1), line("zzzzzzzzzz", minute: 2))
    var ids = ["0000000000"]
    for _ in 0..<5 {
      var change = JournalChange(of: try JournalDocument(text))
      for at in [moment, elsewhere] {
        // Small numbers, so that there is room behind them all.
        let id = change.newID(at: at, randomBits: random.next() >> 20)
        change.add(JournalEntry(id: id, at: at))
        ids.append(id.text)
      }
      text = change.composed
    }
    #expect(ids.count == 11)
    #expect(try JournalDocument(text).recordIDs == ids + ["zzzzzzzzzz"])
  }

  @Test("In a second of its own an entry gets the identifier that chance decides")
  func newIDAlone() throws {
    let moment = try LocalTimestamp(rfc3339: "2026-11-29T21:02:00+09:00")
    #expect(try change.newID(at: moment, randomBits: 31) == .new(randomBits: 31))
    let empty = JournalChange(of: JournalDocument())
    #expect(empty.newID(at: moment, randomBits: 31) == .new(randomBits: 31))
  }

  @Test("Moments and events are those that there will be after the change")
  func momentsAfterwards() throws {
    var change = try change
    try change.edit("a") { entry in
      entry.event = .start
      entry.at = try LocalTimestamp(rfc3339: "2026-11-29T22:00:00+09:00")
    }
    try change.delete("b")
    var slip = try JournalEntry("d", at: "2026-11-29T23:00:00+09:00")
    slip.event = .slip
    change.add(slip)
    var seen: [String] = []
    change.forEachMomentAfterwards { moment, event in
      seen.append("\(moment.rfc3339) \(event?.name ?? "-")")
    }
    #expect(
      seen.sorted() == [
        "2026-11-29T21:01:00+09:00 -", "2026-11-29T22:00:00+09:00 start",
        "2026-11-29T23:00:00+09:00 slip",
      ])
  }
}
