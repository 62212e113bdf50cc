import SoberlogCore
import StrictJSON

/// The records of all entries of a journal, kept in a file of its own, so that the entries need not
/// be read and checked again as long as not a byte of the journal has changed.
///
/// That is proved by a hash of all bytes, not by times and sizes: whoever changed the journal, in
/// whatever way, and whatever became of the disk, the index then counts as missing. So does an index
/// that is damaged, since it has a hash of its own. It is never more than a short cut.
///
/// The file is made of units of three words in the byte order of the machine: a heading that tells
/// what the index is of, one unit for each record in the order of the journal, and an ending.
struct EntryIndex: Sendable {
  /// The path of the file.
  let path: String

  /// What is known besides the records.
  struct Ending: Equatable {
    /// Where the entries stand in the journal: what is between the brackets of their array.
    let entries: Range<Int>

    /// Whether all of them, and what separates them, stand as this program writes them.
    let areAllPlain: Bool
  }
}

extension EntryIndex {
  /// The size from which on a journal has an index, in bytes: smaller ones are read in no time.
  static let leastJournal = 1 << 18

  /// What every index begins with. It has to change with the format, and with what is a sound entry.
  fileprivate static let signature: UInt64 = 0x3230_7865_646E_6973

  /// The size of the hash that the file ends with, in bytes.
  fileprivate static let hashSize = 8

  /// The records that the file has; nil when there is no sound file of a journal of this size.
  ///
  /// - Complexity: O(number of records), in constant memory.
  func records(ofJournalOfSize size: Int) -> IndexedRecords? {
    IndexedRecords(inFile: path, journalSize: size)
  }

  /// The records that the file has; nil when there is no sound file of this journal.
  ///
  /// - Complexity: O(size of the journal), in constant memory.
  func records(of journal: [UInt8]) -> IndexedRecords? {
    guard let records = records(ofJournalOfSize: journal.count),
      records.journalHash == ByteHash.value(of: journal.span)
    else { return nil }
    return records
  }

  /// Writes the file. When that fails there is none, which costs no more than time.
  ///
  /// - Parameters:
  ///   - units: the units of the records, in the order of the journal.
  ///   - ending: what is known besides them.
  ///   - journal: the bytes of the journal.
  func write(_ units: [UInt8], _ ending: Ending, of journal: [UInt8]) {
    var contents: [UInt8] = []
    contents.reserveCapacity(units.count + 2 * IndexUnit.size)
    IndexUnit(EntryIndex.signature, UInt64(journal.count), ByteHash.value(of: journal.span))
      .append(to: &contents)
    contents += units
    let start = UInt64(ending.entries.lowerBound)
    IndexUnit(start << 1 | (ending.areAllPlain ? 1 : 0), UInt64(ending.entries.upperBound), 0)
      .append(to: &contents)
    contents.removeLast(EntryIndex.hashSize)
    let hash = ByteHash.value(of: contents.span)
    contents.append(addingCapacity: EntryIndex.hashSize) { $0.append(word: hash) }
    var table = PieceTable(original: contents)
    table.append(originalRange: contents.indices)
    do {
      try MissingFolders(PathParts(path).folder).create()
      let target = try ResolvedPath(path)
      try AtomicReplacement(of: target, expected: target.facts).write(table, isSynced: false)
    } catch {
      // Without an index all is as it was before.
    }
  }
}

/// The records of an index, read from its file in the order of the journal.
struct IndexedRecords: ~Copyable {
  /// The hash that the journal has to have for these to be its records.
  let journalHash: UInt64

  /// What is known besides them.
  let ending: EntryIndex.Ending

  /// The file.
  private let file: Descriptor

  /// The size of the file, in bytes.
  private let size: Int

  /// How much of the file was read, in bytes.
  private var offset = 0
}

extension IndexedRecords {
  /// How much of the file is read at once, in bytes: whole units and whole blocks of the hash.
  private static let chunk = IndexUnit.size * ByteHash.blockSize * 32

