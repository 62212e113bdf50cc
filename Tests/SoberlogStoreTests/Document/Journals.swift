// Journals and their parts that the tests of the document share.

import SoberlogCore
import StrictJSON

@testable import SoberlogStore

/// A journal of these entries in the layout of the format; the first one stands on line 5.
func journal(_ entries: String..., settings: String = "{}", deleted: [String] = []) -> String {
  journal(entries, settings: settings, deleted: deleted)
}

/// The same with the entries in an array.
func journal(_ entries: [String], settings: String = "{}", deleted: [String] = []) -> String {
  let lines = { (elements: [String]) in elements.joined(separator: ",\n") }
  let deletedLines = deleted.isEmpty ? "" : lines(deleted) + "\n"
  let entryLines = entries.isEmpty ? "" : lines(entries) + "\n"
  return """
    {"soberlog":1,"settings":\(settings),
    "deleted":[
    \(deletedLines)],
    "entries":[
    \(entryLines)]}

    """
}

/// An entry of the format with an identifier, at a minute of one hour.
func line(_ id: String, minute: Int = 0, rest: String = "") -> String {
  let digits = (minute < 10 ? "0" : "") + String(minute)
  return """
    {"at":"2026-11-29T21:\(digits):00+09:00","id":"\(id)","mood":"notSelected"\(rest),"note":""}
    """
}

extension JournalDocument {
  /// Reads a journal from its text.
  init(_ text: String) throws {
    try self.init(Array(text.utf8))
  }

  /// The identifiers in the order of the records.
  var recordIDs: [String] { records.map { id($0).text } }

  /// The record of the entry with an identifier; nil when there is none.
  func record(_ id: String) -> EntryRecord? {
    records.first { self.id($0).text == id }
  }

  /// What a change makes of the journal.
  func changed(_ change: (inout JournalChange) throws -> Void) rethrows -> String {
    var draft = JournalChange(of: self)
    try change(&draft)
    return draft.composed
  }
}

extension JournalChange {
  /// The text of the new document.
  var composed: String {
    String(decoding: JournalComposition(self).contents.bytes, as: UTF8.self)
  }

  /// Changes something about the entry with an identifier.
  mutating func edit(_ id: String, _ body: (inout JournalEntry) throws -> Void) throws {
    guard let record = document.record(id) else { throw NoSuchEntry(id: id) }
    var entry = document.entry(record)
    try body(&entry)
    replace(record, with: entry)
  }

  /// Deletes the entry with an identifier.
  mutating func delete(_ id: String, at time: String = "2026-12-01T00:00:00Z") throws {
    guard let record = document.record(id) else { throw NoSuchEntry(id: id) }
    delete(record, at: try LocalTimestamp(rfc3339: time))
  }
}

/// A test asks for an entry that is not there.
struct NoSuchEntry: Error {
  /// The identifier.
  let id: String
}

extension JournalEntry {
  /// An entry at a moment, with a note.
  init(_ id: String, at moment: String = "2026-11-29T21:00:00+09:00", note: String = "") throws {
    guard let id = EntryID(id) else { throw NoSuchEntry(id: id) }
    self.init(id: id, at: try LocalTimestamp(rfc3339: moment), note: note)
  }
}
