import SoberlogCore
import StrictJSON

/// Three words of an index, each with its lowest byte first.
struct IndexUnit {
  /// The words.
  let words: (UInt64, UInt64, UInt64)

  /// The size in bytes.
  static let size = 24

  /// Makes a unit of words.
  init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    words = (first, second, third)
  }
}

extension IndexUnit {
  /// Reads the unit at an offset, behind which there are enough bytes.
  @inline(__always)
  init(at offset: Int, in bytes: Span<UInt8>) {
    let unit = bytes.extracting(offset..<offset &+ IndexUnit.size)
    self.init(unit.word(at: 0), unit.word(at: 8), unit.word(at: 16))
  }

  /// Reads the unit at an offset of a file; nil when that fails.
  init?(at offset: Int, of file: borrowing Descriptor) {
    guard let bytes = try? System.readChunk(file, atMost: IndexUnit.size, from: offset),
      bytes.count == IndexUnit.size
    else { return nil }
    self.init(at: 0, in: bytes.span)
  }

  /// Appends the words.
  func append(to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: IndexUnit.size) { output in
      output.append(word: words.0)
      output.append(word: words.1)
      output.append(word: words.2)
    }
  }

  /// The words as bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }
}

// MARK: - Endings

extension IndexUnit {
  /// Makes the unit that an index ends with.
  ///
  /// - Parameters:
  ///   - ending: what it tells.
  ///   - heading: the first unit of the index.
  ///   - hash: the hash of the units between the two.
  init(
    _ ending: EntryIndex.Ending, behind heading: IndexUnit, provingUnitsWithHash hash: UInt64
  ) {
    let first = UInt64(ending.entries.lowerBound) << 1 | (ending.areAllPlain ? 1 : 0)
    let second = UInt64(ending.entries.upperBound)
    self.init(first, second, IndexUnit.proof(of: heading, first, second, hash))
  }

  /// Whether it proves, as the last unit of an index, what the first one and those between say.
  func proves(_ heading: IndexUnit, unitsWithHash hash: UInt64) -> Bool {
    words.2 == IndexUnit.proof(of: heading, words.0, words.1, hash)
  }

  /// The hash of all that an index says.
  private static func proof(
    of heading: IndexUnit, _ first: UInt64, _ second: UInt64, _ hash: UInt64
  ) -> UInt64 {
    ByteHash.value(of: (heading.bytes + IndexUnit(first, second, hash).bytes).span)
  }
}

extension EntryIndex.Ending {
  /// Reads the ending of an index.
  ///
  /// - Parameters:
  ///   - unit: its last unit.
  ///   - journalSize: the size of the journal, in bytes.
  /// - Returns: nil when it cannot be that of such a journal.
  init?(_ unit: IndexUnit, journalSize: Int) {
    guard let start = Int(exactly: unit.words.0 >> 1), let end = Int(exactly: unit.words.1),
      start <= end, end < journalSize
    else { return nil }
    self.init(entries: start..<end, areAllPlain: unit.words.0 & 1 == 1)
  }
}

// MARK: - Records

extension EntryRecord {
  /// The unit that an index has for it.
  var unit: IndexUnit {
    let (at, layout) = (at, layout)
    let sizes = UInt64(layout.emojiLength) << 8 | UInt64(layout.traits.rawValue)
    let lengths = UInt64(layout.atLength) << 24 | UInt64(layout.idLength) << 16 | sizes
    let offset = UInt64(UInt16(bitPattern: at.offsetMinutes)) << 48
    let kinds = UInt64(mood.rawValue) << 40 | UInt64(eventCode.rawValue) << 32
    return IndexUnit(
      UInt64(bitPattern: at.localSeconds),
      UInt64(range.lowerBound) << 32 | UInt64(range.count), offset | kinds | lengths)
  }

  /// Makes the record that a unit is of; nil when there can be none such.
  @inline(__always)
  init?(_ unit: IndexUnit) {
    let (seconds, place, rest) = unit.words
    let layout = EntryLayout(
      atLength: UInt8(truncatingIfNeeded: rest >> 24),
      idLength: UInt8(truncatingIfNeeded: rest >> 16),
      emojiLength: UInt8(truncatingIfNeeded: rest >> 8),
      traits: EntryLayout.Traits(rawValue: UInt8(truncatingIfNeeded: rest)))
    let length = UInt32(truncatingIfNeeded: place)
    guard
      let at = LocalTimestamp(
        localSeconds: Int64(bitPattern: seconds),
        offsetMinutes: Int16(truncatingIfNeeded: rest >> 48)),
      let mood = EmotionLevel(rawValue: Int(rest >> 40 & 0xFF)),
      let eventCode = EventCode(rawValue: UInt8(truncatingIfNeeded: rest >> 32)),
      layout.fits(length: Int(length), mood: mood, eventCode)
    else { return nil }
    self.init(
      at: at, mood: mood, eventCode: eventCode, layout: layout,
      start: UInt32(truncatingIfNeeded: place >> 32), length: length)
  }
}
