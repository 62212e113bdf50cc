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
  private let path: String

  /// The first unit that the file has when it is of this journal.
  let heading: [UInt8]

  /// What is known besides the records.
  struct Ending: Equatable {
    /// Where the array of the entries ends: the offset of its bracket.
    let closingBracket: Int

    /// Whether all entries stand as this program writes them.
    let areAllPlain: Bool
  }
}

extension EntryIndex {
  /// The size from which on a journal has an index, in bytes: smaller ones are read in no time.
  static let leastJournal = 1 << 18

  /// What every index begins with. It has to change with the format, and with what is a sound entry.
  private static let signature: UInt64 = 0x3130_7865_646E_6973

  /// The size of the hash that the file ends with, in bytes.
  fileprivate static let hashSize = 8

  /// Makes the index of a journal, whose file may be missing or be of another journal.
  ///
  /// - Parameters:
  ///   - bytes: the journal.
  ///   - path: the path of the file.
  /// - Complexity: O(size of the journal).
  init(of bytes: [UInt8], at path: String) {
    self.path = path
    var hash = ByteHash()
    hash.update(bytes.span)
    var heading: [UInt8] = []
    IndexUnit(EntryIndex.signature, UInt64(bytes.count), hash.value).append(to: &heading)
    self.heading = heading
  }

  /// The records that the file has; nil when there is no sound file of this journal.
  ///
  /// - Complexity: O(number of records), in constant memory.
  func records() -> IndexedRecords? {
    IndexedRecords(inFile: path, heading: heading)
  }

  /// Writes the file. When that fails there is none, which costs no more than time.
  ///
  /// - Parameters:
  ///   - units: the heading and the units of the records, in the order of the journal.
  ///   - ending: what is known besides them.
  func write(_ units: [UInt8], _ ending: Ending) {
    var contents = units
    IndexUnit(UInt64(ending.closingBracket), ending.areAllPlain ? 1 : 0, 0).append(to: &contents)
    contents.removeLast(EntryIndex.hashSize)
    var hash = ByteHash()
    hash.update(contents.span)
    contents.append(addingCapacity: EntryIndex.hashSize) { $0.append(word: hash.value) }
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
  private static let chunk = IndexUnit.size * ByteHash.blockSize * 128

  /// Reads a file to know that it is sound; no record is looked at before that.
  ///
  /// - Returns: nil when there is no sound file with this heading.
  fileprivate init?(inFile path: String, heading: [UInt8]) {
    guard let file = try? System.openFile(path), let facts = try? System.facts(of: file),
      facts.kind == .regular, facts.size % IndexUnit.size == 0
    else { return nil }
    var hash = ByteHash()
    var ending: EntryIndex.Ending?
    for offset in stride(from: 0, to: facts.size, by: IndexedRecords.chunk) {
      let length = min(IndexedRecords.chunk, facts.size - offset)
      guard let bytes = try? System.readChunk(file, atMost: length), bytes.count == length,
        offset > 0 || bytes.starts(with: heading)
      else { return nil }
      let isLast = offset + length == facts.size
      hash.update(bytes.span.extracting(..<(isLast ? length - EntryIndex.hashSize : length)))
      if isLast {
        let unit = IndexUnit(at: length - IndexUnit.size, in: bytes.span)
        ending = EntryIndex.Ending(unit, provenBy: hash.value)
      }
    }
    guard let ending, (try? System.rewind(file)) != nil else { return nil }
    self.ending = ending
    self.file = file
    size = facts.size
  }

  /// Whether all records were read.
  var isAtEnd: Bool { offset == size }

  /// Reads the next records; nil when there are no more or when that fails.
  mutating func next() -> [EntryRecord]? {
    let length = min(IndexedRecords.chunk, size - offset)
    guard length > 0, let bytes = try? System.readChunk(file, atMost: length),
      bytes.count == length
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

extension EntryIndex.Ending {
  /// Reads the ending; nil when its hash is not that of all bytes before it.
  fileprivate init?(_ unit: IndexUnit, provenBy hash: UInt64) {
    guard unit.words.2 == hash else { return nil }
    self.init(closingBracket: Int(unit.words.0), areAllPlain: unit.words.1 == 1)
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
