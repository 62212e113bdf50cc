/// A length that a run is congratulated on, and the date on which the run reaches it.
///
/// Lengths are certain numbers of days and certain anniversaries of the run's first day.
public struct Milestone: Hashable, Sendable {
  /// The length; its name is the milestone's.
  public let span: CalendarSpan

  /// The date on which the run reaches it.
  public let date: CivilDate

  /// Makes the milestone of a run that begins on a day.
  private init(_ span: CalendarSpan, ofRunFrom first: CivilDate) {
    self.span = span
    date = span.dateReached(byRunFrom: first)
  }
}

extension Milestone {
  /// The numbers of days that are milestones, ascending, up to and including one.
  ///
  /// - Complexity: O(*n*) for *n* milestones.
  public static func dayCounts(through longest: Int) -> [Int] {
    let first = dayCounts.prefix { $0 <= longest }
    let last = dayCounts.last ?? 0
    return Array(first) + stride(from: last + 500, through: longest, by: 500)
  }

  /// The milestones that a run reaches on a day: none, one, or a number of days and after it an
  /// anniversary.
  static func reached(on day: CivilDate, byRunFrom first: CivilDate) -> [Milestone] {
    let milestones = [
      nextDayCount(notBefore: day, ofRunFrom: first),
      nextAnniversary(notBefore: day, ofRunFrom: first),
    ]
    return milestones.filter { $0.date == day }
  }

  /// The earliest milestone of a run that is later than a day; of two on one date the anniversary.
  static func next(after day: CivilDate, ofRunFrom first: CivilDate) -> Milestone {
    let tomorrow = day.adding(days: 1)
    let dayCount = nextDayCount(notBefore: tomorrow, ofRunFrom: first)
    let anniversary = nextAnniversary(notBefore: tomorrow, ofRunFrom: first)
    return dayCount.date < anniversary.date ? dayCount : anniversary
  }
}

extension Milestone {
  /// The numbers of days that are milestones; after them every multiple of 500.
  private static let dayCounts = [1, 3, 7, 10, 14, 30, 50, 60, 90, 100, 200, 300, 500, 1000]

  /// The numbers of months that are milestones; after them every multiple of 12.
  private static let monthCounts = [1, 2, 3, 6, 9, 12, 18]

  /// The first milestone by number of days that is not before a day.
  private static func nextDayCount(
    notBefore day: CivilDate, ofRunFrom first: CivilDate
  ) -> Milestone {
    let wanted = day.days(since: first) + 1
    let days = dayCounts.first { $0 >= wanted } ?? roundUp(wanted, toMultipleOf: 500)
    let span =
      switch days {
      case 7: CalendarSpan(validCount: 1, .week)
      case 14: CalendarSpan(validCount: 2, .week)
      default: CalendarSpan(validCount: days, .day)
      }
    return Milestone(span, ofRunFrom: first)
  }

  /// The first anniversary milestone that is not before a day.
  ///
  /// An anniversary of *n* months lies in the *n*th month after the first day's month. So it is
  /// found in the month of `day`, or when that one is over already, later.
  private static func nextAnniversary(
    notBefore day: CivilDate, ofRunFrom first: CivilDate
  ) -> Milestone {
    let (from, to) = (first.parts, day.parts)
    let months = (to.year - from.year) * 12 + to.month - from.month
    let candidate = anniversary(months: months, ofRunFrom: first)
    return candidate.date < day ? anniversary(months: months + 1, ofRunFrom: first) : candidate
  }

  /// The first anniversary milestone of at least so many months.
  private static func anniversary(months wanted: Int, ofRunFrom first: CivilDate) -> Milestone {
    let months = monthCounts.first { $0 >= wanted } ?? roundUp(wanted, toMultipleOf: 12)
    let span =
      months % 12 == 0
      ? CalendarSpan(validCount: months / 12, .year) : CalendarSpan(validCount: months, .month)
    return Milestone(span, ofRunFrom: first)
  }

  /// The smallest multiple that is not less than a positive number.
  private static func roundUp(_ number: Int, toMultipleOf factor: Int) -> Int {
    (number + factor - 1) / factor * factor
  }
}