  /// Reads a file to know that it is sound; no record is looked at before that.
  ///
  /// - Returns: nil when there is no sound file of a journal of this size.
  fileprivate init?(inFile path: String, journalSize: Int) {
    guard let file = try? System.openFile(path), let facts = try? System.facts(of: file),
      facts.kind == .regular, facts.size % IndexUnit.size == 0
    else { return nil }
    var hash = ByteHash()
    var (heading, ending): (IndexUnit?, IndexUnit?) = (nil, nil)
    for offset in stride(from: 0, to: facts.size, by: IndexedRecords.chunk) {
      let length = min(IndexedRecords.chunk, facts.size - offset)
      guard let bytes = try? System.readChunk(file, atMost: length, from: offset),
        bytes.count == length
      else { return nil }
      if offset == 0 {
        let unit = IndexUnit(at: 0, in: bytes.span)
        guard unit.words.0 == EntryIndex.signature, unit.words.1 == journalSize else { return nil }
        heading = unit
      }
      let isLast = offset + length == facts.size
      hash.update(bytes.span.extracting(..<(isLast ? length - EntryIndex.hashSize : length)))
      if isLast { ending = IndexUnit(at: length - IndexUnit.size, in: bytes.span) }
    }
    guard let heading, let ending, ending.words.2 == hash.value else { return nil }
    let (start, end) = (Int(ending.words.0 >> 1), Int(ending.words.1))
    guard start <= end, end < journalSize else { return nil }
    journalHash = heading.words.2
    self.ending = EntryIndex.Ending(
      entries: start..<end, areAllPlain: ending.words.0 & 1 == 1)
    self.file = file
    size = facts.size
  }

  /// The number of all records.
  var count: Int { size / IndexUnit.size - 2 }

  /// Whether all records were read.
  var isAtEnd: Bool { offset == size }

  /// Reads the next records; nil when there are no more or when that fails.
  mutating func next() -> [EntryRecord]? {
    let length = min(IndexedRecords.chunk, size - offset)
    guard length > 0,
      let bytes = try? System.readChunk(file, atMost: length, from: offset), bytes.count == length
    else { return nil }
    let first = offset == 0 ? IndexUnit.size : 0
    offset += length
    let end = isAtEnd ? length - IndexUnit.size : length
    var records: [EntryRecord] = []
    records.reserveCapacity(length / IndexUnit.size)
    for place in stride(from: first, to: end, by: IndexUnit.size) {
      guard let record = EntryRecord(IndexUnit(at: place, in: bytes.span)) else { return nil }
      records.append(record)
    }
    return records
  }
}

/// Three words of an index.
struct IndexUnit {
  /// The words.
  let words: (UInt64, UInt64, UInt64)

  /// The size in bytes.
  static let size = 24

  /// Makes a unit of words.
  init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    words = (first, second, third)
  }

  /// Reads the unit at an offset.
  @inline(__always)
  init(at offset: Int, in bytes: Span<UInt8>) {
    let unit = bytes.extracting(offset..<offset &+ IndexUnit.size)
    words = (unit.word(at: 0), unit.word(at: 8), unit.word(at: 16))
  }

  /// Appends the words.
  func append(to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: IndexUnit.size) { output in
      output.append(word: words.0)
      output.append(word: words.1)
      output.append(word: words.2)
    }
  }
}

extension EntryRecord {
  /// The unit that an index has for it.
  var unit: IndexUnit {
    let (at, layout) = (at, layout)
    let sizes = UInt64(layout.emojiLength) << 8 | UInt64(layout.traits.rawValue)
    let lengths = UInt64(layout.atLength) << 24 | UInt64(layout.idLength) << 16 | sizes
    let moment = UInt64(UInt16(bitPattern: at.offsetMinutes)) << 48
    let kinds = UInt64(mood.rawValue) << 40 | UInt64(eventCode.rawValue) << 32
    return IndexUnit(
      UInt64(bitPattern: at.localSeconds),
      UInt64(range.lowerBound) << 32 | UInt64(range.count), moment | kinds | lengths)
  }

  /// Makes the record that a unit is of; nil when there can be none such.
  @inline(__always)
  init?(_ unit: IndexUnit) {
    let (seconds, place, rest) = unit.words
    guard
      let at = try? LocalTimestamp(
        localSeconds: Int64(bitPattern: seconds),
        offsetMinutes: Int16(truncatingIfNeeded: rest >> 48)),
      let mood = EmotionLevel(rawValue: Int(rest >> 40 & 0xFF)),
      let eventCode = EventCode(rawValue: UInt8(truncatingIfNeeded: rest >> 32))
    else { return nil }
    let layout = EntryLayout(
      atLength: UInt8(truncatingIfNeeded: rest >> 24),
      idLength: UInt8(truncatingIfNeeded: rest >> 16),
      emojiLength: UInt8(truncatingIfNeeded: rest >> 8),
      traits: EntryLayout.Traits(rawValue: UInt8(truncatingIfNeeded: rest)))
    self.init(
      at: at, mood: mood, eventCode: eventCode, layout: layout,
      start: UInt32(truncatingIfNeeded: place >> 32), length: UInt32(truncatingIfNeeded: place))
  }
}
