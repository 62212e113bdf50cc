/// A length of a run, counted by the calendar: `10d`, `1w`, `18mo`, `2y`.
public struct CalendarSpan: Hashable, Sendable {
  /// How many units, from 0 to 9,999,999: enough for every day that a journal can hold.
  public let count: Int

  /// What is counted.
  public let unit: Unit

  /// Makes a span from a count that is known to be from 0 to 9,999,999.
  init(validCount count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// Reads a span: digits, ASCII or full-width, and `d`, `w`, `mo`, `y` or nothing, which means
  /// days.
  ///
  ///     try CalendarSpan(parsing: "1mo")  // one month
  ///     try CalendarSpan(parsing: "7m")   // throws: months or minutes?
  ///
  /// - Throws: `CalendarSpanError`; signs, fractions, blanks and capital letters are unreadable.
  public init(parsing text: String) throws(CalendarSpanError) {
    let scalars = text.unicodeScalars
    let digits = scalars.prefix { $0.digitValue != nil }
    guard !digits.isEmpty else { throw .unreadable }
    let suffix = String(scalars[digits.endIndex...])
    guard let unit = suffix.isEmpty ? .day : suffix == "m" ? .month : Unit(rawValue: suffix)
    else { throw .unreadable }
    var count = 0
    for digit in digits.compactMap(\.digitValue) {
      count = count * 10 + digit
      guard count <= CalendarSpan.maximumCount else { throw .tooLarge }
    }
    self.init(validCount: count, unit)
    guard suffix != "m" else { throw .monthsOrMinutes(months: self) }
  }
}

extension CalendarSpan {
  /// A unit of the calendar; the raw value is what follows the count.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// A day.
    case day = "d"
    /// Seven days.
    case week = "w"
    /// A calendar month.
    case month = "mo"
    /// A calendar year.
    case year = "y"
  }

  /// The largest count that is read.
  public static let maximumCount = 9_999_999

  /// The name that arguments and JSON use, the same in every language: `18mo`.
  public var name: String {
    "\(count)\(unit.rawValue)"
  }

  /// The date on which a run is this long.
  ///
  /// On day N of a run N days have been lived, so `7d` is reached on the sixth day after the first.
  /// Months and years are anniversaries: a run that begins on 2026-11-01 reaches `1mo` on
  /// 2026-12-01, and one that begins on 31 January on the last day of February.
  public func dateReached(byRunFrom first: CivilDate) -> CivilDate {
    switch unit {
    case .day: first.adding(days: count - 1)
    case .week: first.adding(days: 7 * count - 1)
    case .month: first.adding(months: count)
    case .year: first.adding(months: 12 * count)
    }
  }
}

/// Why a text is no span.
public enum CalendarSpanError: Error, Hashable, Sendable {
  /// It is not a whole number and a unit.
  case unreadable
  /// The count is over `CalendarSpan.maximumCount`.
  case tooLarge
  /// The unit is `m`, which may mean minutes; the reading as months is given.
  case monthsOrMinutes(months: CalendarSpan)
}
