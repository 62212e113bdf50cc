// Looks at eight bytes at a time, in an integer, to find what ends a run of plain text.

/// A byte repeated in all eight places of an integer.
@inline(__always)
private func eightTimes(_ byte: UInt8) -> UInt64 {
  0x0101_0101_0101_0101 &* UInt64(byte)
}

/// Marks the first of eight bytes that is a given one.
///
/// The lowest bit set in the result is the highest of that byte. Bits above it mean nothing, since
/// the borrow of the subtraction runs upwards from a byte that was found. Zero when there is none.
@inline(__always)
private func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
  let difference = word ^ eightTimes(byte)
  return (difference &- eightTimes(1)) & ~difference & eightTimes(0x80)
}

/// Marks the first of eight bytes that cannot stand in a JSON string as it is.
///
/// That is a quotation mark, a backslash or a control character below U+0020; see `marks(of:in:)`.
@inline(__always)
private func stringDelimiters(in word: UInt64) -> UInt64 {
  // With this bit turned over the quotation mark, U+0022, comes directly after the control
  // characters, which only change places.
  let controlsAndQuotationMark = (word ^ eightTimes(0x02)) &- eightTimes(0x21)
  let backslash = (word ^ eightTimes(UInt8(ascii: "\\"))) &- eightTimes(1)
  return (controlsAndQuotationMark | backslash) & ~word & eightTimes(0x80)
}

/// Marks the first of eight bytes that is a delimiter or not ASCII; see `marks(of:in:)`.
@inline(__always)
func endsOfPlainASCII(in word: UInt64) -> UInt64 {
  (stringDelimiters(in: word) | word) & eightTimes(0x80)
}

/// Marks the first of eight bytes that may begin a character for which `JSONWriter` has an escape.
///
/// That is a delimiter, U+007F, or the first byte of U+0080 to U+00BF, U+0600 to U+063F or U+2000
/// to U+2FFF; see `marks(of:in:)`.
@inline(__always)
private func escapeCandidates(in word: UInt64) -> UInt64 {
  stringDelimiters(in: word) | marks(of: 0x7F, in: word) | marks(of: 0xC2, in: word)
    | marks(of: 0xD8, in: word) | marks(of: 0xE2, in: word)
}

/// The first bytes of a word, from 1 to 8, with zeros in place of the others.
@inline(__always)
func firstBytes(of word: UInt64, count: Int) -> UInt64 {
  word & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count &* 8)
}

extension Span<UInt8> {
  /// The eight bytes at an offset, the first in the lowest place; zeros after the end of the span.
  ///
  /// The compiler makes one load of this, since a slice of eight needs no more bounds checks.
  ///
  /// - Parameter offset: from 0 to the count.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset <= count &- 8 else { return lastWord(at: offset) }
    let eight = extracting(offset..<offset &+ 8)
    let low =
      UInt64(eight[0]) | UInt64(eight[1]) << 8 | UInt64(eight[2]) << 16 | UInt64(eight[3]) << 24
    let high =
      UInt64(eight[4]) | UInt64(eight[5]) << 8 | UInt64(eight[6]) << 16 | UInt64(eight[7]) << 24
    return low | high << 32
  }

  /// The same for an offset that has fewer than eight bytes after it.
  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in stride(from: count - 1, through: offset, by: -1) {
      word = word << 8 | UInt64(self[index])
    }
    return word
  }

  /// The bytes from an offset to another one, at most eight, as `word(at:)` gives them.
  @inline(__always)
  func word(at offset: Int, before end: Int) -> UInt64 {
    firstBytes(of: word(at: offset), count: Swift.min(end &- offset, 8))
  }

  /// The offset of the first byte that may begin a character for which `JSONWriter` has an escape;
  /// the count when there is none.
  func firstEscapeCandidate(from start: Int) -> Int {
    var offset = start
    while true {
      let marks = escapeCandidates(in: word(at: offset))
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
  }

  /// The offset of the first byte that cannot stand in a JSON string as it is, because it is a
  /// delimiter or not UTF-8; the count when there is none.
  ///
  /// Of a character that is cut off or spoiled it is the first byte.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while true {
      let word = word(at: offset)
      if word & 0x80 == 0 {
        let ends = endsOfPlainASCII(in: word)
        guard ends != 0 else {
          offset &+= 8
          continue
        }
        offset &+= ends.trailingZeroBitCount / 8
        if word >> UInt64(ends.trailingZeroBitCount) & 1 == 0 { return offset }
      } else if beginsWithTwoOfThreeBytes(word) {
        offset &+= 6
      } else {
        let length = lengthOfCharacter(in: word)
        if length == 0 { return offset }
        offset &+= length
      }
    }
  }

  /// The offset of the first byte that does not belong to a JSON string: of its quotation mark, if
  /// nothing is wrong with it.
  ///
  /// - Parameters:
  ///   - start: where the string begins, behind its opening quotation mark.
  ///   - hasEscapes: set when there is an escape on the way.
  @inline(__always)
  func endOfString(from start: Int, _ hasEscapes: inout Bool) -> Int {
    var offset = endOfPlainText(from: start)
    while offset < count, self[offset] == UInt8(ascii: "\\"),
      let escape = try? JSONEscape(at: offset, in: self)
    {
      hasEscapes = true
      offset = endOfPlainText(from: escape.end)
    }
    return offset
  }

  /// Whether another span has the same bytes.
  ///
  /// Complexity: O(n).
  public func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset < count {
      guard word(at: offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    return true
  }
}

extension Span<UInt8> {
  /// How often a byte occurs in the span; eight bytes are looked at at a time.
  ///
  /// Complexity: O(n).
  public func count(of byte: UInt8) -> Int {
    var total = 0
    var offset = 0
    while offset &+ 8 <= count {
      // Each place of the word counts for itself, up to 255.
      var places: UInt64 = 0
      let end = Swift.min(offset &+ 255 * 8, count)
      while offset &+ 8 <= end {
        let word = word(at: offset) ^ eightTimes(byte)
        // The highest bit of a place is set when any of its bits is; no sum reaches the next place.
        let others = (word & eightTimes(0x7F)) &+ eightTimes(0x7F) | word
        places &+= (~others & eightTimes(0x80)) &>> 7
        offset &+= 8
      }
      let pairs = (places & 0x00FF_00FF_00FF_00FF) &+ (places &>> 8 & 0x00FF_00FF_00FF_00FF)
      total &+= Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
    for index in offset..<count where self[index] == byte { total &+= 1 }
    return total
  }

  /// Whether a byte other than 0 occurs in the span; eight bytes are looked at at a time.
  ///
  /// Complexity: O(n).
  public func contains(byte: UInt8) -> Bool {
    firstOffset(of: byte, from: 0) != nil
  }

  /// The offset of the first place, from an offset on, where a byte other than 0 stands; eight bytes
  /// are looked at at a time.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - byte: the byte.
  ///   - start: from 0 to the count.
  @inline(__always)
  public func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    firstOffset(of: byte, byte, byte, from: start)
  }

  /// The offset of the first place, from an offset on, where one of three bytes other than 0 stands;
  /// eight bytes are looked at at a time.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - first: a byte.
  ///   - second: another one.
  ///   - third: a third one; it may be the same as another.
  ///   - start: from 0 to the count.
  @inline(__always)
  public func firstOffset(
    of first: UInt8, _ second: UInt8, _ third: UInt8, from start: Int
  ) -> Int? {
    var offset = start
    while offset < count {
      let word = word(at: offset)
      let found =
        marks(of: first, in: word) | marks(of: second, in: word) | marks(of: third, in: word)
      if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    return nil
  }
}
