// Folding of the texts that need little, as most notes do, without making a string.

/// The folded scalars of a text in which all of them are plain.
///
/// A plain scalar folds to one scalar, is a user-perceived character of its own (UAX #29) wherever
/// it stands among plain ones, and is canonically equivalent to no other plain one (UAX #15). So
/// among plain texts a word occurs where its scalars do, and `foldedForSearch` need not be asked.
struct PlainFolding: Hashable, Sendable {
  /// The values of the scalars.
  private let scalars: [UInt32]

  /// For each place, how many scalars before it, and it, are also those that the word begins with.
  ///
  /// That is where a comparison goes on that has come so far and then failed (the failure function
  /// of Knuth, Morris and Pratt, "Fast pattern matching in strings", 1977).
  private let borders: [Int]

  /// Folds a word; nil when it is empty or a scalar in it is not plain.
  init?(_ word: String) {
    let folded = word.unicodeScalars.map { plainFolding(of: $0.value) }
    let scalars = folded.compactMap { $0 }
    guard !scalars.isEmpty, scalars.count == folded.count else { return nil }
    self.scalars = scalars
    var borders = [0]
    for scalar in scalars.dropFirst() {
      var length = borders[borders.count - 1]
      while length > 0, scalars[length] != scalar { length = borders[length - 1] }
      borders.append(scalars[length] == scalar ? length + 1 : 0)
    }
    self.borders = borders
  }
}

extension PlainFolding {
  /// Whether the word occurs in a text; nil when a scalar of the text is not plain.
  ///
  /// Complexity: O(*n*) in the length of the text.
  ///
  /// - Parameter text: valid UTF-8.
  func occurs(in text: Span<UInt8>) -> Bool? {
    var matched = 0
    var isFound = false
    var offset = 0
    while offset < text.count {
      if matched == 0 || isFound {
        offset = text.endOfFrequentText(from: offset, without: isFound ? nil : scalars[0])
        guard offset < text.count else { break }
      }
      let scalar = text.scalar(at: &offset)
      guard let folded = plainFolding(of: scalar) else { return nil }
      guard !isFound else { continue }
      while matched > 0, scalars[matched] != folded { matched = borders[matched - 1] }
      if scalars[matched] == folded { matched += 1 }
      isFound = matched == scalars.count
    }
    return isFound
  }
}

/// The scalar that a plain one folds to; nil for one that is not plain.
///
/// - Parameter scalar: the value of a Unicode scalar.
@inline(__always)
private func plainFolding(of scalar: UInt32) -> UInt32? {
  switch scalar {
  // The most frequent first: Hiragana; ideographs.
  case 0x3041...0x3096, 0x4E00...0x9FFF: scalar
  case 0x41...0x5A: scalar + 0x20
  // A carriage return is one character with the newline behind it.
  case 0x0D: nil
  case ..<0x80: scalar
  // Marks of kana; rare ideographs; punctuation.
  case 0x309B...0x30A0, 0x30FB...0x30FC, 0x30FF: scalar
  case 0x3400...0x4DBF, 0x3001...0x3029: scalar
  // Katakana, but for those that have no hiragana in one scalar.
  case 0x30A1...0x30F6, 0x30FD...0x30FE: scalar - 0x60
  // Full-width ASCII.
  case 0xFF21...0xFF3A: scalar - 0xFEC0
  case 0xFF01...0xFF5E: scalar - 0xFEE0
  case 0x3000: 0x20
  // Latin letters, signs and emoji.
  case 0xD7: scalar
  case 0xC0...0xDE: scalar + 0x20
  // It folds to two letters.
  case 0xDF: nil
  case 0xA1...0xAC, 0xAE...0xFF, 0x2010...0x2027, 0x2600...0x27BF: scalar
  case 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: scalar
  default: nil
  }
}

extension Span<UInt8> {
  /// The offset of the first character, from an offset on, that folds to a scalar or is not among the
  /// most frequent plain ones; it may be an earlier one.
  ///
  /// - Parameters:
  ///   - start: the offset of a character.
  ///   - scalar: the scalar, folded; nil for none.
  @inline(__always)
  fileprivate func endOfFrequentText(from start: Int, without scalar: UInt32?) -> Int {
    let first = scalar.flatMap { $0 < 0x80 ? UInt8($0) | 0x20 : nil }
    var offset = start
    while offset < count {
      let word = word(at: offset)
      if word & 0x80 == 0 {
        let end = (word & 0x8080_8080_8080_8080).trailingZeroBitCount & ~7
        let ascii = word & ~(UInt64.max << UInt64(end))
        // This makes small letters of capital ones; if it makes the same of others, they are only
        // looked at more closely.
        let hasFirst = first.map { (ascii | 0x2020_2020_2020_2020).hasByte($0) } ?? false
        if hasFirst || ascii.hasByte(UInt8(ascii: "\r")) { break }
        offset = Swift.min(offset &+ end / 8, count)
      } else if word & 0xC0_C0F0 == 0x80_80E0 {
        let value = (word & 0x0F) << 12 | (word >> 8 & 0x3F) << 6 | word >> 16 & 0x3F
        // Hiragana; ideographs; punctuation; katakana.
        let folded: UInt64
        switch value {
        case 0x3041...0x3096, 0x4E00...0x9FFF, 0x3001...0x3029: folded = value
        case 0x30A1...0x30F6: folded = value &- 0x60
        default: return offset
        }
        if UInt32(truncatingIfNeeded: folded) == scalar { break }
        offset &+= 3
      } else {
        break
      }
    }
    return offset
  }
}
