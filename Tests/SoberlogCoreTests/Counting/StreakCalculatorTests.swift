import SoberlogCore
import Testing

/// The rules of counting, by number as in the documentation, and their corners.
@Suite struct StreakCalculatorTests {
  @Test(arguments: [
    StreakCase(
      "a first start is where counting begins", [.plain("11-01"), .urge("11-05"), .start("11-21")],
      runs: ["11-21…11-30"], trackedDays: 10),
    StreakCase(
      "a first slip: counting begins with the first entry of any kind",
      [.urge("11-01"), .plain("11-05"), .slip("11-12")],
      runs: ["11-01…11-11", "11-13…11-30"], trackedDays: 30, slipDays: 1),
    StreakCase(
      "no start and no slip: counting begins with the first entry",
      [.plain("11-21"), .urge("11-25")], runs: ["11-21…11-30"], trackedDays: 10),
    StreakCase("only urges", [.urge("11-29")], runs: ["11-29…11-30"], trackedDays: 2),
    StreakCase(
      "an event of a newer program is writing",
      [CountedEntry("11-29", hour: 1, event: .unknown("relapse"))],
      runs: ["11-29…11-30"], trackedDays: 2),
    StreakCase(
      "only a slip", [.slip("11-28")], runs: ["11-29…11-30"], trackedDays: 3, slipDays: 1),
    StreakCase(
      "a start on the day of the first plain entry", [.plain("11-21", hour: 1), .start("11-21")],
      runs: ["11-21…11-30"], trackedDays: 10),
    StreakCase(
      "first events are a start and later that day a slip: earlier entries are only writing",
      [.plain("11-01"), .start("11-10", hour: 8), .slip("11-10", hour: 9)],
      runs: ["11-11…11-30"], trackedDays: 21, slipDays: 1),
    StreakCase(
      "first events are a slip and later that day a start: counting begins with the first entry",
      [.plain("11-01"), .slip("11-10", hour: 8), .start("11-10", hour: 9)],
      runs: ["11-01…11-09", "11-11…11-30"], trackedDays: 30, slipDays: 1),
    StreakCase(
      "first events are a slip and a start in the same second: the slip stands",
      [.plain("11-01"), .slip("11-10"), .start("11-10")],
      runs: ["11-01…11-09", "11-11…11-30"], trackedDays: 30, slipDays: 1),
    StreakCase("no entry", [], runs: [], trackedDays: 0),
  ])
  func rule1WhereCountingBegins(_ example: StreakCase) {
    example.check()
  }

  @Test(arguments: [
    StreakCase(
      "the day after a slip is day 1", [.start("11-01"), .slip("11-29")],
      runs: ["11-01…11-28", "11-30…11-30"], trackedDays: 30, slipDays: 1),
    StreakCase(
      "a slip day is not sober, whatever else is on it",
      [.start("11-21"), .plain("11-30", hour: 8), .slip("11-30", hour: 9), .urge("11-30")],
      runs: ["11-21…11-29"], trackedDays: 10, slipDays: 1),
    StreakCase(
      "several slips on a day count once",
      [.start("11-01"), .slip("11-20", hour: 1), .slip("11-20", hour: 13), .slip("11-21")],
      runs: ["11-01…11-19", "11-22…11-30"], trackedDays: 30, slipDays: 2),
    StreakCase(
      "a slip on the first day of a run", [.start("11-01"), .slip("11-10"), .slip("11-11")],
      runs: ["11-01…11-09", "11-12…11-30"], trackedDays: 30, slipDays: 2),
  ])
  func rule2Slip(_ example: StreakCase) {
    example.check()
  }

  @Test(arguments: [
    StreakCase(
      "a start while a run goes on ends it the day before", [.start("11-01"), .start("11-21")],
      runs: ["11-01…11-20", "11-21…11-30"], trackedDays: 30),
    StreakCase(
      "days between a slip and the next start are not sober",
      [.start("11-01"), .slip("11-10"), .plain("11-15"), .start("11-21")],
      runs: ["11-01…11-09", "11-21…11-30"], trackedDays: 30, slipDays: 1),
    StreakCase(
      "days between two slips are sober, those between the second and a start are not",
      [.start("11-01"), .slip("11-05"), .slip("11-10"), .start("11-21")],
      runs: ["11-01…11-04", "11-06…11-09", "11-21…11-30"], trackedDays: 30, slipDays: 2),
    StreakCase(
      "a second start after a slip takes nothing back",
      [.slip("11-01"), .start("11-11"), .start("11-21")],
      runs: ["11-11…11-20", "11-21…11-30"], trackedDays: 30, slipDays: 1),
    StreakCase(
      "a start on the day after a slip", [.start("11-01"), .slip("11-10"), .start("11-11")],
      runs: ["11-01…11-09", "11-11…11-30"], trackedDays: 30, slipDays: 1),
    StreakCase(
      "a start on a later day with a slip has no effect, when earlier",
      [.slip("11-01"), .start("11-10", hour: 8), .slip("11-10", hour: 9)],
      runs: ["11-02…11-09", "11-11…11-30"], trackedDays: 30, slipDays: 2),
    StreakCase(
      "a start on a later day with a slip has no effect, when later",
      [.slip("11-01"), .slip("11-10", hour: 8), .start("11-10", hour: 9)],
      runs: ["11-02…11-09", "11-11…11-30"], trackedDays: 30, slipDays: 2),
    StreakCase(
      "events go by day before they go by instant",
      [
        .start("11-01"), CountedEntry(day: countingDay("11-10"), instant: 9, event: .slip),
        CountedEntry(day: countingDay("11-11"), instant: 8, event: .start),
      ],
      runs: ["11-01…11-09", "11-11…11-30"], trackedDays: 30, slipDays: 1),
  ])
  func rule3Start(_ example: StreakCase) {
    example.check()
  }

