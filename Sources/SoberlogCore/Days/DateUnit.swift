/// A unit in which an expression such as `7d` counts back from now.
enum DateUnit: Hashable, Sendable {
  /// Minutes, exact to the second.
  case minute
  /// Hours, exact to the second.
  case hour
  /// Days of the calendar.
  case day
  /// Weeks of seven days.
  case week
  /// Calendar months.
  case month
  /// Calendar years.
  case year
  /// `m`, which may be either.
  case monthOrMinute
}

extension DateUnit {
  /// The English words, which "ago" may follow.
  static let english = WordTable<DateUnit>([
    (["min", "mins", "minute", "minutes"], .minute),
    (["h", "hr", "hrs", "hour", "hours"], .hour),
    (["d", "day", "days"], .day),
    (["w", "wk", "wks", "week", "weeks"], .week),
    (["mo", "mos", "month", "months"], .month),
    (["y", "yr", "yrs", "year", "years"], .year),
    (["m"], .monthOrMinute),
  ])

  /// The Japanese words, which 前 or まえ for "ago" follows.
  static let japanese = WordTable<DateUnit>([
    (["分"], .minute),
    (["時間"], .hour),
    (["日"], .day),
    (["週間", "週"], .week),
    (["か月", "カ月", "ヵ月", "ヶ月", "ケ月", "箇月"], .month),
    (["年"], .year),
  ])
}

extension DateScanner {
  /// Reads a unit, nil when none comes next.
  mutating func takeUnit() -> DateUnit? {
    take(from: DateUnit.japanese) ?? take(from: DateUnit.english)
  }

  /// Reads a unit in which something lies back, nil when none comes next.
  mutating func takeUnitAgo() -> DateUnit? {
    if let unit = take(from: DateUnit.japanese) { return take("前") || take("まえ") ? unit : nil }
    guard let unit = take(from: DateUnit.english) else { return nil }
    _ = take(" ago")
    return unit
  }
}
