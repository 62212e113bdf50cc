// Writing timestamps as RFC 3339 does.

extension LocalTimestamp {
  /// The timestamp as RFC 3339 writes it, with a numeric offset: `2026-11-29T21:15:00+09:00`.
  ///
  /// A zero offset is `+00:00`.
  public var rfc3339: String {
    String(ofDateOrTime: appendRFC3339)
  }

  /// Appends the timestamp as `rfc3339` has it, in ASCII.
  ///
  /// - Parameter output: what is appended to; it must have room for 64 bytes.
  public func appendRFC3339(to output: inout OutputSpan<UInt8>) {
    let magnitude = offsetMinutes.magnitude
    appendDateAndTime(to: &output)
    output.append(offsetMinutes < 0 ? "-" : "+", twoDigits: Int(magnitude / 60))
    output.append(":", twoDigits: Int(magnitude % 60))
  }

  /// The instant in UTC as RFC 3339 writes it: `2026-11-30T12:15:00Z`.
  ///
  /// An instant whose date in UTC is just outside the years 1900 to 9999, which could not be read
  /// again, is written as the nearest one inside.
  public var utcRFC3339: String {
    String(ofDateOrTime: appendUTCRFC3339)
  }

  /// Appends the instant as `utcRFC3339` has it, in ASCII.
  ///
  /// - Parameter output: what is appended to; it must have room for 64 bytes.
  public func appendUTCRFC3339(to output: inout OutputSpan<UInt8>) {
    let readable = LocalTimestamp.readableSeconds
    let seconds = min(max(instant, readable.lowerBound), readable.upperBound)
    LocalTimestamp(utcSeconds: seconds).appendDateAndTime(to: &output)
    output.append(UInt8(ascii: "Z"))
  }

  /// The local seconds from 1900-01-01T00:00:00 to 9999-12-31T23:59:59.
  private static let readableSeconds: ClosedRange<Int64> = -2_208_988_800...253_402_300_799

  /// Appends the local date and time in ASCII: `2026-11-29T21:15:00`.
  private func appendDateAndTime(to output: inout OutputSpan<UInt8>) {
    let time = time
    date.append(to: &output)
    output.append("T", twoDigits: time.hour)
    output.append(":", twoDigits: time.minute)
    output.append(":", twoDigits: time.second)
  }
}
