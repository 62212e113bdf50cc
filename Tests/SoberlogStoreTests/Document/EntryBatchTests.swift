import SoberlogCore
import StrictJSON
import Testing

@testable import SoberlogStore

@Suite("A batch of entries from elsewhere")
struct EntryBatchTests {
  /// Entries of all kinds.
  private static var entries: [JournalEntry] {
    get throws {
      var rich = try JournalEntry("b", at: "2026-11-29T21:15:00-05:00", note: "高尾山\n\"\u{202E}\\/")
      rich.mood = .best
      rich.emoji = "🏔️"
      rich.event = .unknown("later \u{7F}")
      rich.edited = try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00")
      rich.unknownFields = [
        UnknownField(name: "z é", json: " [1.50, {\"a\" : \"\\u0041\"}]"),
        UnknownField(name: "a", json: "null"),
      ]
      return [try JournalEntry("a"), rich, try JournalEntry("é \"山\"", note: "e\u{301}")]
    }
  }

  /// The entry of a line that another program may have written.
  private static func json(_ text: String) throws -> EntryJSON {
    var reader = try JSONReader(Array(text.utf8))
    return try EntryJSON(from: &reader)
  }

  @Test("An entry has the line that it has when it is written here, and comes back as it was")
  func lines() throws {
    var batch = EntryBatch()
    for (place, entry) in try EntryBatchTests.entries.enumerated() {
      #expect(batch.add(entry) == .added)
      #expect(batch.entry(at: place).isIdentical(to: batch.entry(at: place)))
      #expect(EntryLine(batch.entry(at: place)).bytes == EntryLine(entry).bytes)
      #expect(batch.id(at: place) == entry.id)
      #expect(batch.moment(at: place) == entry.at)
      #expect(batch.contains(entry.id))
    }
    let lines = try EntryBatchTests.entries.map { EntryLine($0).bytes }
    #expect(batch.bytes == Array("[".utf8) + lines.joined(separator: Array(",".utf8)) + "]".utf8)
    #expect(batch.isReadBack && batch.count == 3)
    #expect(try !batch.contains(JournalEntry("c").id))
  }

  @Test("A line of a journal is copied and read back; what is not as its record says is noticed")
  func copiedLines() throws {
    let document = try JournalDocument(journal(line("a", minute: 1), line("b", minute: 2)))
    var batch = EntryBatch()
    for record in document.records {
      batch.add(record, of: document, hashOfID: document.hashOfID(record))
    }
    let lines = [line("a", minute: 1), line("b", minute: 2)].joined(separator: ",")
    #expect(batch.bytes == Array("[\(lines)]".utf8))
    #expect(batch.isReadBack && (0..<2).map { batch.id(at: $0).text } == ["a", "b"])
    let others = [
      journal(line("a", minute: 3), line("b", minute: 2)),
      journal(line("longer", minute: 1), line("b", minute: 2)),
    ]
    for other in try others.map({ try JournalDocument($0) }) {
      var batch = EntryBatch()
      batch.add(document.records[0], of: other, hashOfID: document.hashOfID(document.records[0]))
      #expect(!batch.isReadBack && batch.count == 0 && batch.bytes == Array("[]".utf8))
    }
  }

  @Test(
    "JSON that was read gives the same line as its entry, whatever its layout",
    arguments: [
      #"{"at":"2026-11-29T21:00:00+09:00","id":"x"}"#,
      #"{"note":null,"id":"x","mood":null,"at":"2026-11-29t21:00:00.5z","emoji":null,"day":"2026"}"#,
      #"{"at":"2026-11-29T21:00:00+09:00","id":"\u0078","note":"\u0041\/\ud83c\udf75\n\u202e","day":1}"#,
      "{ \"id\" : \"x\",\t\"at\":\"2026-11-29T21:00:00Z\", \"note\" : \"\u{202E}山\u{7F}☀️\" }",
      #"{"at":"2026-11-29T21:00:00Z","id":"x","event":"slip","emoji":"🍵","later":[ 1 , {} ],"é":""}"#,
      #"{"at":"2026-11-29T21:00:00Z","id":"x","mood":"best","edited":"2026-11-30T09:00:00+09:00"}"#,
      #"{"at":"2026-11-29T21:00:00+09:00","day":"","id":"x","mood":"bad","emoji":null,"note":"山\n"}"#,
      #"{"at":"2026-11-29T21:00:00Z","id":"x","mood":"best","emoji":"🍵","event":"urge","note":""}"#,
      #"{"at":"2026-11-29T21:00:00Z","id":"x","mood":"best","event":"later","note":"a"}"#,
      #"{"at":"2026-11-29T21:00:00Z","id":"x","mood":"best","note":"a\/\u202e"}"#,
    ])
  func json(text: String) throws {
    let read = try EntryBatchTests.json(text)
    var fromJSON = EntryBatch()
    #expect(fromJSON.add(read) == .added)
    let entry = fromJSON.entry(at: 0)
    var decoded = EntryBatch()
    #expect(decoded.add(entry) == .added)
    #expect(fromJSON.bytes == decoded.bytes)
    #expect(fromJSON.records == decoded.records)
    #expect(fromJSON.isReadBack)
    #expect(entry.id.text == "x" && !entry.unknownFields.contains { $0.name == "day" })
    #expect(fromJSON.add(read) == .repeated(0))
    #expect(fromJSON.add(entry) == .repeated(0))
  }

