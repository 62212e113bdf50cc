import SoberlogCore
import Testing

@testable import SoberlogStore

@Suite("Where entries stand after a change")
struct EntryPlacesTests {
  @Test("An unsorted file is sorted by the first change")
  func sorting() throws {
    let lines = [line("c", minute: 2), line("a"), line("b", minute: 2), line("d", minute: 1)]
    let old = journal(lines.joined(separator: ",\n"))
    #expect(
      try JournalDocument(old).changed { _ in } == journal(lines[1], lines[3], lines[2], lines[0]))
  }

  @Test(
    "Entries that come stand by instant, those of one second by identifier",
    arguments: [
      ("0", "20:59:59+09:00", 0), ("z", "20:59:59+09:00", 0), ("0", "21:00:00+09:00", 0),
      ("az", "21:00:00+09:00", 1), ("cz", "12:00:00Z", 2), ("d", "21:00:01+09:00", 2),
      ("d", "21:01:00+09:00", 2), ("f", "07:01:00-05:00", 3), ("0", "21:01:01+09:00", 3),
    ])
  func places(id: String, time: String, place: Int) throws {
    let lines = [line("a"), line("c"), line("e", minute: 1)]
    let entry = try JournalEntry(id, at: "2026-11-29T" + time)
    let document = try JournalDocument(journal(lines.joined(separator: ",\n")))
    let new = document.changed { $0.add(entry) }
    var expected = lines
    expected.insert(String(decoding: EntryLine(entry).bytes, as: UTF8.self), at: place)
    #expect(new == journal(expected.joined(separator: ",\n")))
  }

  @Test(
    "An entry whose time changes moves, one whose instant stays stands still",
    arguments: [
      ("20:59:00+09:00", ["b", "a", "c", "d"]), ("21:00:00+09:00", ["a", "b", "c", "d"]),
      ("12:01:00+00:00", ["a", "b", "c", "d"]), ("21:02:00+09:00", ["a", "b", "c", "d"]),
      ("21:03:00+09:00", ["a", "c", "b", "d"]), ("21:04:00+09:00", ["a", "c", "d", "b"]),
    ])
  func moving(time: String, order: [String]) throws {
    var lines = [
      "a": line("a"), "b": line("b", minute: 1), "c": line("c", minute: 2),
      "d": line("d", minute: 3),
    ]
    let document = try JournalDocument(
      journal(lines.values.sorted().joined(separator: ",\n")))
    let new = try document.changed { change in
      try change.edit("b") { $0.at = try LocalTimestamp(rfc3339: "2026-11-29T" + time) }
    }
    lines["b"] = line("b").replacing("21:00:00+09:00", with: time)
    #expect(new == journal(order.compactMap { lines[$0] }.joined(separator: ",\n")))
  }

  @Test("Deleted entries leave their identifier and the time, by identifier")
  func deletions() throws {
    let ids = ["b", "A", "f", "é", "e\u{301}", "a", "\u{FF21}", "😀"]
    let document = try JournalDocument(
      journal(
        ids.map { line($0) }.joined(separator: ",\n"),
        deleted: [
          #"{"id":"aa","at":"2026-11-30T12:15:00Z"}"#, #"{"id":"Z","at":"2026-11-30T12:15:00Z"}"#,
        ]))
    let new = try document.changed { change in
      for record in document.records {
        change.delete(record, at: try LocalTimestamp(rfc3339: "2026-12-01T09:00:00+09:00"))
      }
    }
    let sorted = ["A", "Z", "a", "aa", "b", "e\u{301}", "f", "é", "\u{FF21}", "😀"]
    let expected = sorted.map { id in
      let time = ["aa", "Z"].contains(id) ? "2026-11-30T12:15:00Z" : "2026-12-01T00:00:00Z"
      return #"{"id":"\#(id)","at":"\#(time)"}"#
    }
    #expect(new.utf8.elementsEqual(journal(deleted: expected).utf8))
  }

  @Test("An entry that is deleted twice, or was deleted before, is remembered once")
  func deletedTwice() throws {
    let document = try JournalDocument(
      journal(line("a"), deleted: [#"{"id":"a","at":"2026-11-30T12:15:00Z"}"#]))
    let new = try document.changed { change in
      try change.delete("a", at: "2026-12-01T00:00:00Z")
      try change.delete("a", at: "2026-12-02T00:00:00Z")
    }
    #expect(new == journal(deleted: [#"{"id":"a","at":"2026-12-01T00:00:00Z"}"#]))
  }

  @Test("A line that is put back stands as it was, and does not count as deleted any more")
  func restoring() throws {
    let document = try JournalDocument(
      journal(
        line("b", minute: 1),
        deleted: [
          #"{"id":"a","at":"2026-11-30T12:15:00Z"}"#, #"{"id":"c","at":"2026-11-30T12:15:00Z"}"#,
        ]))
    let old = [
      #"{ "id":"a", "at":"2026-11-29T21:00:00+09:00" }"#,
      #"{"at":"2026-11-29T12:01:00Z", "id":"b"}"#,
    ]
    let lines = try old.map { try #require(EntryLine(parsing: Array($0.utf8))) }
    var change = JournalChange(of: document)
    change.restore(lines[0], inPlaceOf: nil)
    change.restore(lines[1], inPlaceOf: document.record("b"))
    #expect(change.isReadBack)
    #expect(
      change.composed
        == journal(old[0], old[1], deleted: [#"{"id":"c","at":"2026-11-30T12:15:00Z"}"#]))
  }
}
