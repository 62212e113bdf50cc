import SoberlogCore
import Testing

/// Lengths of a run, as `streak --at-least` takes them.
@Suite struct CalendarSpanTests {
  @Test(
    arguments: [
      ("7", 7, .day), ("7d", 7, .day), ("1w", 1, .week), ("2w", 2, .week), ("1mo", 1, .month),
      ("18mo", 18, .month), ("1y", 1, .year), ("0", 0, .day), ("0mo", 0, .month),
      ("７", 7, .day), ("１２mo", 12, .month), ("007d", 7, .day), ("9999999y", 9_999_999, .year),
      ("0000000000000000000000009", 9, .day),
    ] as [(String, Int, CalendarSpan.Unit)])
  func aNumberAndAUnitAreRead(_ text: String, _ count: Int, _ unit: CalendarSpan.Unit) throws {
    let span = try CalendarSpan(parsing: text)
    #expect(span.count == count)
    #expect(span.unit == unit)
  }

  @Test(arguments: [
    "", " ", "soon", "d", "mo", "-1d", "+1d", "1.5d", "1,5d", "1 d", " 1d", "1d ", "7D", "7M",
    "7min", "7h", "1w2d", "7d\n", "７ｄ", "七", "٧", "7d\u{301}", "－1d", "1e3", "0x7",
  ])
  func anythingElseIsUnreadable(_ text: String) {
    #expect(throws: CalendarSpanError.unreadable) { try CalendarSpan(parsing: text) }
  }

  @Test(arguments: [("7m", "7mo"), ("７m", "7mo"), ("0m", "0mo")])
  func mAloneIsRefusedWithItsReadingAsMonths(_ text: String, _ reading: String) throws {
    let months = try CalendarSpan(parsing: reading)
    #expect(throws: CalendarSpanError.monthsOrMinutes(months: months)) {
      try CalendarSpan(parsing: text)
    }
  }

  @Test(arguments: [
    "10000000", "9223372036854775807d", "9223372036854775808d", "99999999999999999999999999y",
    "99999999999999999999999999m",
  ])
  func numbersThatNoRunCanReachAreTooLarge(_ text: String) {
    #expect(throws: CalendarSpanError.tooLarge) { try CalendarSpan(parsing: text) }
  }

  @Test(arguments: ["1d", "2w", "18mo", "2y", "0d"])
  func theNameReadsBack(_ name: String) throws {
    #expect(try CalendarSpan(parsing: name).name == name)
  }

  @Test(arguments: [
    ("11-24", "7d", true), ("11-24", "7", true), ("11-24", "1w", true), ("11-24", "8d", false),
    ("11-24", "2w", false), ("11-17", "2w", true), ("11-18", "2w", false),
    ("10-30", "1mo", true), ("10-31", "1mo", true), ("11-01", "1mo", false),
    ("11-24", "1mo", false), ("2025-11-30", "1y", true), ("2025-12-01", "1y", false),
    ("2025-11-30", "12mo", true), ("11-30", "1d", true), ("11-30", "0mo", true),
    ("1900-01-01", "126y", true), ("1900-01-01", "46355d", true), ("1900-01-01", "46356", false),
    ("1900-01-01", "9999999y", false), ("1900-01-01", "9999999w", false),
  ])
  func daysAndWeeksAreCountedAndMonthsAndYearsAreAnniversaries(
    _ first: String, _ text: String, _ isReached: Bool
  ) throws {
    let span = try CalendarSpan(parsing: text)
    #expect(StreakFigures.of([.start(first)]).hasReached(span) == isReached)
  }

  @Test func aMonthIsReachedOnTheSameDayOfTheNextMonth() throws {
    let month = try CalendarSpan(parsing: "1mo")
    let entries = [CountedEntry.start("11-01")]
    #expect(!StreakFigures.of(entries, asOf: "11-30").hasReached(month))
    #expect(StreakFigures.of(entries, asOf: "12-01").hasReached(month))
  }

  @Test(arguments: [
    ("0", true), ("0w", true), ("0mo", true), ("0y", true), ("1", false), ("1mo", false),
  ])
  func withoutARunOnlyZeroIsReached(_ text: String, _ isReached: Bool) throws {
    let span = try CalendarSpan(parsing: text)
    #expect(StreakFigures.of([]).hasReached(span) == isReached)
    #expect(StreakFigures.of([.start("11-01"), .slip("11-30")]).hasReached(span) == isReached)
  }
}
