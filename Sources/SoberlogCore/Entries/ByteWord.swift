// The bytes of a text in UTF-8: eight at a time in an integer, or as scalars and strings.

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

extension Span<UInt8> {
  /// The value of the scalar that begins at an offset of valid UTF-8; moves the offset behind it.
  @inline(__always)
  func scalar(at offset: inout Int) -> UInt32 {
    let lead = UInt32(self[offset])
    offset += 1
    guard lead >= 0x80 else { return lead }
    var value = continuation(of: lead & 0x1F, at: &offset)
    if lead >= 0xE0 { value = continuation(of: value & 0x3FF, at: &offset) }
    if lead >= 0xF0 { value = continuation(of: value & 0x7FFF, at: &offset) }
    return value
  }

  /// A value with the six bits of the next byte behind it; moves the offset behind that byte.
  @inline(__always)
  private func continuation(of value: UInt32, at offset: inout Int) -> UInt32 {
    let byte = offset < count ? self[offset] : 0
    offset += 1
    return value << 6 | UInt32(byte & 0x3F)
  }
}

extension String {
  /// Makes a string of the bytes of a text in UTF-8.
  ///
  /// Complexity: O(n).
  init(copying utf8: Span<UInt8>) {
    let bytes = [UInt8](capacity: utf8.count) { output in
      for index in utf8.indices { output.append(utf8[index]) }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension UInt64 {
  /// Whether one of its eight bytes is a given one.
  @inline(__always)
  func hasByte(_ byte: UInt8) -> Bool { marks(of: byte) != 0 }

  /// Marks the first of its eight bytes that is a given one.
  ///
  /// The lowest bit set is the highest of that byte; bits above it mean nothing. Zero when there is
  /// none.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
