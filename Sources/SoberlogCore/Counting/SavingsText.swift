/// The lexical rules of savings, on Unicode scalars since no character cluster may hide one.
enum SavingsText {
  /// A decimal number at the beginning of a text.
  struct Number {
    /// The digits before the point, at least one, without needless zeros.
    let integerDigits: [Int]

    /// The digits after the point.
    let decimalDigits: [Int]

    /// The index of the first scalar after the number.
    let endIndex: Int
  }
}

extension SavingsText {
  /// Takes digits, and a point when digits follow it, from the beginning of a text that begins
  /// with a digit.
  static func number(_ text: ArraySlice<Unicode.Scalar>) -> Number {
    let integer = text.prefix { $0.digitValue != nil }
    var end = integer.endIndex
    var decimals: ArraySlice<Unicode.Scalar> = []
    if let point = text[end...].first, point == "." || point == "．" {
      decimals = text[(end + 1)...].prefix { $0.digitValue != nil }
      if !decimals.isEmpty { end = decimals.endIndex }
    }
    let digits = integer.compactMap(\.digitValue)
    let significant = digits.drop { $0 == 0 }
    return Number(
      integerDigits: significant.isEmpty ? [0] : Array(significant),
      decimalDigits: decimals.compactMap(\.digitValue), endIndex: end)
  }

  /// A text without spaces at its ends.
  static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let rest = text.drop(while: isSpace)
    guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return [] }
    return rest[...last]
  }

  /// The string of these scalars.
  static func string(_ text: ArraySlice<Unicode.Scalar>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text)
    return String(scalars)
  }

  /// Whether this separates an amount from its unit: any space of Unicode, but no tab.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spaceSeparator
  }

  /// Whether this is a comma, ASCII or full-width.
  static func isComma(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "，"
  }

  /// Whether this stands for a minus: any dash or the minus sign.
  static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2212}" || scalar.properties.generalCategory == .dashPunctuation
  }

  /// Whether a unit may have this: not what would make a number of it, nor what cannot be seen.
  static func isAllowedInUnit(_ scalar: Unicode.Scalar) -> Bool {
    if isMinus(scalar) || ["+", "＋", ".", "．"].contains(scalar) { return false }
    return switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: false
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
