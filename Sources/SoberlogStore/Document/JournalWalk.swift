import SoberlogCore
import StrictJSON

/// One walk through the bytes of a journal that reads and checks everything in it.
struct JournalWalk {
  /// The members other than the entries.
  private(set) var head = JournalHead()

  /// The number of entries read so far.
  private(set) var entryCount = 0

  /// The records that were chosen, in the order of the file.
  private var records: [EntryRecord] = []

  /// Whether the chosen records so far are in the order of instant and identifier.
  private var isSorted = true

  /// The identifier of the last chosen record.
  private var lastID: JSONString?

  /// The identifiers read so far.
  private(set) var ids = EntryIDSet()

  /// Whether all entries so far stand as this program writes them, and so on one line each.
  private(set) var areAllPlain = true

  /// Whether the settings were read.
  private var hasSettings = false
}

extension JournalWalk {
  /// Reads a whole journal.
  ///
  /// - Throws: `JSONError`, `JournalDamage`, and what `choice` throws.
  ///
  /// - Returns: the chosen records by instant; those of one second by identifier.
  mutating func read(
    _ bytes: [UInt8], choosing choice: (JournalSettings) throws -> EntryChoice
  ) throws -> [EntryRecord] {
    var reader = try JSONReader(bytes)
    var hasEntries = false
    var waitingEntries: JSONReader?
    let start = try reader.enterObject()
    while let key = try reader.nextKey() {
      if key.name == "entries" {
        // The settings decide which entries are wanted, so entries before them have to wait.
        hasEntries = true
        if hasSettings {
          try readEntries(from: &reader, choosing: choice(head.settings))
        } else {
          waitingEntries = reader
          _ = try reader.skipValue()
        }
      } else {
        try readMember(key, from: &reader)
      }
    }
    try reader.finish()
    if var waitingEntries {
      try readEntries(from: &waitingEntries, choosing: choice(head.settings))
    }
    guard head.version > 0 else { throw JournalDamage(.missingField("soberlog"), at: start) }
    guard hasEntries else { throw JournalDamage(.missingField("entries"), at: start) }
    return isSorted ? records : sortedRecords(in: reader)
  }

  /// Reads the value of a member other than the entries.
  private mutating func readMember(_ key: JSONString, from reader: inout JSONReader) throws {
    switch key.name {
    case "soberlog": head.version = try reader.readVersion()
    case "settings":
      hasSettings = true
      (head.settings, head.settingsRange) = try reader.readSettings()
    case "deleted": head.deleted = try reader.readDeleted()
    default: head.unknown.append((reader.string(key), try reader.skipValue()))
    }
  }

  /// Reads the array of entries.
  private mutating func readEntries(
    from reader: inout JSONReader, choosing choice: EntryChoice
  ) throws {
    try reader.enterArray()
    while try reader.nextElement() {
      let fields = try EntryFields(from: &reader)
      if !ids.insert(fields.id, in: reader.bytes) {
        try refuseDuplicate(fields.id, in: reader)
      }
      entryCount += 1
      if !fields.isPlain { areAllPlain = false }
      if entryCount == JournalWalk.sampleCount {
        expectEntries(after: fields.range, in: reader.bytes)
      }
      let record = EntryRecord(fields)
      guard choice.admits(record, of: fields, in: reader.bytes) else { continue }
      if isSorted, let last = records.last, let lastID {
        isSorted =
          last.at.instant < record.at.instant
          || last.at.instant == record.at.instant && reader.precedes(lastID, fields.id)
      }
      records.append(record)
      lastID = fields.id
    }
  }

  /// After how many entries their size tells how many there may be.
  private static let sampleCount = 32

  /// Makes room for the identifiers of as many more entries as would fit into the rest of the file,
  /// if they were like the last one; for a hundred thousand at most, since they need not be.
  private mutating func expectEntries(after last: Range<Int>, in bytes: [UInt8]) {
    let rest = bytes.count - last.upperBound
    ids.reserve(entryCount + min(rest / last.count, 100_000))
  }

  /// The chosen records in the order of instant and identifier.
  private func sortedRecords(in reader: JSONReader) -> [EntryRecord] {
    let keyed = records.map { record in
      (record, EntryID.ofEntry(record, in: reader.bytes))
    }
    return keyed.sorted { ($0.0.at.instant, $0.1) < ($1.0.at.instant, $1.1) }.map(\.0)
  }

  /// Refuses an identifier whose hash an earlier one has, and so almost certainly the same text.
  private func refuseDuplicate(_ id: JSONString, in reader: JSONReader) throws {
    let text = reader.string(id)
    guard try hasEarlierEntry(withID: text, before: id, in: reader.bytes) else { return }
    throw JournalDamage(.duplicateID(text), at: id.range.lowerBound)
  }

  /// Whether an entry that stands before the given identifier has the same one.
  private func hasEarlierEntry(
    withID text: String, before id: JSONString, in bytes: [UInt8]
  ) throws -> Bool {
    var reader = try JSONReader(bytes)
    try reader.enterObject()
    while let key = try reader.nextKey() {
      guard key.name == "entries" else {
        _ = try reader.skipValue()
        continue
      }
      try reader.enterArray()
      while try reader.nextElement() {
        let fields = try EntryFields(from: &reader)
        if fields.id.range.lowerBound >= id.range.lowerBound { return false }
        if reader.string(fields.id).utf8.elementsEqual(text.utf8) { return true }
      }
    }
    return false
  }
}
