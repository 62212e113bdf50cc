import SoberlogCore
import Testing

/// The figures that follow from the runs.
@Suite struct StreakFiguresTests {
  /// The example of the documentation.
  private static let example: [CountedEntry] = [
    .start("11-01"), .slip("11-10"), .slip("11-23"),
  ]

  @Test func theExampleOfTheDocumentation() {
    let figures = StreakFigures.of(Self.example)
    #expect(figures.day == countingDay("11-30"))
    #expect(figures.startCountsAs == .one)
    #expect(figures.history.map(\.text) == ["11-01…11-09", "11-11…11-22", "11-24…11-30"])
    #expect(figures.history.map(\.days) == [9, 12, 7])
    #expect(figures.days == 7)
    #expect(figures.since == countingDay("11-24"))
    #expect(figures.lastSlip == countingDay("11-23"))
    #expect(figures.longest?.text == "11-11…11-22")
    #expect(figures.previous?.text == "11-11…11-22")
    #expect(figures.totalSoberDays == 28)
    #expect(figures.trackedDays == 30)
    #expect(figures.slipDays == 2)
    #expect(figures.nextMilestone?.span.name == "10d")
    #expect(figures.nextMilestone?.date == countingDay("12-03"))
    #expect(figures.daysToNextMilestone == 3)
    #expect(figures.reached.map(\.span.name) == ["1w"])
  }

  @Test(
    arguments: [
      ([], "11-30"), (Self.example, "10-31"), ([.plain("12-01"), .slip("12-02")], "11-30"),
    ] as [([CountedEntry], String)])
  func beforeTheFirstEntryFiguresAreZeroOrNil(_ entries: [CountedEntry], _ day: String) {
    for startCountsAs in StartCountsAs.allCases {
      let figures = StreakFigures.of(entries, asOf: day, startCountsAs: startCountsAs)
      let counts = [
        figures.days, figures.totalSoberDays, figures.trackedDays, figures.slipDays,
        figures.history.count, figures.reached.count, figures.writing.days,
        figures.writing.longest,
      ]
      #expect(counts == Array(repeating: 0, count: 8))
      #expect(figures.since == nil)
      #expect(figures.lastSlip == nil)
      #expect(figures.longest == nil)
      #expect(figures.previous == nil)
      #expect(figures.nextMilestone == nil)
      #expect(figures.daysToNextMilestone == nil)
    }
  }

  @Test func onASlipDayTheRunJustFinishedIsThePreviousOne() {
    let figures = StreakFigures.of(Self.example, asOf: "11-10")
    #expect(figures.days == 0)
    #expect(figures.since == nil)
    #expect(figures.lastSlip == countingDay("11-10"))
    #expect(figures.previous?.text == "11-01…11-09")
    #expect(figures.longest?.text == "11-01…11-09")
    #expect(figures.totalSoberDays == 9)
    #expect(figures.reached.isEmpty)
  }

  @Test func theFirstRunHasNoPreviousOneAndIsTheLongest() {
    let figures = StreakFigures.of(Self.example, asOf: "11-09")
    #expect(figures.previous == nil)
    #expect(figures.longest?.text == "11-01…11-09")
    #expect(figures.lastSlip == nil)
  }

  @Test func ofEquallyLongRunsTheMostRecentIsTheLongest() {
    let entries: [CountedEntry] = [.start("11-01"), .slip("11-04"), .slip("11-08"), .slip("11-10")]
    #expect(StreakFigures.of(entries, asOf: "11-11").longest?.text == "11-05…11-07")
    #expect(StreakFigures.of(entries, asOf: "11-13").longest?.text == "11-11…11-13")
  }

  @Test(
    arguments: [
      ([.slip("11-30")], .one), ([.start("11-01"), .slip("11-30")], .one),
      ([.start("11-30")], .zero), ([.start("11-01"), .start("11-30")], .zero),
      ([.start("11-30", hour: 8), .slip("11-30", hour: 9)], .zero),
    ] as [([CountedEntry], StartCountsAs)])
  func onADayThatIsNotSoberTheNextMilestoneIsTheFirstDayOfTheRunOfTomorrow(
    _ entries: [CountedEntry], _ startCountsAs: StartCountsAs
  ) {
    let figures = StreakFigures.of(entries, startCountsAs: startCountsAs)
    #expect(figures.days == 0)
    #expect(figures.since == nil)
    #expect(figures.nextMilestone?.span.name == "1d")
    #expect(figures.nextMilestone?.date == countingDay("12-01"))
    #expect(figures.daysToNextMilestone == 1)
  }

  @Test func onTheDayOfAFirstStartThatCountsAsZeroASlipIsTheLastSlip() {
    let entries: [CountedEntry] = [.start("11-30", hour: 8), .slip("11-30", hour: 9)]
    let figures = StreakFigures.of(entries, startCountsAs: .zero)
    #expect(figures.lastSlip == countingDay("11-30"))
    #expect(figures.slipDays == 1)
    #expect(figures.trackedDays == 1)
  }

  @Test(arguments: [
    (["11-28", "11-29", "11-30"], 3, 3),
    (["11-28", "11-29"], 2, 2),
    (["11-27", "11-28"], 0, 2),
    (["11-28"], 0, 1),
    (["11-30"], 1, 1),
    (["11-10", "11-11", "11-12", "11-13", "11-29", "11-30"], 2, 4),
    (["11-30", "11-29", "11-30", "11-29"], 2, 2),
    (["11-29", "12-01", "11-28"], 2, 2),
    (["2025-12-31", "01-01", "2024-02-28", "2024-02-29", "2024-03-01"], 0, 3),
    ([], 0, 0),
  ])
  func theWritingStreakCountsDaysWithEntries(_ days: [String], current: Int, longest: Int) {
    let writing = StreakFigures.of(days.map { .plain($0) }).writing
    #expect(writing.days == current)
    #expect(writing.longest == longest)
  }

  @Test func everyEventIsWritingForTheWritingStreak() {
    let entries: [CountedEntry] = [.slip("11-28"), .urge("11-29"), .start("11-30")]
    #expect(StreakFigures.of(entries).writing.days == 3)
  }
}
