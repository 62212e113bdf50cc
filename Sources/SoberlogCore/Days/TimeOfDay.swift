/// A time of day on a clock, in whole seconds from 00:00:00 to 23:59:59.
public struct TimeOfDay: Hashable, Sendable {
  /// Seconds since midnight on the clock, from 0 to 86399.
  public let secondOfDay: Int

  /// Makes a time from its parts.
  ///
  /// - Throws: `TimeOfDayError` that names the first part out of range: the hour (0 to 23), the
  ///   minute (0 to 59) or the second (0 to 59).
  public init(hour: Int, minute: Int, second: Int = 0) throws(TimeOfDayError) {
    guard (0...23).contains(hour) else { throw .hour(hour) }
    guard (0...59).contains(minute) else { throw .minute(minute) }
    guard (0...59).contains(second) else { throw .second(second) }
    self.init(validSecondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// Makes a time from seconds since midnight that are known to be from 0 to 86399.
  init(validSecondOfDay: Int) {
    secondOfDay = validSecondOfDay
  }

  /// 00:00:00.
  public static let midnight = TimeOfDay(validSecondOfDay: 0)

  /// 12:00:00.
  public static let noon = TimeOfDay(validSecondOfDay: 12 * 3600)
}

/// What is wrong with the parts of a time of day.
public enum TimeOfDayError: Error, Hashable, Sendable {
  /// The hour is not from 0 to 23.
  case hour(Int)
  /// The minute is not from 0 to 59.
  case minute(Int)
  /// The second is not from 0 to 59.
  case second(Int)
}

extension TimeOfDay {
  /// The hour, from 0 to 23.
  public var hour: Int { secondOfDay / 3600 }

  /// The minute, from 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }

  /// The second, from 0 to 59.
  public var second: Int { secondOfDay % 60 }
}

extension TimeOfDay: Comparable {
  public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
    first.secondOfDay < second.secondOfDay
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// Hours and minutes: `21:15`.
  public var description: String {
    String(ofDateOrTime: append)
  }
}

extension TimeOfDay {
  /// Appends hours and minutes, in ASCII.
  ///
  /// - Parameter output: what is appended to; it must have room for 64 bytes.
  public func append(to output: inout OutputSpan<UInt8>) {
    output.append(twoDigits: hour)
    output.append(":", twoDigits: minute)
  }
}

extension TimeOfDay {
  /// Reads exactly `HH:MM`; nil when the text is anything else.
  public init?(hoursAndMinutes text: String) {
    let bytes = Array(text.utf8)
    let digits = bytes.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
      [0, 1, 3, 4].allSatisfy({ (0...9).contains(digits[$0]) }),
      let time = try? TimeOfDay(
        hour: digits[0] * 10 + digits[1], minute: digits[3] * 10 + digits[4])
    else { return nil }
    self = time
  }
}

extension TimeOfDay {
  /// Reads a time to the minute as people type it in digits: `4:00`, `４：００`, `4am`, `午前4時`; nil
  /// for any other text.
  public init?(typed text: String) {
    var scanner = DateScanner(text)
    guard text.contains(where: \.isNumber), let written = try? WrittenTime(&scanner),
      scanner.isAtEnd, !written.hasSeconds, written.offsetMinutes == nil
    else { return nil }
    self = written.time
  }
}
