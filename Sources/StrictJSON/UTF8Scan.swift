// Finds what is not UTF-8, up to eight bytes at a time.
//
// The standard library's validation is as strict, but looks at the bytes one by one, which made it
// a quarter of the work of reading a Japanese journal.

extension Span<UInt8> {
  /// The offset of the first byte that neither begins nor continues a character in UTF-8; nil when
  /// there is none.
  ///
  /// Of a character that is cut off or spoiled it is the first byte. Complexity: O(n).
  func firstInvalidUTF8() -> Int? {
    var offset = 0
    while offset < count {
      let word = word(at: offset)
      let notASCII = word & 0x8080_8080_8080_8080
      if notASCII == 0 {
        offset &+= 8
      } else if beginsWithThreeByteCharacter(word), beginsWithThreeByteCharacter(word >> 24) {
        offset &+= 6
      } else if word & 0x80 == 0 {
        offset &+= notASCII.trailingZeroBitCount / 8
      } else if beginsWithThreeByteCharacter(word) {
        offset &+= 3
      } else if beginsWithTwoByteCharacter(word) {
        offset &+= 2
      } else if beginsWithFourByteCharacter(word) {
        offset &+= 4
      } else {
        return offset
      }
    }
    return nil
  }
}

// The forms of RFC 3629, section 4, in a word whose lowest byte is the first. The first mask leaves
// the bits that mark a byte as the first of so many or as one that follows. The second leaves bits
// of the character that tell the values that do not belong to the form.

/// Whether a word begins with a character of two bytes; C0 and C1 would be overlong.
@inline(__always)
private func beginsWithTwoByteCharacter(_ word: UInt64) -> Bool {
  word & 0xC0E0 == 0x80C0 && word & 0x001E != 0
}

/// Whether a word begins with a character of three bytes; E0 with less than A0 would be overlong,
/// ED with A0 or more is a surrogate.
@inline(__always)
private func beginsWithThreeByteCharacter(_ word: UInt64) -> Bool {
  word & 0xC0_C0F0 == 0x80_80E0 && word & 0x200F != 0x0000 && word & 0x200F != 0x200D
}

/// Whether a word begins with a character of four bytes; F0 with less than 90 would be overlong,
/// F4 with 90 or more lies beyond U+10FFFF, as F5 to F7 do.
@inline(__always)
private func beginsWithFourByteCharacter(_ word: UInt64) -> Bool {
  word & 0xC0C0_C0F8 == 0x8080_80F0 && word & 0x3007 != 0x0000
    && (word & 0x0007 < 4 || word & 0x3007 == 0x0004)
}
