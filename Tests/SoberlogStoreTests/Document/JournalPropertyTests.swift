import Foundation
import SoberlogCore
import TestSupport
import Testing

@testable import SoberlogStore

/// Random changes of random journals against a model that Foundation reads, on journals that are
/// the same in every test run.
@Suite("Random changes of random journals")
struct JournalPropertyTests {
  @Test(
    "The new document says what the model says, and keeps untouched lines", arguments: UInt64(1)...8
  )
  func changes(seed: UInt64) throws {
    var seeds = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var journal = RandomJournal(seed: seeds.next())
      let document = try JournalDocument(journal.text)
      var model = try NaiveJournal(journal.text)
      var change = JournalChange(of: document)
      var untouched = Dictionary(
        uniqueKeysWithValues: journal.entries.map { (NaiveJournal.key($0.id), $0.text) })
      for record in document.records {
        let key = NaiveJournal.key(document.id(record).text)
        switch Int.random(in: 0..<6, using: &journal.random) {
        case 0: try Self.delete(record, in: &change, model: &model)
        case 1, 2: try Self.replace(record, in: &change, model: &model, by: &journal)
        default: continue
        }
        untouched[key] = nil
      }
      try Self.add(to: &change, model: &model, by: &journal)
      try Self.bring(to: &change, model: &model, by: &journal)
      if journal.chance(2) {
        try change.settings.set(.dayStartsAt, to: "05:00")
        model.settings["dayStartsAt"] = "05:00"
      }
      // An entry that spans lines is written anew, with the fields that are always there.
      for (key, text) in untouched where text.contains("\n") {
        model.entries[key]?.merge(["mood": "notSelected", "note": ""]) { old, _ in old }
        untouched[key] = nil
      }
      #expect(change.isReadBack)
      try Self.expect(change.composed, from: model, untouched: untouched)
    }
  }

  /// Deletes an entry.
  private static func delete(
    _ record: EntryRecord, in change: inout JournalChange, model: inout NaiveJournal
  ) throws {
    let id = change.document.id(record).text
    change.delete(record, at: try LocalTimestamp(rfc3339: "2027-01-01T00:00:00Z"))
    model.entries[NaiveJournal.key(id)] = nil
    model.deleted[NaiveJournal.key(id)] = ["id": id, "at": "2027-01-01T00:00:00Z"]
  }

  /// Changes some fields of an entry.
  private static func replace(
    _ record: EntryRecord, in change: inout JournalChange, model: inout NaiveJournal,
    by journal: inout RandomJournal
  ) throws {
    var entry = change.document.entry(record)
    var object = model.entries[NaiveJournal.key(entry.id.text)] ?? [:]
    if journal.chance(2) { entry.note = journal.note() }
    if journal.chance(1) { entry.at = try journal.moment() }
    if journal.chance(2) { entry.mood = journal.choice(EmotionLevel.allCases) }
    if journal.chance(1) { entry.emoji = journal.choice([nil, "🍵"]) }
    if journal.chance(1) { entry.event = journal.choice([nil, .slip, .unknown("later")]) }
    entry.edited = try LocalTimestamp(rfc3339: "2027-01-01T09:00:00+09:00")
    object["note"] = entry.note
    object["at"] = entry.at.rfc3339
    object["mood"] = entry.mood.name
    object["emoji"] = entry.emoji
    object["event"] = entry.event?.name
    object["edited"] = "2027-01-01T00:00:00Z"
    if let field = entry.unknownFields.last, journal.chance(1) {
      entry.unknownFields.removeLast()
      object[field.name] = nil
    }
    change.replace(record, with: entry)
    model.entries[NaiveJournal.key(entry.id.text)] = object
  }

  /// Adds some entries.
  private static func add(
    to change: inout JournalChange, model: inout NaiveJournal, by journal: inout RandomJournal
  ) throws {
    for _ in 0..<Int.random(in: 0...4, using: &journal.random) {
      let at = try journal.moment()
      let id = change.newID(at: at, randomBits: journal.random.next())
      let note = journal.note()
      let unknown = UnknownField(name: "later", json: "[ 1 ]")
      change.add(JournalEntry(id: id, at: at, mood: .best, note: note, unknownFields: [unknown]))
      model.entries[NaiveJournal.key(id.text)] = [
        "id": id.text, "at": at.rfc3339, "mood": "best", "note": note, "later": [1],
      ]
    }
  }

  /// Brings in some entries, of which some are there already or were deleted.
  private static func bring(
    to change: inout JournalChange, model: inout NaiveJournal, by journal: inout RandomJournal
  ) throws {
    let old = journal.entries.map(\.id) + (0..<4).map { "gone\($0)" }
    let known = try Set(NaiveJournal(journal.text).entries.keys)
      .union(NaiveJournal(journal.text).deleted.keys)
    var batch = EntryBatch()
    for number in 0..<Int.random(in: 0...5, using: &journal.random) {
      let text = journal.chance(1) ? journal.choice(old) : "from elsewhere \(number % 4)"
      guard let id = EntryID(text) else { continue }
      let entry = JournalEntry(id: id, at: try journal.moment(), note: journal.note())
      guard batch.add(entry) == .added, !known.contains(NaiveJournal.key(text)) else { continue }
      model.entries[NaiveJournal.key(text)] = [
        "id": text, "at": entry.at.rfc3339, "mood": "notSelected", "note": entry.note,
      ]
    }
    let arrivals = change.bring(batch)
    let kinds = [arrivals.added, arrivals.known, arrivals.different, arrivals.deleted]
    #expect(kinds.flatMap(\.self).sorted() == Array(0..<batch.count))
  }

  /// Checks a new document.
  private static func expect(
    _ text: String, from model: NaiveJournal, untouched: [String: String]
  ) throws {
    let found = try NaiveJournal(text)
    let keys = try model.sortedKeys()
    #expect(found.order == keys)
    for key in keys {
      let entry = try NaiveJournal.text(try #require(model.entries[key]))
      #expect(try NaiveJournal.text(try #require(found.entries[key])) == entry)
    }
    #expect(try NaiveJournal.text(found.settings) == NaiveJournal.text(model.settings))
    #expect(try NaiveJournal.text(found.deleted) == NaiveJournal.text(model.deleted))
    #expect(try NaiveJournal.text(found.others) == NaiveJournal.text(model.others))
    try expectLayout(of: text, keys: keys, untouched: untouched)
    // Reading it again gives the same order, and writing it again the same bytes.
    let again = try JournalDocument(text)
    #expect(again.recordIDs.map(NaiveJournal.key) == keys)
    #expect(again.changed { _ in } == text)
  }

  /// Checks that each entry has its line, and that the lines that stay are the old bytes.
  private static func expectLayout(
    of text: String, keys: [String], untouched: [String: String]
  ) throws {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.elementsEqual(#""entries":["#.utf8) }) + 1
    #expect(lines.suffix(2).map { String($0) } == ["]}", ""])
    #expect(lines.count == start + keys.count + 2)
    for (index, key) in keys.enumerated() {
      let end = index < keys.count - 1 ? "," : ""
      guard let old = untouched[key] else { continue }
      #expect(lines[start + index].elementsEqual((old + end).utf8))
    }
  }
}
