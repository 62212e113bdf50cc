// Shows what a text hides: no text of a person reaches a terminal as a command to it.

import SoberlogCore
import StrictJSON

/// A text in which all that a terminal would obey, reorder or not show at all stands as `\u{1B}`.
///
/// Escaped are control characters, line and paragraph separators, and whatever Unicode tells
/// programs to show as nothing (Default_Ignorable_Code_Point), among it bidirectional controls and
/// tag characters. Kept are a joiner between two visible characters, one variation selector behind
/// a visible character, and the tags of flags. With `keepingNewlines`, newlines and tabs are kept
/// too, a carriage return and newline as one newline. In JSON, where they can only stand in strings,
/// they have its escapes, `\u001b`.
///
/// Complexity: O(*n*) in the length of the text.
func escapedForTerminal(
  _ text: String, keepingNewlines: Bool, isJSON: Bool = false
) -> String {
  if text.utf8.span.isOrdinary(withLayout: keepingNewlines)
    || text.unicodeScalars.allSatisfy({ !$0.isHidden || (keepingNewlines && $0.isLayout) })
  {
    return text
  }
  var shown = ""
  for character in text {
    if keepingNewlines, character == "\n" || character == "\r\n" || character == "\t" {
      shown.append(character == "\t" ? "\t" : "\n")
    } else {
      appendEscaped(character, to: &shown, isJSON: isJSON)
    }
  }
  return shown
}

/// Appends such a text.
///
/// Complexity: O(*n*) in the length of the text.
func appendEscapedForTerminal(
  _ text: Span<UInt8>, keepingNewlines: Bool, to bytes: inout [UInt8]
) {
  if text.isOrdinary(withLayout: keepingNewlines) {
    bytes.append(text)
  } else {
    bytes += escapedForTerminal(String(copying: text), keepingNewlines: keepingNewlines).utf8
  }
}

/// Appends the scalars of one grapheme cluster, the hidden ones escaped.
///
/// Complexity: O(*n*) in the length of the character.
private func appendEscaped(
  _ character: Character, to shown: inout String, isJSON: Bool
) {
  let scalars = Array(character.unicodeScalars)
  let isFlag = scalars.contains(where: \.isTag) && EmojiSanitizer.qualified(character) != nil
  for (index, scalar) in scalars.enumerated() {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    let isKept =
      !scalar.isHidden || (isFlag && scalar.isTag) || scalar.isFitting(between: before, and: after)
    if isKept {
      shown.unicodeScalars.append(scalar)
    } else {
      shown += isJSON ? jsonEscape(of: scalar) : "\\u{\(hexadecimal(scalar.value))}"
    }
  }
}

/// A scalar as JSON escapes it.
private func jsonEscape(of scalar: Unicode.Scalar) -> String {
  scalar.utf16.map { unit in
    let digits = hexadecimal(UInt32(unit)).lowercased()
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()
}

/// A number in hexadecimal digits, in capitals.
private func hexadecimal(_ value: UInt32) -> String {
  String(value, radix: 16, uppercase: true)
}

extension Span<UInt8> {
  /// Whether a text in UTF-8 has nothing but the characters that nearly all texts are made of: ASCII
  /// without control characters, Japanese, symbols and emoji with or without a variation selector.
  ///
  /// It is a first look, at bytes alone: what it lets pass is never hidden.
  ///
  /// - Parameter hasLayout: whether newlines and tabs may be there, too.
  func isOrdinary(withLayout hasLayout: Bool) -> Bool {
    var index = 0
    while index < count {
      let word = word(at: index)
      if beginsWithTwoJapanese(word) {
        index &+= 6
        continue
      }
      let second = UInt8(truncatingIfNeeded: word >> 8)
      switch UInt8(truncatingIfNeeded: word) {
      case 0x20...0x7E: index &+= lengthOfVisibleASCII(in: word)
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        guard hasLayout else { return false }
        index &+= 1
      // U+3000 to U+313F and U+3180 to U+CFFF.
      case 0xE3 where second != 0x85, 0xE4...0xEC: index &+= 3
      // U+FF00 to U+FF7F, full-width Latin and half-width kana.
      case 0xEF where 0xBC...0xBD ~= second: index &+= 3
      // U+FE0F behind visible ASCII, as in keycaps.
      case 0xEF where word & 0xFF_FFFF == 0x8F_B8EF && index > 0 && 0x21...0x7E ~= self[index - 1]:
        index &+= 3
      // U+2080 to U+2FFF.
      case 0xE2 where second >= 0x82: index = indexBehindSelector(at: index &+ 3)
      // U+1F000 to U+1FFBF, so that there is no noncharacter among them.
      case 0xF0 where second == 0x9F && word & 0xFF_0000 != 0xBF_0000:
        index = indexBehindSelector(at: index &+ 4)
      default: return false
      }
    }
    return true
  }

  /// Whether a word begins with two characters of U+3000 to U+313F and U+3180 to U+CFFF, as most
  /// words of Japanese do.
  private func beginsWithTwoJapanese(_ word: UInt64) -> Bool {
    let (first, second) = (UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 24))
    return 0xE3...0xEC ~= first && 0xE3...0xEC ~= second
      && word & 0xFFFF != 0x85E3 && word >> 24 & 0xFFFF != 0x85E3
  }

  /// How many bytes at the beginning of a word are ASCII without control characters.
  private func lengthOfVisibleASCII(in word: UInt64) -> Int {
    // The highest bit of a byte is set when it is below U+0020 or above U+007E; from the first such
    // byte on, borrow and carry make the others mean nothing.
    let low = word &- 0x2020_2020_2020_2020
    let high = word &+ 0x0101_0101_0101_0101
    return ((low | high | word) & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
  }

  /// The index behind U+FE0F if that stands at an index, which asks for the form of an emoji.
  private func indexBehindSelector(at index: Int) -> Int {
    word(at: index) & 0xFF_FFFF == 0x8F_B8EF ? index &+ 3 : index
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey this scalar or show nothing for it.
  fileprivate var isHidden: Bool {
    switch value {
    case 0x20...0x7E, 0xAE...0x34E, 0x3000...0x3163, 0x3165...0xD7FF, 0x1F300...0x1FAFF:
      return false
    // Interlinear annotation hides text, although Unicode wants its marks to be seen.
    case 0xFFF9...0xFFFB: return true
    default: break
    }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this scalar lays out a note: a newline or a tab.
  fileprivate var isLayout: Bool {
    self == "\n" || self == "\t"
  }

  /// Whether this is one of the tag characters that spell the region of a flag.
  fileprivate var isTag: Bool {
    (0xE0020...0xE007F).contains(value)
  }

  /// Whether this hidden scalar does its work between its neighbours in a grapheme cluster, so that
  /// what it does is seen.
  fileprivate func isFitting(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    guard let before, !before.properties.isWhitespace else {
      return false
    }
    switch value {
    case 0x200D:
      guard let after else {
        return false
      }
      return (!before.isHidden || before == "\u{FE0F}")
        && !after.isHidden && !after.properties.isGraphemeExtend
    case 0xFE00...0xFE0F:
      return !before.isHidden
    // The variants of an ideograph, as in names (UTS #37).
    case 0xE0100...0xE01EF:
      return before.properties.isIdeographic
    default:
      return false
    }
  }
}