  @Test(
    "What is no entry is refused, as in a journal",
    arguments: [
      "{}", "[]", #"{"id":"x"}"#, #"{"at":"2026-11-29T21:00:00Z"}"#,
      #"{"at":"2026-11-29T21:00:00","id":"x"}"#, #"{"at":"2026-11-29T21:00:00Z","id":""}"#,
      #"{"at":"2026-11-29T21:00:00Z","id":"x","mood":"great"}"#,
      #"{"at":"2026-11-29T21:00:00Z","id":"x","note":1}"#,
      #"{"at":"2026-11-29T21:00:00Z","id":"x","id":"y"}"#,
    ])
  func noEntry(text: String) {
    #expect(throws: (any Error).self) { try EntryBatchTests.json(text) }
  }

  @Test("A long note is one by its text, not by its escapes")
  func longNotes() throws {
    let escapes = String(repeating: #"\u0041"#, count: 10)
    let entry = try EntryBatchTests.json(
      #"{"at":"2026-11-29T21:00:00Z","id":"x","note":"\#(escapes)"}"#)
    #expect(!entry.hasNote(longerThan: 10))
    #expect(entry.hasNote(longerThan: 9))
    #expect(
      try !EntryBatchTests.json(#"{"at":"2026-11-29T21:00:00Z","id":"x"}"#).hasNote(longerThan: 0))
  }

  @Test("Of two with one identifier the second is a repetition or in conflict, and leaves no trace")
  func additions() throws {
    var batch = EntryBatch()
    let entries = try EntryBatchTests.entries
    for entry in entries { _ = batch.add(entry) }
    let bytes = batch.bytes
    for (place, entry) in entries.enumerated() {
      #expect(batch.add(entry) == .repeated(place))
      var other = entry
      other.note += "."
      #expect(batch.add(other) == .conflicting(place))
    }
    #expect(batch.bytes == bytes && batch.count == 3)
    #expect(batch.add(try JournalEntry("c")) == .added)
    #expect(
      try JournalDocument(
        #"{"soberlog":1,"entries":\#(String(decoding: batch.bytes, as: UTF8.self))}"#
      ).entryCount == 4)
  }

  @Test("Each of many identifiers is found again")
  func manyIDs() throws {
    var batch = EntryBatch()
    for number in 0..<3000 {
      let entry = try JournalEntry("id\(number)")
      #expect(batch.add(entry) == .added)
    }
    for number in [0, 1, 63, 64, 1500, 2999] {
      #expect(batch.add(try JournalEntry("id\(number)")) == .repeated(number))
      #expect(batch.add(try JournalEntry("id\(number)", note: "x")) == .conflicting(number))
    }
  }

  @Test("The records are in the order of a journal")
  func order() throws {
    var batch = EntryBatch()
    for (id, minute) in [("c", 2), ("a", 5), ("z", 2), ("b", 2), ("d", 1)] {
      _ = batch.add(try JournalEntry(id, at: "2026-11-29T21:0\(minute):00+09:00"))
    }
    let sorted = batch.sortedRecords.map { EntryID.ofEntry($0, in: batch.bytes).text }
    #expect(sorted == ["d", "b", "c", "z", "a"])
    #expect(batch.selecting([3, 1]).sortedRecords.count == 2)
    #expect(batch.selecting([3, 1]).id(at: 0).text == "b")
  }

  @Test(
    "An entry that does not read as it was meant stops the change, however the batch is divided")
  func readBack() throws {
    var bad = try JournalEntry("bad")
    bad.unknownFields = [UnknownField(name: "x", json: "1}")]
    var early = try JournalEntry("early")
    early.at = LocalTimestamp(utcSeconds: -3_000_000_000)
    for entry in [bad, early] {
      var batch = EntryBatch()
      _ = batch.add(entry)
      #expect(!batch.isReadBack && !batch.isEmpty)
      _ = batch.add(try JournalEntry("old"))
      var change = JournalChange(of: try JournalDocument(journal(line("old"))))
      _ = change.bring(batch)
      #expect(!change.isEmpty && !change.isReadBack)
    }
  }
}
