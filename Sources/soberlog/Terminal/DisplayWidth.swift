// How many columns of a terminal a text takes (UAX #11, UTS #51).

extension StringProtocol {
  /// The columns that a text takes, the sum over its grapheme clusters.
  ///
  /// Control characters count nothing; they are meant to be escaped first.
  ///
  /// Complexity: O(*n*) in the length of the text.
  var displayWidth: Int {
    var width = 0
    for byte in utf8 {
      if byte >= 0x80 {
        return reduce(0) { $0 + $1.displayWidth }
      }
      width += isPrintable(byte) ? 1 : 0
    }
    return width
  }
}

extension Character {
  /// The columns that a grapheme cluster takes: 0, 1 or 2.
  ///
  /// Two for an emoji and for what is wide or fullwidth, nothing for combining and format
  /// characters that stand alone.
  ///
  /// Complexity: O(*n*) in the length of the character.
  var displayWidth: Int {
    if let byte = asciiValue {
      return isPrintable(byte) ? 1 : 0
    }
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      // The selector makes an emoji of a scalar that is narrow as text.
      if scalar == "\u{FE0F}", previous?.properties.isEmoji == true {
        return 2
      }
      width += scalar.displayWidth
      if width >= 2 {
        return 2
      }
      previous = scalar
    }
    return width
  }
}

extension Unicode.Scalar {
  /// The columns that a scalar takes when it stands alone: 0, 1 or 2.
  ///
  /// Complexity: O(log *n*) in the number of wide ranges.
  fileprivate var displayWidth: Int {
    if isWide {
      return 2
    }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
    default: 1
    }
  }

  /// Whether the East Asian Width is wide or fullwidth.
  ///
  /// Complexity: O(log *n*) in the number of wide ranges.
  private var isWide: Bool {
    var low = 0
    var high = WideRanges.bounds.count
    while low < high {
      let middle = (low + high) / 2
      if WideRanges.bounds[middle].last < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < WideRanges.bounds.count && WideRanges.bounds[low].first <= value
  }
}

/// Whether an ASCII byte is shown as one column.
private func isPrintable(_ byte: UInt8) -> Bool {
  (0x20...0x7E).contains(byte)
}
