import SoberlogCore
import StrictJSON

/// An entry as a line of the journal file, without the comma and the line end.
struct EntryLine: Hashable, Sendable {
  /// The line.
  let bytes: [UInt8]

  /// The identifier of the entry.
  let id: EntryID

  /// When the entry was written.
  let at: LocalTimestamp

  /// What the entry records besides writing.
  let event: JournalEvent?

  /// The instant of the last change, or of the entry when it was never changed, in seconds since
  /// 1970-01-01T00:00:00Z.
  let changedAt: Int64

  /// The entry that the line was written for; nil when it is the line of another document.
  let meant: JournalEntry?
}

extension EntryLine {
  /// Makes the line of an entry.
  private init(_ entry: JournalEntry, bytes: [UInt8]) {
    self.init(
      bytes: bytes, id: entry.id, at: entry.at, event: entry.event,
      changedAt: (entry.edited ?? entry.at).instant, meant: entry)
  }

  /// Writes a new entry: the known fields in the order of the format, then the unknown ones.
  init(_ entry: JournalEntry) {
    var bytes: [UInt8] = []
    entry.parts.appendLine(to: &bytes, JSONWriter.append)
    self.init(entry, bytes: bytes)
  }

  /// Writes a changed entry in place of an old one, whose fields keep their places.
  ///
  /// - Parameters:
  ///   - entry: what the entry says now.
  ///   - old: the old object.
  /// - Throws: `JSONError` when the old object is none.
  init(_ entry: JournalEntry, replacing old: [UInt8]) throws {
    var fields = try OrderedFields(of: old)
    let values = entry.fieldValues
    fields.set(values)
    fields.keep(Set(values.map(\.name)))
    self.init(entry, bytes: fields.object)
  }
}

extension EntryLine {
  /// Makes the line that an object is.
  ///
  /// - Parameters:
  ///   - bytes: the object, on one line.
  ///   - fields: its fields.
  ///   - reader: the reader that knows their text.
  init(bytes: [UInt8], _ fields: EntryFields, in reader: JSONReader) {
    self.init(
      bytes: bytes, id: EntryID(fields, in: reader), at: fields.at,
      event: fields.optional.event.map { JournalEvent(name: reader.string($0)) },
      changedAt: (fields.optional.edited ?? fields.at).instant, meant: nil)
  }

  /// Reads a line; nil when it is no sound entry.
  init?(parsing line: [UInt8]) {
    guard var reader = try? JSONReader(line), let fields = try? EntryFields(from: &reader),
      (try? reader.finish()) != nil
    else { return nil }
    self.init(bytes: line, fields, in: reader)
  }

  /// The whole entry.
  var entry: JournalEntry {
    if let meant { return meant }
    var reader = JSONReader(bytes, rereadingFrom: 0)
    guard let fields = try? EntryFields(from: &reader) else {
      preconditionFailure("The line was read before.")
    }
    return JournalEntry(fields, in: reader)
  }

  /// Whether the line stands before another one in a journal: by instant, then by identifier.
  func precedes(_ other: EntryLine) -> Bool {
    (at.instant, id) < (other.at.instant, other.id)
  }
}

extension JournalEntry {
  /// The fields that this entry has, with their values as JSON: those that the program knows in the
  /// order of the format, then the others.
  fileprivate var fieldValues: [(name: String, value: [UInt8])] {
    let texts: [(name: String, text: String?)] = [
      ("at", at.rfc3339), ("id", id.text), ("mood", mood.name), ("emoji", emoji),
      ("event", event?.name), ("note", note), ("edited", edited?.utcRFC3339),
    ]
    return texts.compactMap { name, text in text.map { (name, jsonString($0)) } }
      + unknownFields.map { ($0.name, jsonCompacted($0.json.utf8)) }
  }
}
