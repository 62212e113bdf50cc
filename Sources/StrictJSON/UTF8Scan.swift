// Recognises characters of more than one byte in UTF-8, held in a word whose lowest byte is the first.

/// Whether a word begins with two characters of three bytes each, as most Japanese ones are.
@inline(__always)
func beginsWithTwoOfThreeBytes(_ word: UInt64) -> Bool {
  guard word & 0xC0_C0F0_C0_C0F0 == 0x80_80E0_80_80E0 else { return false }
  // As in `beginsWithThreeBytes`, for both at once: adding this reaches the bit above unless the
  // bits of the character are all 0.
  let bits = word & 0x00_200F_00_200F
  let surrogate: UInt64 = 0x00_200D_00_200D
  let most: UInt64 = 0x00_7FFF_00_7FFF
  let carries: UInt64 = 0x00_8000_00_8000
  return (bits &+ most) & ((bits ^ surrogate) &+ most) & carries == carries
}

/// The number of bytes, from 2 to 4, of the character that a word begins with; 0 when it begins with
/// none, or with one that is ASCII.
@inline(__always)
func lengthOfCharacter(in word: UInt64) -> Int {
  if beginsWithThreeBytes(word) { return 3 }
  if beginsWithTwoBytes(word) { return 2 }
  return beginsWithFourBytes(word) ? 4 : 0
}

extension Span<UInt8> {
  /// Whether a character begins at an offset, or the span ends there.
  func isCharacter(at offset: Int) -> Bool {
    offset >= count || self[offset] < 0x80 || lengthOfCharacter(in: word(at: offset)) > 0
  }
}

// The forms of RFC 3629, section 4. The first mask leaves the bits that mark a byte as the first of
// so many or as one that follows. The second leaves bits of the character that tell the values that
// do not belong to the form.

/// Whether a word begins with a character of two bytes; C0 and C1 would be overlong.
@inline(__always)
private func beginsWithTwoBytes(_ word: UInt64) -> Bool {
  word & 0xC0E0 == 0x80C0 && word & 0x001E != 0
}

/// Whether a word begins with a character of three bytes; E0 with less than A0 would be overlong,
/// ED with A0 or more is a surrogate.
@inline(__always)
private func beginsWithThreeBytes(_ word: UInt64) -> Bool {
  word & 0xC0_C0F0 == 0x80_80E0 && word & 0x200F != 0x0000 && word & 0x200F != 0x200D
}

/// Whether a word begins with a character of four bytes; F0 with less than 90 would be overlong,
/// F4 with 90 or more lies beyond U+10FFFF, as F5 to F7 do.
@inline(__always)
private func beginsWithFourBytes(_ word: UInt64) -> Bool {
  word & 0xC0C0_C0F8 == 0x8080_80F0 && word & 0x3007 != 0x0000
    && (word & 0x0007 < 4 || word & 0x3007 == 0x0004)
}
