/// A time of day as it stands in a date expression: `09:30`, `21:15:07+09:00`, `9pm`, `午後9時半`.
struct WrittenTime: Hashable, Sendable {
  /// The time.
  let time: TimeOfDay

  /// Whether seconds were written.
  let hasSeconds: Bool

  /// The UTC offset that was written, in minutes ahead of UTC.
  let offsetMinutes: Int?

  /// Reads a time, nil when none comes next.
  ///
  /// - Parameter allowingCompact: whether `0930` and `093015` are times too.
  /// - Throws: `DateExpressionError.time` or `.offset` that names the part out of range,
  ///   `.ambiguous` for `午後12時`.
  init?(
    _ scanner: inout DateScanner, allowingCompact: Bool = false
  ) throws(DateExpressionError) {
    guard let clock = try scanner.clock(allowingCompact: allowingCompact) else {
      return nil
    }
    do {
      time = try TimeOfDay(
        hour: clock.hour, minute: clock.minute, leapSecond: clock.second ?? 0)
    } catch { throw .time(error) }
    hasSeconds = clock.second != nil
    offsetMinutes = try scanner.offsetMinutes()
  }
}

extension DateScanner {
  /// Reads a UTC offset, in minutes: `z`, `utc`, `+09:00`, `+0900`, `+09`, a blank before it or not.
  ///
  /// - Throws: `DateExpressionError.offset` that names the part out of range.
  fileprivate mutating func offsetMinutes() throws(DateExpressionError) -> Int? {
    var ahead = self
    _ = ahead.take(" ")
    if ahead.take("z") || ahead.take("utc") {
      self = ahead
      return 0
    }
    let isWest = ahead.take("-")
    guard isWest || ahead.take("+") else { return nil }
    var (hour, minute) = (0, 0)
    if let digits = ahead.number(digits: 4...4) {
      (hour, minute) = (digits / 100, digits % 100)
    } else if let digits = ahead.number(digits: 2...2) {
      hour = digits
      if ahead.take(":") {
        guard let digits = ahead.number(digits: 2...2) else { return nil }
        minute = digits
      }
    } else {
      return nil
    }
    do {
      let magnitude = try TimeOfDay(hour: hour, minute: minute).secondOfDay / 60
      self = ahead
      return isWest ? -magnitude : magnitude
    } catch { throw .offset(error) }
  }
}
