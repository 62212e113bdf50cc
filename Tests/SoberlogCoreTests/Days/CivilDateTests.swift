import Foundation
import SoberlogCore
import TestSupport
import Testing

@Suite("CivilDate")
struct CivilDateTests {
  /// Foundation's Gregorian calendar, made proleptic as ISO 8601 has it.
  private let calendar = Calendar(identifier: .iso8601)

  @Test("The last day of every month from 1900 to 2200 is Foundation's")
  func monthEnds() throws {
    for year in 1900...2200 {
      for month in 1...12 {
        let length = CivilDate.daysInMonth(month, of: year)
        let date = try CivilDate(year: year, month: month, day: length)
        try expectFoundationAgrees(on: date)
        let next = date.adding(days: 1)
        #expect(next.day == 1)
        try expectFoundationAgrees(on: next)
      }
    }
  }

  @Test("Random days from 1900 to 9999 are Foundation's, weekday included")
  func randomDays() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let number = Int.random(in: -25_567...2_932_896, using: &generator)
      try expectFoundationAgrees(on: CivilDate(dayNumber: number))
    }
  }

  /// Expects Foundation to give a date the same parts and the same weekday.
  private func expectFoundationAgrees(on date: CivilDate) throws {
    var utc = calendar
    utc.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let moment = Date(timeIntervalSince1970: TimeInterval(date.dayNumber) * 86_400)
    let parts = utc.dateComponents([.year, .month, .day, .weekday], from: moment)
    #expect(parts.year == date.year)
    #expect(parts.month == date.month)
    #expect(parts.day == date.day)
    #expect(parts.weekday.map { ($0 + 5) % 7 + 1 } == date.weekday)
    #expect(try CivilDate(year: date.year, month: date.month, day: date.day) == date)
  }

  @Test(
    "A month later is the same day, or the month's last",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"),
      ("2024-01-31", 1, "2024-02-29"),
      ("2026-03-31", -1, "2026-02-28"),
      ("2024-02-29", 12, "2025-02-28"),
      ("2024-02-29", 48, "2028-02-29"),
      ("2024-02-29", -12, "2023-02-28"),
      ("2026-11-30", 3, "2027-02-28"),
      ("2026-11-30", -11, "2025-12-30"),
      ("2026-12-31", 0, "2026-12-31"),
      ("2026-01-15", -1, "2025-12-15"),
    ])
  func monthsLater(start: String, months: Int, expected: String) throws {
    #expect(try CivilDate(start).adding(months: months).description == expected)
  }

  @Test(
    "The first part that is out of range is named",
    arguments: [
      (1899, 13, 40, CivilDateError.year(1899)),
      (10_000, 1, 1, .year(10_000)),
      (-1, 1, 1, .year(-1)),
      (2026, 0, 40, .month(0)),
      (2026, 13, 1, .month(13)),
      (2026, 2, 30, .day(30, year: 2026, month: 2)),
      (2025, 2, 29, .day(29, year: 2025, month: 2)),
      (1900, 2, 29, .day(29, year: 1900, month: 2)),
      (2026, 11, 31, .day(31, year: 2026, month: 11)),
      (2026, 11, 0, .day(0, year: 2026, month: 11)),
      (.max, .max, .max, .year(.max)),
    ])
  func wrongParts(year: Int, month: Int, day: Int, error: CivilDateError) {
    #expect(throws: error) { try CivilDate(year: year, month: month, day: day) }
  }

  @Test("Every hundredth year is a leap year only when 400 divides it")
  func leapYears() {
    #expect(
      [1900, 2000, 2100, 2024, 2026].map(CivilDate.isLeapYear) == [false, true, false, true, false])
  }

  @Test("Days between dates count the calendar, and later dates are greater")
  func daysBetween() throws {
    let (first, second) = (try CivilDate("2011-12-29"), try CivilDate("2011-12-31"))
    #expect(second.days(since: first) == 2)
    #expect(first.days(since: second) == -2)
    #expect(first < second)
  }

  @Test("A date is written with four digits of the year and two of the others")
  func description() {
    #expect(CivilDate(dayNumber: 0).description == "1970-01-01")
    #expect(CivilDate(dayNumber: -719_162).description == "0001-01-01")
  }
}
