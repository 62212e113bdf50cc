/// A local date and time together with the UTC offset that was in force where it was written.
///
/// Its day is the local date as written, wherever it is read later.
public struct LocalTimestamp: Hashable, Sendable {
  /// Seconds on the local clock since 1970-01-01T00:00:00 on that clock.
  public let localSeconds: Int64

  /// Minutes that the local clock was ahead of UTC, from -1439 to 1439.
  public let offsetMinutes: Int16

  /// Makes a timestamp from a local date and time and the UTC offset.
  ///
  /// - Parameters:
  ///   - date: the date on the local clock.
  ///   - time: the time on the local clock.
  ///   - offsetMinutes: minutes ahead of UTC, from -1439 to 1439.
  /// - Throws: `UTCOffsetError` when the offset is out of range.
  public init(
    date: CivilDate, time: TimeOfDay, offsetMinutes: Int
  ) throws(UTCOffsetError) {
    guard (-1439...1439).contains(offsetMinutes) else {
      throw UTCOffsetError(minutes: offsetMinutes)
    }
    self.init(
      localSeconds: Int64(date.dayNumber) * 86_400 + Int64(time.secondOfDay),
      validOffsetMinutes: Int16(offsetMinutes))
  }

  /// Makes a timestamp from the seconds of the local clock and the UTC offset.
  ///
  /// - Parameters:
  ///   - localSeconds: seconds on the local clock since 1970-01-01T00:00:00 on that clock.
  ///   - offsetMinutes: minutes ahead of UTC.
  /// - Returns: nil when the offset is not from -1439 to 1439, or the year not one that a date can
  ///   have (`CivilDate.years`).
  public init?(localSeconds: Int64, offsetMinutes: Int16) {
    guard (-1439...1439).contains(offsetMinutes),
      LocalTimestamp.secondsOfDates.contains(localSeconds)
    else { return nil }
    self.init(localSeconds: localSeconds, validOffsetMinutes: offsetMinutes)
  }

  /// The seconds on a local clock from 1900-01-01T00:00:00 to 9999-12-31T23:59:59.
  private static let secondsOfDates: ClosedRange<Int64> = -2_208_988_800...253_402_300_799

  /// Makes the timestamp in UTC of an instant, given in seconds since 1970-01-01T00:00:00Z.
  public init(utcSeconds: Int64) {
    self.init(localSeconds: utcSeconds, validOffsetMinutes: 0)
  }

  /// Makes a timestamp from values that are known to be in range.
  init(localSeconds: Int64, validOffsetMinutes: Int16) {
    self.localSeconds = localSeconds
    self.offsetMinutes = validOffsetMinutes
  }
}

/// A UTC offset that is not from -23:59 to +23:59.
public struct UTCOffsetError: Error, Hashable, Sendable {
  /// The offset in minutes.
  public let minutes: Int
}

extension LocalTimestamp {
  /// The instant, in seconds since 1970-01-01T00:00:00Z.
  public var instant: Int64 {
    localSeconds - Int64(offsetMinutes) * 60
  }

  /// The local date as written.
  public var date: CivilDate {
    CivilDate(dayNumber: Int(localSeconds.dividedDown(by: 86_400).quotient))
  }

  /// The local time as written.
  public var time: TimeOfDay {
    TimeOfDay(validSecondOfDay: Int(localSeconds.dividedDown(by: 86_400).remainder))
  }
}
