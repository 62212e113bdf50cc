// Times on a clock.

extension DateScanner {
  /// The parts of a time, which may be out of range.
  typealias Clock = (hour: Int, minute: Int, second: Int?)

  /// Reads `9:30`, `09:30:15.5`, `9pm`, `noon`, `21時`, `21時30分15秒`, `午後9時半` and maybe `0930`.
  ///
  /// - Throws: `DateExpressionError.time` when the hour that stands with a half of the day is out
  ///   of range, `.ambiguous` for `午後12時`.
  mutating func clock(allowingCompact: Bool) throws(DateExpressionError) -> Clock? {
    if allowingCompact, let clock = compactClock() { return clock }
    if take("noon") || take("正午") { return (12, 0, nil) }
    if let half = take(from: DateScanner.japaneseHalvesOfDay) {
      return try clock(inJapaneseHalf: half)
    }
    guard let hour = number(digits: 1...2) else { return nil }
    if take("時") { return japaneseClock(hour: hour) }
    var clock: Clock = (hour, 0, nil)
    let hasMinute = take(":")
    if hasMinute {
      guard let withMinute = colonClock(hour: hour) else { return nil }
      clock = withMinute
    }
    guard let half = take(from: DateScanner.halvesOfDay) else { return hasMinute ? clock : nil }
    guard (1...12).contains(hour) else { throw .time(.hour(hour)) }
    clock.hour = hour % 12 + half
    return clock
  }

  /// Reads `0930` or `093015`.
  private mutating func compactClock() -> Clock? {
    if let digits = number(digits: 4...4) { return (digits / 100, digits % 100, nil) }
    guard let digits = number(digits: 6...6), skipFraction() else { return nil }
    return (digits / 10_000, digits / 100 % 100, digits % 100)
  }

  /// Reads what follows the first colon in `9:30`, `9:30:15.5`.
  private mutating func colonClock(hour: Int) -> Clock? {
    guard let minute = number(digits: 2...2) else { return nil }
    guard take(":") else { return (hour, minute, nil) }
    guard let second = number(digits: 2...2), skipFraction() else { return nil }
    return (hour, minute, second)
  }

  /// Reads what follows 時 in `21時`, `21時半`, `21時30分`, `21時30分15秒`.
  private mutating func japaneseClock(hour: Int) -> Clock? {
    if take("半") { return (hour, 30, nil) }
    guard let minute = number(digits: 1...2) else { return (hour, 0, nil) }
    guard take("分") else { return nil }
    guard let second = number(digits: 1...2) else { return (hour, minute, nil) }
    return take("秒") ? (hour, minute, second) : nil
  }

  /// Reads what follows 午前 or 午後 in `午後9時半`, `午前 9:30`.
  ///
  /// - Parameter half: the hours before this half of the day.
  /// - Throws: `DateExpressionError.ambiguous` for the hour 12, by which some mean noon and others
  ///   midnight; `.time` when it is after 12.
  private mutating func clock(inJapaneseHalf half: Int) throws(DateExpressionError) -> Clock? {
    _ = take(" ")
    guard let hour = number(digits: 1...2),
      let clock = take("時")
        ? japaneseClock(hour: hour) : take(":") ? colonClock(hour: hour) : nil
    else { return nil }
    guard hour == 12 else {
      guard hour < 12 else { throw .time(.hour(hour)) }
      return (hour + half, clock.minute, clock.second)
    }
    let readings = [12, 0].compactMap { try? TimeOfDay(hour: $0, minute: clock.minute).description }
    guard readings.count == 2 else { throw .time(.minute(clock.minute)) }
    throw .ambiguous(readings: readings)
  }

  /// Reads a fraction of a second when there is one; returns false when it has no digits.
  private mutating func skipFraction() -> Bool {
    take(".") || take(",") ? skipDigits() : true
  }

  /// The halves of the day behind a time, and the hours before them.
  private static let halvesOfDay = WordTable<Int>([(["am", " am"], 0), (["pm", " pm"], 12)])

  /// The halves of the day before a time, and the hours before them.
  private static let japaneseHalvesOfDay = WordTable<Int>([(["午前"], 0), (["午後"], 12)])
}
