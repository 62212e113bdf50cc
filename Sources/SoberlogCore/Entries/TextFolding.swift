// Folding of text, so that a search finds words whatever their case, width or kana.

/// A text in lower case, with full-width letters and half-width kana in their usual width, and
/// katakana as hiragana.
///
/// Two folded texts are compared as Swift compares strings, by canonical equivalence (UAX #15), so
/// composed and decomposed forms are equal. Takes time in proportion to the text.
public func foldedForSearch(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
  var folded = String.UnicodeScalarView()
  for scalar in text.lowercased().unicodeScalars {
    let usual = withUsualWidth(scalar)
    if usual == "ß" {
      folded.append(contentsOf: "ss".unicodeScalars)
    } else if (0x30F7...0x30FA).contains(usual.value) {
      // ヷヸヹヺ have no hiragana in one scalar, only the one that their decomposition leads to.
      folded.append(Unicode.Scalar(usual.value - 0x68) ?? usual)
      folded.append("\u{3099}")
    } else {
      folded.append(withHiragana(withUsualCase(usual)))
    }
  }
  return String(folded)
}

/// The scalar of usual width for a full-width or half-width one (the block U+FF00 to U+FFEF).
private func withUsualWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  case 0x3000: " "
  case 0xFF61...0xFF9F: usualKana[Int(scalar.value - 0xFF61)]
  case 0xFFE0...0xFFEE: usualSigns[Int(scalar.value - 0xFFE0)]
  default: scalar
  }
}

/// The usual forms of U+FFE0 to U+FFEE; U+FFE7, which is not assigned, stands for itself.
private let usualSigns = Array("¢£¬¯¦¥₩\u{FFE7}│←↑→↓■○".unicodeScalars)

/// The small letter that two forms of it stand for, which have no other case: the long s, and the
/// sigma at the end of a word.
private func withUsualCase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar {
  case "ſ": "s"
  case "ς": "σ"
  default: scalar
  }
}

/// The usual forms of U+FF61 to U+FF9F; the sound marks become combining ones.
private let usualKana = Array(
  """
  。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノ\
  ハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}
  """.unicodeScalars)

/// The hiragana of a katakana scalar, other scalars as they are.
private func withHiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x30A1...0x30F6, 0x30FD...0x30FE: Unicode.Scalar(scalar.value - 0x60) ?? scalar
  default: scalar
  }
}

extension StringProtocol {
  /// The text without the white space at its ends.
  public var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
