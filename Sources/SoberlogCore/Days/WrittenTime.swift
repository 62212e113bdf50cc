/// A time of day as it stands in a date expression: `09:30`, `21:15:07+09:00`, `9pm`, `夜9時半`.
struct WrittenTime: Hashable, Sendable {
  /// The time.
  let time: TimeOfDay

  /// Whether seconds were written.
  let hasSeconds: Bool

  /// The UTC offset that was written, in minutes ahead of UTC.
  let offsetMinutes: Int?

  /// Whether it is one of a night but after midnight, so that it may be on the next date.
  let mayBeOnNextDate: Bool

  /// Reads a time, nil when none comes next.
  ///
  /// - Parameters:
  ///   - allowingCompact: whether `0930` and `093015` are times too.
  ///   - part: the part of the day that was named before; nil when a word for one may come next.
  /// - Throws: `DateExpressionError.time` or `.offset` that names the part out of range,
  ///   `.ambiguous` for `午後12時` and for an hour outside the part of the day, `.timeMissing` when
  ///   nothing follows the part of the day.
  init?(
    _ scanner: inout DateScanner, allowingCompact: Bool = false, in part: PartOfDay? = nil
  ) throws(DateExpressionError) {
    let part = part ?? scanner.take(from: PartOfDay.words)
    if part != nil {
      _ = scanner.take(" at ") || scanner.take(" ") || scanner.take("の")
      if scanner.isAtEnd { throw .timeMissing }
    }
    guard var clock = try scanner.clock(allowingCompact: allowingCompact) else {
      return nil
    }
    if let part { clock.hour = try part.hour(of: clock) }
    mayBeOnNextDate = part?.isAfterMidnight(clock.hour) ?? false
    do {
      time = try TimeOfDay(
        hour: clock.hour, minute: clock.minute, leapSecond: clock.second ?? 0)
    } catch { throw .time(error) }
    hasSeconds = clock.second != nil
    offsetMinutes = try scanner.offsetMinutes()
  }
}

extension WrittenTime {
  /// The refusal of a time of the night after midnight that names its two dates.
  ///
  /// - Parameters:
  ///   - day: the date on which the night began, if it was not the night before.
  ///   - last: the last date that can be meant; nil when any can.
  func refusal(of day: CivilDate, notAfter last: CivilDate?) -> DateExpressionError {
    let next = day.adding(days: 1)
    let days = next <= last ?? next ? [day, next] : [day]
    return .ambiguous(readings: days.map { "\($0) \(time)" })
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
