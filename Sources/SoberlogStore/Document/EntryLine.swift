import SoberlogCore
import StrictJSON

/// An entry as a line of the journal file, without the comma and the line end.
struct EntryLine: Hashable, Sendable {
  /// The entry that the line says.
  let entry: JournalEntry

  /// The line.
  let bytes: [UInt8]
}

extension EntryLine {
  /// Writes a new entry: the known fields in the order of the format, then the unknown ones.
  init(_ entry: JournalEntry) {
    var fields = OrderedFields()
    fields.set(entry.fieldValues)
    self.init(entry: entry, bytes: fields.object)
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
    self.init(entry: entry, bytes: fields.object)
  }
}

extension EntryLine {
  /// Reads a line; nil when it is no sound entry.
  init?(parsing line: [UInt8]) {
    guard var reader = try? JSONReader(line), let fields = try? EntryFields(from: &reader),
      (try? reader.finish()) != nil
    else { return nil }
    self.init(entry: JournalEntry(fields, in: reader), bytes: line)
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
