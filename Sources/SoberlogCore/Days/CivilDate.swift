/// A calendar date of the proleptic Gregorian calendar, without a time and without a zone.
///
/// All counting of days is arithmetic on these dates, never on seconds, so that days of 23 or 25
/// hours count like any other. Dates that are written down have years from 1900 to 9999; arithmetic
/// may leave that range.
public struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01, negative before it.
  public let dayNumber: Int

  /// Makes the date that is this many days after 1970-01-01 (before it, when negative).
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// Makes a date from its parts.
  ///
  /// - Throws: `CivilDateError` that names the first part out of range: the year (1900 to 9999),
  ///   the month (1 to 12) or the day (1 to the length of the month).
  public init(year: Int, month: Int, day: Int) throws(CivilDateError) {
    guard CivilDate.years.contains(year) else { throw .year(year) }
    guard (1...12).contains(month) else { throw .month(month) }
    guard day >= 1, day <= CivilDate.daysInMonth(month, of: year) else {
      throw .day(day, year: year, month: month)
    }
    self.init(dayNumber: CivilDate.dayNumber(year: year, month: month, day: day))
  }

  /// The years that a date in a journal or an argument may have.
  public static let years = 1900...9999

  /// The number of days of a month; `month` is from 1 to 12.
  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days since 1970-01-01 of a date whose parts are in range.
  ///
  /// The calculation takes the year to begin in March, so that the leap day is its last.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let (marchYear, marchMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let era = marchYear.dividedDown(by: 400)
    let yearOfEra = marchYear - era.quotient * 400
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era.quotient * 146_097 + dayOfEra - 719_468
  }
}

/// What is wrong with the parts of a date.
public enum CivilDateError: Error, Hashable, Sendable {
  /// The year is not from 1900 to 9999.
  case year(Int)
  /// The month is not from 1 to 12.
  case month(Int)
  /// The month of that year has no such day.
  case day(Int, year: Int, month: Int)
}

extension CivilDate {
  /// The year, the month (1 to 12) and the day of the month (1 to 31).
  public var parts: (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (dayNumber + 719_468).dividedDown(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  /// The year.
  public var year: Int { parts.year }

  /// The month, from 1 to 12.
  public var month: Int { parts.month }

  /// The day of the month, from 1 to 31.
  public var day: Int { parts.day }

  /// The day of the week as ISO 8601 numbers it: Monday is 1, Sunday is 7.
  public var weekday: Int {
    (dayNumber + 3).dividedDown(by: 7).remainder + 1
  }

  /// The date this many days later, or earlier when negative.
  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days)
  }

  /// The date this many calendar months later, or earlier when negative.
  ///
  /// A day that the month does not have becomes the month's last: one month after 31 January is
  /// 28 February, or 29 February in a leap year.
  public func adding(months: Int) -> CivilDate {
    let (year, month, day) = parts
    let (newYear, monthIndex) = (year * 12 + month - 1 + months).dividedDown(by: 12)
    let lastDay = CivilDate.daysInMonth(monthIndex + 1, of: newYear)
    return CivilDate(
      dayNumber: CivilDate.dayNumber(
        year: newYear, month: monthIndex + 1, day: min(day, lastDay)))
  }

  /// The first day of the same month.
  public var firstOfMonth: CivilDate {
    adding(days: 1 - day)
  }

  /// The number of days from another date to this one; negative when the other is later.
  public func days(since other: CivilDate) -> Int {
    dayNumber - other.dayNumber
  }
}

extension CivilDate: Comparable {
  public static func < (first: CivilDate, second: CivilDate) -> Bool {
    first.dayNumber < second.dayNumber
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-11-30`.
  public var description: String {
    String(ofDateOrTime: append)
  }
}

extension CivilDate {
  /// Appends the date as ISO 8601 writes it, in ASCII.
  ///
  /// - Parameter output: what is appended to; it must have room for 64 bytes.
  public func append(to output: inout OutputSpan<UInt8>) {
    let (year, month, day) = parts
    output.append(year: year)
    output.append("-", twoDigits: month)
    output.append("-", twoDigits: day)
  }
}
