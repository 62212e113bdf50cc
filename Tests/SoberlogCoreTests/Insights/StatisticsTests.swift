import SoberlogCore
import Testing

@Suite("Statistics")
struct StatisticsTests {
  /// Statistics as of 2026-11-30 of entries with these days and moods.
  private func statistics(_ entries: [(String, EmotionLevel, JournalEvent?)]) -> Statistics {
    .of(
      entries.map { RatedEntry(day: countingDay($0.0), mood: $0.1, event: $0.2) },
      today: countingDay("11-30"))
  }

  @Test("Without entries there are no averages, and nothing is divided by zero")
  func empty() {
    let statistics = statistics([])
    #expect(statistics.firstDay == nil && statistics.ratings.average == nil)
    #expect(statistics.byWeekday.map(\.entries) == [0, 0, 0, 0, 0, 0, 0])
    #expect(statistics.byMonth.isEmpty && statistics.beforeSlip.average == nil)
  }

  @Test(
    "Averages are rounded half away from zero at two decimals, never by way of a binary fraction",
    arguments: [
      // 1.005, 1.015 and 1.995 have no exact binary form; the first is below what is written.
      (199, 1, "1.01"), (197, 3, "1.02"), (1, 199, "2.00"), (2, 1, "1.33"), (1, 2, "1.67"),
      (0, 1, "2.00"), (1, 1, "1.50"),
    ])
  func rounding(worst: Int, bad: Int, average: String) {
    let entries =
      [(String, EmotionLevel, JournalEvent?)](repeating: ("11-01", .worst, nil), count: worst)
      + [(String, EmotionLevel, JournalEvent?)](repeating: ("11-01", .bad, nil), count: bad)
    #expect(statistics(entries).ratings.average?.description == average)
  }

  @Test("The nearest mood of an average is that of its two decimals, the better one of two")
  func nearestLevel() {
    #expect(
      statistics([("11-01", .bad, nil), ("11-01", .neutral, nil)]).ratings.average?.nearestLevel
        == .neutral)
    #expect(
      statistics([("11-01", .worst, nil), ("11-01", .worst, nil), ("11-01", .bad, nil)]).ratings
        .average?.nearestLevel == .worst)
  }

  @Test("The first of two slips on following days is a day before a slip")
  func slipsOnFollowingDays() {
    let statistics = statistics([
      ("11-08", .good, nil), ("11-09", .bad, nil), ("11-10", .worst, .slip),
      ("11-11", .neutral, .slip), ("11-12", .best, nil),
    ])
    #expect(statistics.beforeSlip.days == 2)
    #expect(statistics.beforeSlip.average?.description == "1.50")
    #expect(statistics.otherDays.days == 3)
    #expect(statistics.otherDays.average?.description == "4.00")
  }

  @Test("A slip without a mood tells of the day before it, one after today of none")
  func slipsWithoutMood() {
    let statistics = statistics([
      ("11-09", .bad, nil), ("11-10", .notSelected, .slip), ("11-30", .best, nil),
      ("12-01", .worst, .slip),
    ])
    #expect(statistics.beforeSlip.days == 1 && statistics.otherDays.days == 1)
    #expect(statistics.ratings.entries == 3)
  }

  @Test("Percentages of fewer than five are not given")
  func percentages() {
    #expect(percentage(2, of: 4) == nil)
    #expect(percentage(0, of: 0) == nil)
    #expect(percentage(2, of: 5) == 40)
    #expect(percentage(1, of: 8) == 13)
    #expect(percentage(8, of: 8) == 100)
  }

  @Test("A tag is shown as it is written most, and counts once an entry")
  func tags() {
    let notes = ["#Walk", "#walk #walk", "#walk", "#tea", "＃ｔｅａ"]
    let statistics = Statistics.of(
      notes.map { RatedEntry(day: countingDay("11-01"), note: $0) }, today: countingDay("11-30"))
    #expect(statistics.tags.map(\.text) == ["walk", "tea"])
    #expect(statistics.tags.map(\.count) == [3, 2])
  }

  @Test(
    "A period is cut into the fewest days each that the spans allow",
    arguments: [(1, 10, 1, 1), (10, 10, 1, 10), (11, 10, 2, 6), (1000, 60, 17, 59), (5, 0, 5, 1)])
  func spans(length: Int, most: Int, daysEach: Int, count: Int) {
    let first = countingDay("2020-01-01")
    let entries = [first, first.adding(days: length - 1)].map { RatedEntry(day: $0, mood: .good) }
    let statistics = Statistics.of(entries, today: countingDay("11-30"))
    let spans = MoodSpans(of: statistics.days, atMost: most)
    #expect(spans.daysEach == daysEach && spans.spans.count == count)
    #expect(spans.spans.reduce(0) { $0 + $1.entries } == 2)
    #expect(MoodSpans(of: [], atMost: most).spans.isEmpty)
  }
}
