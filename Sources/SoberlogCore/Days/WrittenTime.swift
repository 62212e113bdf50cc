/// A time of day as it stands in a date expression: `09:30`, `21:15:07+09:00`, `9pm`, `21時30分`.
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
  /// - Throws: `DateExpressionError.time` or `.offset` that names the part out of range.
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
  /// The parts of a time, which may be out of range.
  fileprivate typealias Clock = (hour: Int, minute: Int, second: Int?)

  /// Reads `0930` or `093015`.
  private mutating func compactClock() -> Clock? {
    if let digits = number(digits: 4...4) { return (digits / 100, digits % 100, nil) }
    guard let digits = number(digits: 6...6), skipFraction() else { return nil }
    return (digits / 10_000, digits / 100 % 100, digits % 100)
  }

  /// Reads `9:30`, `09:30:15.5`, `9pm`, `21時`, `21時30分15秒` and maybe `0930`.
  ///
  /// - Throws: `DateExpressionError.time` when the hour before `am` or `pm` is not from 1 to 12.
  fileprivate mutating func clock(
    allowingCompact: Bool
  ) throws(DateExpressionError) -> Clock? {
    if allowingCompact, let clock = compactClock() { return clock }
    guard let hour = number(digits: 1...2) else { return nil }
    if take("時") { return japaneseClock(hour: hour) }
    var clock: Clock = (hour, 0, nil)
    let hasMinute = take(":")
    if hasMinute {
      guard let minute = number(digits: 2...2) else { return nil }
      clock.minute = minute
      if take(":") {
        guard let second = number(digits: 2...2), skipFraction() else { return nil }
        clock.second = second
      }
    }
    guard let half = take(from: DateScanner.halvesOfDay) else { return hasMinute ? clock : nil }
    guard (1...12).contains(hour) else { throw .time(.hour(hour)) }
    clock.hour = hour % 12 + half
    return clock
  }

  /// Reads what follows 時 in `21時`, `21時30分`, `21時30分15秒`.
  private mutating func japaneseClock(hour: Int) -> Clock? {
    guard let minute = number(digits: 1...2) else { return (hour, 0, nil) }
    guard take("分") else { return nil }
    guard let second = number(digits: 1...2) else { return (hour, minute, nil) }
    return take("秒") ? (hour, minute, second) : nil
  }

  /// Reads a fraction of a second when there is one; returns false when it has no digits.
  private mutating func skipFraction() -> Bool {
    take(".") || take(",") ? skipDigits() : true
  }

  /// The halves of the day and the hours before them.
  private static let halvesOfDay = WordTable<Int>([(["am", " am"], 0), (["pm", " pm"], 12)])

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
