import SoberlogCore
import StrictJSON

/// One walk through the bytes of a journal that reads and checks everything in it, but for entries that
/// an index tells.
struct JournalWalk {
  /// The members other than the entries.
  private(set) var head = JournalHead()

  /// The number of entries read so far.
  private(set) var entryCount = 0

  /// The records that are kept, in the order of the file.
  private var records: [EntryRecord] = []

  /// Whether the kept records so far are in the order of instant and identifier.
  private var isSorted = true

  /// The identifiers read so far.
  private(set) var ids = EntryIDSet()

  /// Stands at the first entry.
  private var firstEntry: JSONReader?

  /// The identifiers themselves, once two of them had the same hash.
  private var exactIDs: Set<[UInt8]>?

  /// Whether all entries so far, and what separates them, stand as this program writes them, and so
  /// on one line each.
  private(set) var areAllPlain = true

  /// Whether the settings were read.
  private var hasSettings = false

  /// The fewest and the most bytes of a stretch that is not the only one.
  private let stretchSizes: ClosedRange<Int>

  /// Tells the records of the entries if it knows them; nil when they are read in any case.
  private let index: EntryIndex?

  /// Whether the index told them.
  private(set) var isByIndex = false

  /// What the index is to have, when it has to be written.
  private var units: [UInt8] = []

  /// Where the entries stand, if they were read: what is between the brackets of their array.
  private var entriesRange: Range<Int>?

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - index: the index of the journal; nil when all entries are to be read and checked.
  ///   - stretchSizes: the fewest and the most bytes that a thread reads in one go.
  init(
    by index: EntryIndex? = nil, stretchSizes: ClosedRange<Int> = EntryStretch.usualSizes
  ) {
    self.index = index
    self.stretchSizes = stretchSizes
  }
}

extension JournalWalk {
  /// Writes the index, when there is to be one and it was not what told the entries; to be called once
  /// the journal was found to be sound.
  ///
  /// - Parameter bytes: the journal.
  func writeIndex(of bytes: [UInt8]) {
    guard let entriesRange, !isByIndex else { return }
    let ending = EntryIndex.Ending(entries: entriesRange, areAllPlain: areAllPlain)
    index?.write(units, ending, of: bytes)
  }

