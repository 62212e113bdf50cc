// Integer helpers of the calendar calculations.

extension BinaryInteger {
  /// The quotient rounded towards minus infinity, and the remainder, which is never negative.
  func dividedDown(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension OutputSpan<UInt8> {
  /// The most bytes that a date or a time takes, whatever its year.
  static var longestDateOrTime: Int { 64 }

  /// Appends a number in ASCII digits, four at least, a negative one with its sign before them.
  mutating func append(year: Int) {
    if (0...9999).contains(year) {
      append(twoDigits: year / 100)
      append(twoDigits: year % 100)
    } else {
      let digits = String(year.magnitude)
      let zeros = String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count))
      for digit in ((year < 0 ? "-" : "") + zeros + digits).utf8 { append(digit) }
    }
  }

  /// Appends an ASCII character and a number from 0 to 99 as two digits.
  mutating func append(_ separator: Unicode.Scalar, twoDigits number: Int) {
    append(UInt8(ascii: separator))
    append(twoDigits: number)
  }

  /// Appends a number from 0 to 99 as two ASCII digits.
  mutating func append(twoDigits number: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
