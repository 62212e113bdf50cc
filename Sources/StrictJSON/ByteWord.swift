// Eight bytes of a text at a time, in an integer: loading them, and marking those that are sought.

/// A byte repeated in all eight places of an integer.
@inline(__always)
func eightTimes(_ byte: UInt8) -> UInt64 {
  0x0101_0101_0101_0101 &* UInt64(byte)
}

/// Marks the first of eight bytes that is a given one.
///
/// The lowest bit set in the result is the highest of that byte. Bits above it mean nothing, since
/// the borrow of the subtraction runs upwards from a byte that was found. Zero when there is none.
@inline(__always)
func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
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
func escapeCandidates(in word: UInt64) -> UInt64 {
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
  @inlinable
  @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    guard offset <= count &- 8 else { return lastWord(at: offset) }
    let eight = extracting(offset..<offset &+ 8)
    let low =
      UInt64(eight[0]) | UInt64(eight[1]) << 8 | UInt64(eight[2]) << 16 | UInt64(eight[3]) << 24
    let high =
      UInt64(eight[4]) | UInt64(eight[5]) << 8 | UInt64(eight[6]) << 16 | UInt64(eight[7]) << 24
    return low | high << 32
  }

  /// The same for an offset that has fewer than eight bytes after it.
  @usableFromInline
  @inline(never)
  func lastWord(at offset: Int) -> UInt64 {
    if count >= 8 {
      // The last eight bytes, without those before the offset.
      return word(at: count &- 8) >> UInt64((offset &- (count &- 8)) &* 8)
    }
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
}