  /// Reads a whole journal.
  ///
  /// - Parameter makeTally: makes a tally without entries, once the settings are known.
  /// - Throws: `JSONError`, `JournalDamage`, and what `makeTally` throws.
  /// - Returns: a tally of the entries, and the records that it keeps by instant; those of one second
  ///   by identifier.
  mutating func read<Tally: EntryTally>(
    _ bytes: [UInt8], counting makeTally: (JournalSettings) throws -> Tally
  ) throws -> (records: [EntryRecord], tally: Tally) {
    var reader = try JSONReader(bytes)
    var tally: Tally?
    var waitingEntries: JSONReader?
    let start = try reader.enterObject()
    while let key = try reader.nextKey() {
      if key.name == "entries" {
        // The settings decide which entries are wanted, so entries before them have to wait.
        if hasSettings {
          tally = try readEntries(from: &reader, counting: makeTally(head.settings))
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
      tally = try readEntries(from: &waitingEntries, counting: makeTally(head.settings))
    }
    guard head.version > 0 else { throw JournalDamage(.missingField("soberlog"), at: start) }
    guard let tally else { throw JournalDamage(.missingField("entries"), at: start) }
    if !isSorted { records = sortedRecords(in: bytes) }
    if let most = tally.most, records.count > most { records = records.suffix(most) }
    return (records, tally)
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
  ///
  /// - Parameter tally: a tally without entries.
  /// - Returns: a tally of all of them.
  private mutating func readEntries<Tally: EntryTally>(
    from reader: inout JSONReader, counting tally: Tally
  ) throws -> Tally {
    try reader.enterArray()
    let start = reader.offset
    guard try reader.nextElement() else { return tally }
    if let counted = try takeIndexed(at: &reader, counting: tally) { return counted }
    var total: Tally?
    var isAtEnd = false
    while !isAtEnd {
      for (stretch, counted) in EntryStretch.next(
        from: reader, ofSizes: stretchSizes, isIndexed: index != nil, counting: tally)
      {
        try take(stretch, keeping: tally.most, in: reader.bytes)
        total?.add(counted)
        total = total ?? counted
        reader = stretch.end
        isAtEnd = stretch.isLast
      }
    }
    entriesRange = start..<reader.offset - 1
    return total ?? tally
  }

  /// Takes the entries into account that the index tells.
  ///
  /// - Parameters:
  ///   - reader: stands at the first entry; behind the array of the entries afterwards.
  ///   - tally: a tally without entries.
  /// - Returns: a tally of all of them; nil, and nothing was taken, when the index tells none.
  private mutating func takeIndexed<Tally: EntryTally>(
    at reader: inout JSONReader, counting tally: Tally
  ) throws -> Tally? {
    guard var known = index?.records(of: reader.bytes) else { return nil }
    var walk = self
    var total = tally
    while let records = known.next(atLeast: EntryStretch.mostKnown) {
      for stretch in EntryStretch.of(records, at: reader, counting: tally, addingTo: &total) {
        try walk.take(stretch, keeping: tally.most, in: reader.bytes)
      }
      // As a rule all are kept or few.
      if walk.records.count == walk.entryCount { walk.records.reserveCapacity(known.count) }
    }
    var end = reader
    end.move(to: known.ending.entries.upperBound)
    guard known.areProven, (try? end.nextElement()) == false else { return nil }
    walk.areAllPlain = known.ending.areAllPlain
    walk.isByIndex = true
    (self, reader) = (walk, end)
    return total
  }

  /// Takes the entries of a stretch into account.
  ///
  /// - Parameter most: about how many of the latest records are kept; nil for all.
  /// - Throws: `JournalDamage` for the first of them whose identifier occurred before, and otherwise
  ///   what is wrong with the entry behind them.
  private mutating func take(
    _ stretch: EntryStretch, keeping most: Int?, in bytes: [UInt8]
  ) throws {
    let hashes = stretch.idHashes
    if firstEntry == nil { firstEntry = stretch.start }
    if entryCount == 0, !hashes.isEmpty {
      // As many as there will be if all entries are like these, and some more: a table that grows is
      // there twice.
      let size = max(1, stretch.end.offset - stretch.start.offset)
      let alikeCount = hashes.count * (bytes.count - stretch.start.offset) / size
      let expectedCount = alikeCount + alikeCount / 16
      ids.reserve(expectedCount)
      if index != nil { units.reserveCapacity(expectedCount * IndexUnit.size) }
      if stretch.records.count == stretch.count { records.reserveCapacity(expectedCount) }
    }
    var areDistinct = true
    for hash in hashes where !ids.insert(hash: hash) { areDistinct = false }
    if !areDistinct || exactIDs != nil { try checkExactly(stretch) }
    if let failure = stretch.failure { throw failure }
    if let last = records.last, let first = stretch.records.first {
      isSorted = isSorted && last.precedes(first, in: bytes)
    }
    if !stretch.isSorted { isSorted = false }
    if !stretch.areAllPlain { areAllPlain = false }
    records += stretch.records
    units += stretch.units
    entryCount += stretch.count
    if let most { records.drop(butLatest: most) }
  }

  /// The kept records in the order of instant and identifier.
  private func sortedRecords(in bytes: [UInt8]) -> [EntryRecord] {
    let keyed = records.map { record in
      (record, EntryID.ofEntry(record, in: bytes))
    }
    return keyed.sorted { ($0.0.at.instant, $0.1) < ($1.0.at.instant, $1.1) }.map(\.0)
  }

  /// Compares the identifiers themselves, since those of two entries have the same hash and so almost
  /// certainly are the same: those of a stretch, and the first time those before it, too.
  ///
  /// - Throws: `JournalDamage` for the first entry whose identifier occurred before.
  private mutating func checkExactly(_ stretch: EntryStretch) throws {
    var seen = exactIDs ?? []
    exactIDs = nil
    var reader = stretch.start
    var count = stretch.count
    if seen.isEmpty, let firstEntry {
      reader = firstEntry
      count += entryCount
    }
    for place in 0..<count {
      if place > 0 { _ = try reader.nextElement() }
      let id = try EntryFields(from: &reader).id
      guard seen.insert(id.utf8(in: reader.bytes)).inserted else {
        throw JournalDamage(.duplicateID(reader.string(id)), at: id.range.lowerBound)
      }
    }
    exactIDs = seen
  }
}
