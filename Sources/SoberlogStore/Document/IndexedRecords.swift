import SoberlogCore
import StrictJSON

/// The records of an index, read from its file in the order of the journal.
struct IndexedRecords: ~Copyable {
  /// The hash that the journal has to have for these to be its records.
  let journalHash: UInt64

  /// What is known besides them.
  let ending: EntryIndex.Ending

  /// The file.
  private let file: Descriptor

  /// Where the units of the records stand in the file, in bytes.
  private let units: Range<Int>

  /// The hash of those units.
  private let unitsHash: UInt64

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

  /// Reads a file to know that it is sound; no record is looked at before that.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - journalSize: the size of the journal, in bytes.
  /// - Returns: nil when there is no sound file of a journal of this size.
  /// - Complexity: O(size of the file), in constant memory.
  init?(inFile path: String, journalSize: Int) {
    guard let file = try? System.openFileButNoLink(path), let facts = try? System.facts(of: file),
      facts.kind == .regular, facts.size >= 2 * IndexUnit.size,
      facts.size % IndexUnit.size == 0
    else { return nil }
    let units = IndexUnit.size..<facts.size - IndexUnit.size
    guard units.count / IndexUnit.size <= journalSize / IndexedRecords.shortestEntry,
      let heading = IndexUnit(at: 0, of: file), heading.words.0 == EntryIndex.signature,
      heading.words.1 == journalSize,
      let end = IndexUnit(at: units.upperBound, of: file),
      let unitsHash = IndexedRecords.hash(of: units, of: file),
      let ending = EntryIndex.Ending(end, behind: heading, unitsHash, journalSize: journalSize)
    else { return nil }
    journalHash = heading.words.2
    self.ending = ending
    self.file = file
    self.units = units
    self.unitsHash = unitsHash
    offset = units.lowerBound
    lastEnd = ending.entries.lowerBound
  }

  /// The hash of the units of a file; nil when it cannot be read.
  private static func hash(of units: Range<Int>, of file: borrowing Descriptor) -> UInt64? {
    var hash = ByteHash()
    for offset in stride(from: units.lowerBound, to: units.upperBound, by: chunk) {
      let length = min(chunk, units.upperBound - offset)
      guard let bytes = try? System.readChunk(file, atMost: length, from: offset),
        bytes.count == length
      else { return nil }
      hash.update(bytes.span)
    }
    return hash.value
  }

  /// The number of all records.
  var count: Int { units.count / IndexUnit.size }

  /// Whether all records were read, and are those that the file had when it was found to be sound.
  var isAtEnd: Bool { offset == units.upperBound && hash.value == unitsHash }

  /// Reads the next records, each of which stands among the entries of the journal and behind the one
  /// before it; nil when there are no more or when that fails.
  mutating func next() -> [EntryRecord]? {
    let length = min(IndexedRecords.chunk, units.upperBound - offset)
    guard length > 0,
      let bytes = try? System.readChunk(file, atMost: length, from: offset), bytes.count == length
    else { return nil }
    var records: [EntryRecord] = []
    records.reserveCapacity(length / IndexUnit.size)
    for place in stride(from: 0, to: length, by: IndexUnit.size) {
      guard let record = EntryRecord(IndexUnit(at: place, in: bytes.span)),
        record.range.lowerBound >= lastEnd, record.range.upperBound <= ending.entries.upperBound
      else { return nil }
      lastEnd = record.range.upperBound
      records.append(record)
    }
    hash.update(bytes.span)
    offset += length
    return records
  }
}
