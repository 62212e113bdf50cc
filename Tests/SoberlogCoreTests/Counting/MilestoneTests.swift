import SoberlogCore
import Testing

/// The schedule of milestones.
@Suite struct MilestoneTests {
  @Test(arguments: [
    (1, "1d"), (3, "3d"), (7, "1w"), (10, "10d"), (14, "2w"), (30, "30d"), (50, "50d"),
    (60, "60d"), (90, "90d"), (100, "100d"), (200, "200d"), (300, "300d"), (500, "500d"),
    (1000, "1000d"), (1500, "1500d"), (2000, "2000d"), (46_000, "46000d"),
  ])
  func aNumberOfDaysIsReachedOnTheDayOfThatNumber(_ days: Int, _ name: String) {
    let first = countingDay("11-30").adding(days: 1 - days)
    let entries = [CountedEntry(day: first, instant: 0, event: .start)]
    #expect(StreakFigures.of(entries).reached.map(\.span.name) == [name])
    #expect(StreakFigures.of(entries).reached.map(\.date) == [countingDay("11-30")])
  }

  @Test(arguments: [2, 8, 13, 15, 33, 59, 101, 1250, 2001])
  func otherNumbersOfDaysAreNoMilestones(_ days: Int) {
    let first = countingDay("11-30").adding(days: 1 - days)
    let entries = [CountedEntry(day: first, instant: 0, event: .start)]
    #expect(StreakFigures.of(entries).reached.isEmpty)
  }

  @Test(arguments: [
    ("2026-11-01", "2026-12-01", ["1mo"]),
    ("2026-11-01", "2026-11-30", ["30d"]),
    ("2026-01-31", "2026-02-28", ["1mo"]),
    ("2028-01-31", "2028-02-29", ["30d", "1mo"]),
    ("2026-01-31", "2026-03-31", ["60d", "2mo"]),
    ("2026-01-15", "2026-04-15", ["3mo"]),
    ("2026-01-15", "2026-05-15", []),
    ("2026-01-15", "2026-07-15", ["6mo"]),
    ("2026-01-15", "2026-10-15", ["9mo"]),
    ("2026-01-15", "2027-01-15", ["1y"]),
    ("2026-01-15", "2027-02-15", []),
    ("2026-01-15", "2027-07-15", ["18mo"]),
    ("2026-01-15", "2028-01-15", ["2y"]),
    ("2026-01-15", "2028-07-15", []),
    ("2026-01-15", "2031-01-15", ["5y"]),
    ("2024-02-29", "2024-03-29", ["30d", "1mo"]),
    ("2024-02-29", "2025-02-28", ["1y"]),
    ("2024-02-29", "2025-03-01", []),
    ("2024-02-29", "2028-02-29", ["4y"]),
    ("2024-02-29", "2028-02-28", []),
    ("2028-02-01", "2028-03-01", ["30d", "1mo"]),
    ("2027-01-01", "2027-03-01", ["60d", "2mo"]),
    ("2026-01-31", "2026-04-30", ["90d", "3mo"]),
    ("1900-11-30", "2026-11-30", ["126y"]),
  ])
  func anAnniversaryGoesByTheCalendarAndStandsAfterANumberOfDays(
    _ first: String, _ day: String, _ names: [String]
  ) {
    let reached = StreakFigures.of([.start(first)], asOf: day).reached
    #expect(reached.map(\.span.name) == names)
  }

  @Test(arguments: [
    ("11-30", "3d", "2026-12-02", 2),
    ("11-29", "3d", "2026-12-01", 1),
    ("11-24", "10d", "2026-12-03", 3),
    ("11-17", "30d", "2026-12-16", 16),
    ("11-20", "2w", "2026-12-03", 3),
    ("11-01", "1mo", "2026-12-01", 1),
    ("10-31", "50d", "2026-12-19", 19),
    ("2025-12-10", "1y", "2026-12-10", 10),
    ("2025-11-30", "500d", "2027-04-13", 134),
    ("2025-07-01", "18mo", "2027-01-01", 32),
    ("2024-03-07", "1000d", "2026-12-01", 1),
    ("2024-03-06", "3y", "2027-03-06", 96),
    ("1900-01-01", "127y", "2027-01-01", 32),
  ])
  func theNextMilestoneIsTheEarliestLaterThanToday(
    _ first: String, _ name: String, _ date: String, _ days: Int
  ) {
    let figures = StreakFigures.of([.start(first)])
    #expect(figures.nextMilestone?.span.name == name)
    #expect(figures.nextMilestone?.date == countingDay(date))
    #expect(figures.daysToNextMilestone == days)
  }

  @Test(arguments: [
    ("2028-02-01", "2028-02-29", "1mo"), ("2027-01-01", "2027-02-28", "2mo"),
    ("2026-01-31", "2026-04-29", "3mo"),
  ])
  func ofTwoNamesOnTheNextDateTheAnniversaryIsNamed(_ first: String, _ day: String, _ name: String)
  {
    let figures = StreakFigures.of([.start(first)], asOf: day)
    #expect(figures.nextMilestone?.span.name == name)
    #expect(figures.daysToNextMilestone == 1)
  }

  @Test func theNextMilestoneOfADayIsWhatIsReachedNext() {
    let first = countingDay("2024-01-31")
    var calculator = StreakCalculator()
    calculator.record(day: first, instant: 0, event: .start)
    var expected: Milestone?
    for offset in (0...2000).reversed() {
      let figures = calculator.figures(asOf: first.adding(days: offset))
      #expect(expected == nil || figures.nextMilestone == expected)
      expected = figures.reached.last ?? expected
    }
    #expect(expected?.date == first)
  }

  @Test func numbersOfDaysThatAreMilestonesAreThoseThatARunReaches() {
    let reached = (1...2600).filter { days in
      let today = countingDay("2020-01-01").adding(days: days - 1)
      let names = StreakFigures.of([.start("2020-01-01")], asOf: today).reached.map(\.span)
      return names.contains { $0.unit == .day || $0.unit == .week }
    }
    #expect(Milestone.dayCounts(through: 2600) == reached)
    #expect(Milestone.dayCounts(through: 0) == [] && Milestone.dayCounts(through: 7) == [1, 3, 7])
  }
}
