import SoberlogCore
import StrictJSON

// How the members of a journal other than the entries are read.

extension JSONReader {
  /// Reads the format version: a whole number from 1.
  mutating func readVersion() throws -> Int {
    let number = try readNumber()
    guard let version = integer(number), version >= 1 else {
      throw JournalDamage(.badVersion, at: number.range.lowerBound)
    }
    return version
  }

  /// Reads the settings, and returns them with the bytes where they stand.
  mutating func readSettings() throws -> (JournalSettings, Range<Int>) {
    var settings = JournalSettings()
    let start = try enterObject()
    while let key = try nextKey() {
      if let known = JournalSettings.Key(rawValue: string(key)) {
        try readSetting(known, into: &settings)
      } else {
        _ = try skipValue()
      }
    }
    return (settings, start..<offset)
  }

  /// Reads the value of a setting that the program knows.
  mutating func readSetting(
    _ key: JournalSettings.Key, into settings: inout JournalSettings
  ) throws {
    _ = try peek()
    let start = offset
    do {
      switch key {
      case .startCountsAs:
        let number = try readNumber()
        try settings.set(key, to: String(decoding: bytes[number.range], as: UTF8.self))
      case .dayStartsAt, .savings:
        try settings.set(key, to: string(try readString()))
      }
    } catch is SettingError {
      throw JournalDamage(.badSetting(key.rawValue), at: start)
    }
  }

  /// Reads the entries that were deleted.
  mutating func readDeleted() throws -> [DeletedEntry] {
    var deleted: [DeletedEntry] = []
    try enterArray()
    while try nextElement() { deleted.append(try readDeletedEntry()) }
    return deleted
  }

  /// Reads one entry that was deleted; fields that are not known are left for the copy.
  private mutating func readDeletedEntry() throws -> DeletedEntry {
    var id: EntryID?
    var at: LocalTimestamp?
    let start = try enterObject()
    while let key = try nextKey() {
      switch key.name {
      case "id": id = EntryID(string(try readID()))
      case "at": at = try readTimestamp(field: "at")
      default: try skipValue()
      }
    }
    guard let id else { throw JournalDamage(.missingField("id"), at: start) }
    guard let at else { throw JournalDamage(.missingField("at"), at: start) }
    return DeletedEntry(id: id, at: at, range: start..<offset)
  }
}
