/// The money that is not spent on a sober day: `800円`, `12.50 EUR`, `$5`.
///
/// Amounts are exact decimals, never binary floating point.
public struct Savings: Hashable, Sendable {
  /// The currency, as typed: `円`, `EUR`, `$`.
  public let unit: String

  /// What is not spent on one day.
  private let amount: DecimalAmount

  /// Whether the unit stands before the amount.
  private let unitComesFirst: Bool

  /// What stands between the two: a space or nothing.
  private let separator: String

  /// Reads an amount with its unit before or after it.
  ///
  /// The amount has at most 12 digits, ASCII or full-width, and at most 6 more after a point. The
  /// unit is any text of at most 16 Unicode scalars without digits, signs, points, commas and
  /// control characters.
  ///
  ///     try Savings(parsing: "12.50 EUR")
  ///     try Savings(parsing: "much")  // throws: no amount
  ///
  /// - Throws: `SavingsError` that says what is wrong first.
  /// - Complexity: O(*n*) for a text of *n* scalars.
  public init(parsing text: String) throws(SavingsError) {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.contains(where: SavingsText.isComma) else { throw .comma }
    guard let start = scalars.firstIndex(where: { $0.digitValue != nil }) else { throw .noAmount }
    guard !scalars[..<start].contains(where: SavingsText.isMinus) else { throw .negative }
    let number = SavingsText.number(scalars[start...])
    let before = SavingsText.trimmed(scalars[..<start])
    let after = SavingsText.trimmed(scalars[number.endIndex...])
    guard before.isEmpty || after.isEmpty else { throw .unreadable }
    let unit = before.isEmpty ? after : before
    guard !unit.isEmpty else { throw .noUnit }
    guard unit.allSatisfy(SavingsText.isAllowedInUnit) else { throw .unreadable }
    guard unit.count <= Savings.maximumUnitLength else { throw .unitTooLong }
    guard
      let amount = DecimalAmount(
        integerDigits: number.integerDigits, decimalDigits: number.decimalDigits)
    else { throw .tooManyDigits }
    self.amount = amount
    self.unit = SavingsText.string(unit)
    unitComesFirst = after.isEmpty
    let isSpaced =
      unitComesFirst ? before.endIndex < start : number.endIndex < after.startIndex
    separator = isSpaced ? " " : ""
  }
}

extension Savings {
  /// The most Unicode scalars of a unit.
  public static let maximumUnitLength = 16

  /// The amount of one day, with the decimals that were typed: `12.50`.
  public var perDay: String {
    amount.times(1)
  }

  /// The amount of so many days, exact, with the decimals that were typed: `87.50`, `0.00`.
  ///
  /// - Parameter days: any number; a negative one counts as 0.
  public func times(_ days: Int) -> String {
    amount.times(days)
  }

  /// The amount of so many days with its unit, written as it was typed: `¥5600`, `87.50 EUR`.
  public func text(days: Int) -> String {
    let parts = unitComesFirst ? [unit, times(days)] : [times(days), unit]
    return parts.joined(separator: separator)
  }
}

extension Savings: CustomStringConvertible {
  /// The form for settings, which reads back as the same value: what was typed, with ASCII digits
  /// and without needless blanks and zeros.
  public var description: String {
    text(days: 1)
  }
}

/// Why a text is no savings.
public enum SavingsError: Error, Hashable, Sendable {
  /// There is no number in it.
  case noAmount
  /// There is no currency beside the number.
  case noUnit
  /// The amount is negative.
  case negative
  /// There is a comma, which means thousands to some and a decimal point to others.
  case comma
  /// There are more than 12 digits before the point, or more than 6 after it.
  case tooManyDigits
  /// The unit has more than 16 Unicode scalars.
  case unitTooLong
  /// It is not one number and one unit, or the unit has a character that is not allowed.
  case unreadable
}
