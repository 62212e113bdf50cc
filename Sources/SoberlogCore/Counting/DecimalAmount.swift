/// An amount with a fixed number of decimals, exact, never negative.
struct DecimalAmount: Hashable, Sendable {
  /// The amount in units of its last decimal: 1250 for `12.50`.
  private let scaled: Int128

  /// The number of digits after the point, from 0 to `maximumDecimals`.
  private let decimals: Int

  /// Makes an amount from a scaled number that is not negative.
  private init(scaled: Int128, decimals: Int) {
    self.scaled = scaled
    self.decimals = decimals
  }

  /// Makes an amount from its digits before and after the point, each from 0 to 9; nil when there
  /// are too many of either.
  init?(integerDigits: [Int], decimalDigits: [Int]) {
    guard integerDigits.count <= DecimalAmount.maximumIntegerDigits,
      decimalDigits.count <= DecimalAmount.maximumDecimals
    else { return nil }
    let scaled = (integerDigits + decimalDigits).reduce(Int128(0)) { $0 * 10 + Int128($1) }
    self.init(scaled: scaled, decimals: decimalDigits.count)
  }
}

extension DecimalAmount {
  /// The most digits before the point. With those after it an amount is below 10¹⁸, so that its
  /// product with any `Int` fits.
  static let maximumIntegerDigits = 12

  /// The most digits after the point.
  static let maximumDecimals = 6

  /// The product with a number, with as many decimals as the amount; a negative number counts as 0.
  func times(_ factor: Int) -> String {
    let digits = String(scaled * Int128(max(0, factor)))
    guard decimals > 0 else { return digits }
    let zeros = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count))
    let padded = zeros + digits
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
