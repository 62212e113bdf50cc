// Integer helpers of the calendar calculations.

extension BinaryInteger {
  /// The quotient rounded towards minus infinity, and the remainder, which is never negative.
  func dividedDown(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension OutputSpan<UInt8> {
  /// The most bytes that a date, a time or both with a UTC offset take, whatever the year.
  static var longestDateOrTime: Int { 64 }

  /// Appends a number in ASCII digits, four at least, a negative one with its sign before them.
  @inline(__always)
  mutating func append(year: Int) {
    guard (0...9999).contains(year) else { return append(unusualYear: year) }
    append(twoDigits: year / 100)
    append(twoDigits: year % 100)
  }

  /// Appends a year that does not have four digits.
  private mutating func append(unusualYear year: Int) {
    let digits = String(year.magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count))
    for digit in ((year < 0 ? "-" : "") + zeros + digits).utf8 { append(digit) }
  }

  /// Appends an ASCII character and a number from 0 to 99 as two digits.
  @inline(__always)
  mutating func append(_ separator: Unicode.Scalar, twoDigits number: Int) {
    append(UInt8(ascii: separator))
    append(twoDigits: number)
  }

  /// Appends a number from 0 to 99 as two ASCII digits.
  @inline(__always)
  mutating func append(twoDigits number: Int) {
    let number = UInt8(truncatingIfNeeded: number)
    append(UInt8(ascii: "0") &+ number / 10)
    append(UInt8(ascii: "0") &+ number % 10)
  }
}

extension String {
  /// Makes the text of a date or a time.
  ///
  /// - Parameter appendText: appends it in ASCII.
  init(ofDateOrTime appendText: (inout OutputSpan<UInt8>) -> Void) {
    let bytes = [UInt8](capacity: OutputSpan.longestDateOrTime, initializingWith: appendText)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
