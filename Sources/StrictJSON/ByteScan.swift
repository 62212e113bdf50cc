// Looks at eight bytes at a time, in an integer, to find what ends a run of plain text.

/// A byte repeated in all eight places of an integer.
@inline(__always)
func eightTimes(_ byte: UInt8) -> UInt64 {
  0x0101_0101_0101_0101 &* UInt64(byte)
}

/// Marks the first byte of eight that cannot stand in a string as it is.
///
/// The lowest bit set in the result is the highest of that byte: a quotation mark, a backslash or
/// a control character below U+0020. Bits above it mean nothing, since a borrow of the subtractions
/// runs upwards from a byte that was found. Zero when there is none.
@inline(__always)
func stringDelimiters(in word: UInt64) -> UInt64 {
  let quotes = (word ^ eightTimes(UInt8(ascii: "\""))) &- eightTimes(1)
  let backslashes = (word ^ eightTimes(UInt8(ascii: "\\"))) &- eightTimes(1)
  let controls = word &- eightTimes(0x20)
  return (quotes | backslashes | controls) & ~word & eightTimes(0x80)
}

extension Span<UInt8> {
  /// The eight bytes at an offset, the first in the lowest place; zeros after the end of the span.
  ///
  /// The compiler makes one load of this: the comparison before it covers all eight bounds checks.
  ///
  /// - Parameter offset: at least 0.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, count >= 8, offset <= count &- 8 else { return lastWord(at: offset) }
    let low =
      UInt64(self[offset]) | UInt64(self[offset &+ 1]) << 8
      | UInt64(self[offset &+ 2]) << 16 | UInt64(self[offset &+ 3]) << 24
    let high =
      UInt64(self[offset &+ 4]) | UInt64(self[offset &+ 5]) << 8
      | UInt64(self[offset &+ 6]) << 16 | UInt64(self[offset &+ 7]) << 24
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

  /// The first eight bytes of a range as `word(at:)` gives them; zeros after the end of the range.
  @inline(__always)
  func head(of range: Range<Int>) -> UInt64 {
    let word = word(at: range.lowerBound)
    return range.count < 8 ? word & ((1 &<< UInt64(range.count &* 8)) &- 1) : word
  }

  /// The offset of the first quotation mark, backslash or control character below U+0020.
  ///
  /// The count of the span when there is none.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while true {
      let marks = stringDelimiters(in: word(at: offset))
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
  }

  /// Whether all bytes of a range, whose head is known, are below 0x80.
  @inline(__always)
  func isASCII(_ range: Range<Int>, head: UInt64) -> Bool {
    guard head & eightTimes(0x80) == 0 else { return false }
    return range.count <= 8 || range.allSatisfy { self[$0] < 0x80 }
  }

  /// Whether another span has the same bytes.
  @inline(__always)
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
