import SoberlogCore
public import StrictJSON

/// An entry as JSON that was read and checked, but not decoded: most of its text is only copied.
public struct EntryJSON: Sendable {
  /// Its fields.
  let fields: EntryFields

  /// The bytes in which they stand.
  let bytes: [UInt8]

  /// Reads an entry as the journal or `--json` has it.
  ///
  /// Known fields that are absent may be null. The day, which follows from the moment, is passed
  /// over.
  ///
  /// - Parameter reader: stands before the entry; stands behind it afterwards.
  /// - Throws: `JSONError`, or `JournalDamage` when it is no sound entry.
  public init(from reader: inout JSONReader) throws {
    bytes = reader.bytes
    fields = try EntryFields(from: &reader, isExported: true)
  }

  /// The length in bytes of the JSON.
  public var size: Int { fields.range.count }

  /// Whether it is known to have no line end in it.
  public var isOnOneLine: Bool { fields.isPlain }

  /// Whether the note has more bytes than a limit.
  public func hasNote(longerThan limit: Int) -> Bool {
    guard let note = fields.optional.note, note.range.count > limit else { return false }
    return note.text(in: bytes).utf8.count > limit
  }
}
