/// Decides which entries' records are kept, by what it has to look at.
enum EntryChoice {
  /// By the record alone.
  case byRecord((EntryRecord) -> Bool)
  /// By the record and the contents.
  case byContents((EntryRecord, EntryContents) -> Bool)
}

extension EntryChoice {
  /// Whether the record of an entry is kept.
  @inline(__always)
  func admits(_ record: EntryRecord, of fields: EntryFields, in bytes: [UInt8]) -> Bool {
    switch self {
    case .byRecord(let isWanted): isWanted(record)
    case .byContents(let isWanted): isWanted(record, EntryContents(fields, in: bytes))
    }
  }
}
