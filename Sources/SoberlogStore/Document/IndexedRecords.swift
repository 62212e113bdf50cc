import SoberlogCore
import StrictJSON

/// The records of an index, read from its file in the order of the journal.
///
/// They can be records of a journal as they come, but only once all of them were read it is known that
/// they are what was written.
struct IndexedRecords: ~Copyable {
  /// What is known besides them.
  let ending: EntryIndex.Ending

  /// The first unit of the file.
  private let heading: IndexUnit

  /// The last unit of the file.
  private let lastUnit: IndexUnit

  /// The file.
  private let file: Descriptor

  /// Where the units of the records stand in the file, in bytes.
  private let units: Range<Int>

  /// Where the next unit stands.
  private var offset: Int

  /// The hash of the units that were read.
  private var hash = ByteHash()

  /// Where the last record ends in the journal.
  private var lastEnd: Int
}

extension IndexedRecords {
  /// How much of the file is read at once, in bytes: whole units and whole blocks of the hash.
  private static let chunk = IndexUnit.size * ByteHash.blockSize * 32

  /// Fewer bytes than any entry has, which must have a moment and an identifier.
  private static let shortestEntry = 32

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - journalSize: the size of the journal, in bytes.
  /// - Returns: nil when it cannot be the index of a journal of this size.
  init?(inFile path: String, journalSize: Int) {
    guard let file = try? System.openFileButNoLink(path), let facts = try? System.facts(of: file),
      facts.kind == .regular, facts.size >= 2 * IndexUnit.size,
      facts.size % IndexUnit.size == 0
    else { return nil }
    let units = IndexUnit.size..<facts.size - IndexUnit.size
    guard units.count / IndexUnit.size <= journalSize / IndexedRecords.shortestEntry,
      let heading = IndexUnit(at: 0, of: file), heading.words.0 == EntryIndex.signature,
      heading.words.1 == journalSize,
      let lastUnit = IndexUnit(at: units.upperBound, of: file),
      let ending = EntryIndex.Ending(lastUnit, journalSize: journalSize)
    else { return nil }
    self.ending = ending
    self.heading = heading
    self.lastUnit = lastUnit
    self.file = file
    self.units = units
    offset = units.lowerBound
    lastEnd = ending.entries.lowerBound
  }

  /// The hash that the journal has to have for these to be its records.
  var journalHash: UInt64 { heading.words.2 }

  /// Reads the file ahead to know whether it is sound, before a record is looked at.
  ///
  /// - Complexity: O(size of the file), in constant memory.
  func areSound() -> Bool {
    var hash = ByteHash()
    for offset in stride(from: units.lowerBound, to: units.upperBound, by: IndexedRecords.chunk) {
      guard let bytes = chunk(at: offset) else { return false }
      hash.update(bytes.span)
    }
    return lastUnit.proves(heading, unitsWithHash: hash.value)
  }

  /// The next bytes of the units; nil when they cannot be read.
  private func chunk(at offset: Int) -> [UInt8]? {
    let length = min(IndexedRecords.chunk, units.upperBound - offset)
    guard let bytes = try? System.readChunk(file, atMost: length, from: offset),
      bytes.count == length
    else { return nil }
    return bytes
  }

  /// The number of all records.
  var count: Int { units.count / IndexUnit.size }

  /// Whether all records were read, and are what was written.
  var areProven: Bool {
    offset == units.upperBound && lastUnit.proves(heading, unitsWithHash: hash.value)
  }

  /// Reads the next records, each of which stands among the entries of the journal and behind the one
  /// before it; nil when there are no more or when that fails.
  mutating func next() -> [EntryRecord]? {
    var records: [EntryRecord] = []
    return readNext(to: &records) ? records : nil
  }

  /// Reads the next records, somewhat more of them than a number if there are so many; nil when there
  /// are no more or when that fails.
  mutating func next(atLeast count: Int) -> [EntryRecord]? {
    var records: [EntryRecord] = []
    while records.count < count, offset < units.upperBound {
      guard readNext(to: &records) else { return nil }
    }
    return records.isEmpty ? nil : records
  }

  /// Reads the next records and appends them; false when there are no more or when that fails.
  private mutating func readNext(to records: inout [EntryRecord]) -> Bool {
    guard offset < units.upperBound, let bytes = chunk(at: offset) else { return false }
    records.reserveCapacity(records.count + bytes.count / IndexUnit.size)
    for place in stride(from: 0, to: bytes.count, by: IndexUnit.size) {
      guard let record = EntryRecord(IndexUnit(at: place, in: bytes.span)),
        record.range.lowerBound >= lastEnd, record.range.upperBound <= ending.entries.upperBound
      else { return false }
      lastEnd = record.range.upperBound
      records.append(record)
    }
    hash.update(bytes.span)
    offset += bytes.count
    return true
  }
}