  @Test(arguments: [
    StreakCase(
      "the run begins the day after the start", [.start("11-21")], startCountsAs: .zero,
      runs: ["11-22…11-30"], trackedDays: 9),
    StreakCase(
      "on the day of the first start nothing is counted yet", [.plain("11-01"), .start("11-30")],
      startCountsAs: .zero, runs: [], trackedDays: 0),
    StreakCase(
      "a slip on the day of the first start counts",
      [.plain("11-01"), .start("11-28", hour: 8), .slip("11-28", hour: 9)],
      startCountsAs: .zero, runs: ["11-29…11-30"], trackedDays: 3, slipDays: 1),
    StreakCase(
      "a slip on the day of the first start counts on that day",
      [.start("11-30", hour: 8), .slip("11-30", hour: 9)],
      startCountsAs: .zero, runs: [], trackedDays: 1, slipDays: 1),
    StreakCase(
      "a later start day is not sober, and the run still going ends the day before",
      [.start("11-01"), .start("11-21")], startCountsAs: .zero,
      runs: ["11-02…11-20", "11-22…11-30"], trackedDays: 29),
    StreakCase(
      "starts on two days in a row", [.start("11-20"), .start("11-21")], startCountsAs: .zero,
      runs: ["11-22…11-30"], trackedDays: 10),
    StreakCase(
      "a start on the day after a slip", [.slip("11-10"), .start("11-11")], startCountsAs: .zero,
      runs: ["11-12…11-30"], trackedDays: 21, slipDays: 1),
    StreakCase(
      "without a start it changes nothing", [.plain("11-21"), .slip("11-25")],
      startCountsAs: .zero, runs: ["11-21…11-24", "11-26…11-30"], trackedDays: 10, slipDays: 1),
    StreakCase(
      "a start without effect leaves its day to the slip",
      [.start("11-01"), .start("11-20", hour: 8), .slip("11-20", hour: 9)], startCountsAs: .zero,
      runs: ["11-02…11-19", "11-21…11-30"], trackedDays: 29, slipDays: 1),
  ])
  func rule4StartCountsAsZero(_ example: StreakCase) {
    example.check()
  }

  @Test(arguments: [
    StreakCase(
      "later slips and starts are left out",
      [.start("11-21"), .slip("12-05"), .start("2027-01-01")],
      runs: ["11-21…11-30"], trackedDays: 10),
    StreakCase("every entry is later", [.start("12-05")], runs: [], trackedDays: 0),
    StreakCase(
      "before a later start, counting began with the first entry",
      [.plain("11-01"), .start("11-21")], asOf: "11-10", runs: ["11-01…11-10"], trackedDays: 10),
    StreakCase(
      "between a slip and a later start days are counted as of then",
      [.start("11-01"), .slip("11-10"), .start("11-21")], asOf: "11-15",
      runs: ["11-01…11-09", "11-11…11-15"], trackedDays: 15, slipDays: 1),
    StreakCase(
      "on the day of a start after a slip", [.start("11-01"), .slip("11-10"), .start("11-21")],
      asOf: "11-21", runs: ["11-01…11-09", "11-21…11-21"], trackedDays: 21, slipDays: 1),
  ])
  func rule5EntriesAfterTheDayAreLeftOut(_ example: StreakCase) {
    example.check()
  }

  @Test(arguments: [
    StreakCase(
      "a leap day", [.start("2024-02-28")], asOf: "2024-03-01", runs: ["2024-02-28…2024-03-01"],
      trackedDays: 3),
    StreakCase(
      "the end of a year", [.start("2025-12-31")], asOf: "01-01", runs: ["2025-12-31…01-01"],
      trackedDays: 2),
    StreakCase(
      "a date that Samoa skipped", [.start("2011-12-29")], asOf: "2011-12-31",
      runs: ["2011-12-29…2011-12-31"], trackedDays: 3),
    StreakCase(
      "126 years", [.start("1900-01-01")], runs: ["1900-01-01…11-30"], trackedDays: 46_355),
    StreakCase(
      "all dates there are", [.start("1900-01-01")], asOf: "9999-12-31",
      runs: ["1900-01-01…9999-12-31"], trackedDays: 2_958_464),
  ])
  func daysCountAsTheCalendarSays(_ example: StreakCase) {
    example.check()
  }

  @Test func figuresOfManyEntriesOnAlternatingDaysAreThoseOfTheirDays() {
    let entries = (0..<6000).map { CountedEntry.plain($0 % 2 == 0 ? "11-30" : "11-28") }
    let figures = StreakFigures.of(entries + [.plain("11-29")])
    #expect(figures == StreakFigures.of([.plain("11-28"), .plain("11-29"), .plain("11-30")]))
    #expect(figures.writing.days == 3)
  }
}
