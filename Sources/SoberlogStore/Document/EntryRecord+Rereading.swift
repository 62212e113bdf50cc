// Reads the entry of a record again, from the bytes that the record was read from.

import SoberlogCore
import StrictJSON

extension JournalEntry {
  /// Makes an entry that was read before.
  init(_ record: EntryRecord, in bytes: [UInt8]) {
    let (fields, reader) = EntryFields.ofEntry(record, in: bytes)
    self.init(fields, in: reader)
  }

  /// Makes an entry from its fields.
  init(_ fields: EntryFields, in reader: JSONReader) {
    let optional = fields.optional
    self.init(
      id: EntryID(fields, in: reader), at: fields.at, mood: optional.mood,
      emoji: optional.emoji.map { reader.string($0) },
      event: optional.event.map { JournalEvent(name: reader.string($0)) },
      note: optional.note.map { reader.string($0) } ?? "",
      edited: optional.edited,
      unknownFields: optional.unknown.map { name, value in
        UnknownField(
          name: reader.string(name), json: String(decoding: reader.bytes[value], as: UTF8.self))
      })
  }
}

extension EntryID {
  /// Makes the identifier of an entry from its fields.
  init(_ fields: EntryFields, in reader: JSONReader) {
    self.init(checked: fields.id, in: reader.bytes)
  }

  /// The identifier of an entry that was read before.
  static func ofEntry(_ record: EntryRecord, in bytes: [UInt8]) -> EntryID {
    EntryID(checked: EntryFields.id(of: record, in: bytes), in: bytes)
  }

  /// Makes the identifier that a string is, which was read as one.
  private init(checked text: JSONString, in bytes: [UInt8]) {
    guard let id = EntryID(text.text(in: bytes)) else {
      preconditionFailure("Reading the fields checks the identifier.")
    }
    self = id
  }
}

extension EntryFields {
  /// The fields of an entry that was read before, and the reader that knows their text.
  static func ofEntry(
    _ record: EntryRecord, in bytes: [UInt8]
  ) -> (EntryFields, JSONReader) {
    var reader = JSONReader(bytes, rereadingFrom: record.range.lowerBound)
    var fields = EntryFields()
    fields.reread(record, by: &reader)
    return (fields, reader)
  }

  /// Reads an entry that was read before in place of this one.
  ///
  /// - Parameter reader: has the bytes of the journal.
  mutating func reread(_ record: EntryRecord, by reader: inout JSONReader) {
    if record.layout.traits.contains(.isKnown) {
      take(record, in: reader.bytes)
      return
    }
    do {
      reader.move(to: record.range.lowerBound)
      try readNext(from: &reader)
    } catch {
      preconditionFailure("The entry was read before, when the document was.")
    }
  }

  /// The identifier of an entry that was read before; where its layout is known nothing is parsed.
  static func id(of record: EntryRecord, in bytes: [UInt8]) -> JSONString {
    record.layout.traits.contains(.isKnown)
      ? record.layout.texts(of: record, in: bytes).id : ofEntry(record, in: bytes).0.id
  }
}

extension EntryRecord {
  /// Whether it comes before another one of the same journal in the order of instant and identifier.
  func precedes(_ other: EntryRecord, in bytes: [UInt8]) -> Bool {
    if at.instant != other.at.instant { return at.instant < other.at.instant }
    return EntryID.ofEntry(self, in: bytes) < EntryID.ofEntry(other, in: bytes)
  }
}
