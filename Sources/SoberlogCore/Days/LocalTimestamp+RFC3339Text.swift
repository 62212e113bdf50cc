// Writing timestamps as RFC 3339 does.

extension LocalTimestamp {
  /// The timestamp as RFC 3339 writes it, with a numeric offset: `2026-11-29T21:15:00+09:00`.
  ///
  /// A zero offset is `+00:00`.
  public var rfc3339: String {
    let magnitude = offsetMinutes.magnitude
    var bytes = localDateAndTime
    bytes.append(offsetMinutes < 0 ? "-" : "+", twoDigits: Int(magnitude / 60))
    bytes.append(":", twoDigits: Int(magnitude % 60))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The instant in UTC as RFC 3339 writes it: `2026-11-30T12:15:00Z`.
  ///
  /// An instant whose date in UTC is just outside the years 1900 to 9999, which could not be read
  /// again, is written as the nearest one inside.
  public var utcRFC3339: String {
    let readable = LocalTimestamp.readableSeconds
    let seconds = min(max(instant, readable.lowerBound), readable.upperBound)
    var bytes = LocalTimestamp(utcSeconds: seconds).localDateAndTime
    bytes.append(UInt8(ascii: "Z"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The local seconds from 1900-01-01T00:00:00 to 9999-12-31T23:59:59.
  private static let readableSeconds: ClosedRange<Int64> = -2_208_988_800...253_402_300_799

  /// The local date and time as ASCII: `2026-11-29T21:15:00`.
  private var localDateAndTime: [UInt8] {
    let (year, month, day) = date.parts
    let time = time
    var bytes: [UInt8] = []
    bytes.reserveCapacity(25)
    bytes.append(contentsOf: padded(year, to: 4).utf8)
    bytes.append("-", twoDigits: month)
    bytes.append("-", twoDigits: day)
    bytes.append("T", twoDigits: time.hour)
    bytes.append(":", twoDigits: time.minute)
    bytes.append(":", twoDigits: time.second)
    return bytes
  }
}

extension [UInt8] {
  /// Adds an ASCII character and a number from 0 to 99 as two digits.
  fileprivate mutating func append(_ separator: Unicode.Scalar, twoDigits number: Int) {
    append(UInt8(ascii: separator))
    append(UInt8(ascii: "0") + UInt8(number / 10))
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
