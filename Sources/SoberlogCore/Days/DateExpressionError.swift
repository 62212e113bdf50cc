/// Why a text stands for no date.
public enum DateExpressionError: Error, Hashable, Sendable {
  /// There is no text but blanks.
  case empty
  /// The text has none of the forms of a date.
  case notUnderstood
  /// The text can be read in more than one way.
  ///
  /// - Parameter readings: two texts that say it unambiguously and can be typed instead, or one when
  ///   the other way is no date that is known.
  case ambiguous(readings: [String])
  /// The text names day and month in an order that is easily confused, although it is only one date.
  ///
  /// - Parameters:
  ///   - reading: the date, which can be typed instead.
  ///   - hasYear: whether the year was written.
  case confusable(reading: CivilDate, hasYear: Bool)
  /// The text names a part of a day, as in `last night`, without the time.
  case timeMissing
  /// The text is a word or a count for the future; only the past has such words.
  case inFuture
  /// The weekday that stands with a date is not that of the date.
  case wrongWeekday(of: CivilDate)
  /// A part of the date is out of range.
  case date(CivilDateError)
  /// The ISO year has no such week.
  case week(Int, year: Int)
  /// A part of the time is out of range.
  case time(TimeOfDayError)
  /// The hours or minutes of the UTC offset are out of range.
  case offset(TimeOfDayError)
  /// There is a unit, as in `days ago`, but no number before it.
  case numberMissing
  /// A number has more than nine digits.
  case numberTooBig
  /// The date is before the year 1900.
  case tooFarBack
}

extension DateExpressionError {
  /// Whether the same text may stand for a date on another day.
  public var dependsOnToday: Bool {
    switch self {
    case .ambiguous, .wrongWeekday: true
    default: false
    }
  }
}
