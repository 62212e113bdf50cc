// Eight bytes of a text at a time, in an integer.

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
}

extension UInt64 {
  /// Whether one of its eight bytes is a given one.
  @inline(__always)
  func hasByte(_ byte: UInt8) -> Bool {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
