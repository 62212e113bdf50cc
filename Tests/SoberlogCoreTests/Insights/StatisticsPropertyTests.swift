import SoberlogCore
import TestSupport
import Testing

/// The statistics against the oracle, on random journals that are the same in every test run.
@Suite struct StatisticsPropertyTests {
  /// The first day that a random journal may have; a leap day lies soon after it.
  private static let base = countingDay("2024-02-10")

  /// Up to forty entries within two months, several of them often on one day.
  private static func journal(_ random: inout SeededGenerator) -> [RatedEntry] {
    let length = Int.random(in: 1...60, using: &random)
    return (0..<Int.random(in: 0...40, using: &random)).map { _ in
      let events: [JournalEvent?] = [.start, .slip, .urge, .unknown("x"), nil, nil, nil]
      let emoji = ["🍵", "👨‍👩‍👧", "1️⃣", nil]
      let notes = ["#a #b", "#A and #a", "＃あ #ア", "#b", "no tag", ""]
      return RatedEntry(
        day: base.adding(days: Int.random(in: 0..<length, using: &random)),
        mood: EmotionLevel.allCases.randomElement(using: &random) ?? .best,
        event: events.randomElement(using: &random) ?? nil,
        emoji: emoji.randomElement(using: &random) ?? nil,
        note: notes.randomElement(using: &random) ?? "")
    }
  }

  @Test("All figures are those of the oracle, in whatever order entries come", arguments: 1...6)
  func figures(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let entries = Self.journal(&random)
      let today = Self.base.adding(days: Int.random(in: -2...65, using: &random))
      let first = Self.base.adding(days: Int.random(in: -5...30, using: &random))
      let isChosen: (RatedEntry) -> Bool = { $0.day >= first }
      let statistics = Statistics.of(entries, today: today, where: isChosen)
      let naive = NaiveStatistics(entries, today: today, where: isChosen)
      Self.expectTotals(of: statistics, from: naive)
      Self.expectGroups(of: statistics, from: naive)
      let shuffled = entries.shuffled(using: &random)
      #expect(Statistics.of(shuffled, today: today, where: isChosen) == statistics)
      let parts = random.parts(of: shuffled)
      #expect(Statistics.of(parts: parts, today: today, where: isChosen) == statistics)
    }
  }

  /// Checks everything that is counted over all chosen entries.
  private static func expectTotals(of statistics: Statistics, from naive: NaiveStatistics) {
    #expect(statistics.ratings.entries == naive.chosen.count)
    #expect(statistics.days.map(\.day) == Set(naive.chosen.map(\.day)).sorted())
    #expect(statistics.firstDay == naive.chosen.map(\.day).min())
    #expect(statistics.lastDay == naive.chosen.map(\.day).max())
    #expect(statistics.urges == naive.chosen.count { $0.event == .urge })
    for mood in EmotionLevel.allCases {
      #expect(statistics.count(of: mood) == naive.chosen.count { $0.mood == mood })
    }
    #expect(
      statistics.ratings.average?.description == NaiveStatistics.average(naive.chosen))
    let emoji = NaiveStatistics.counts(naive.chosen.map { [$0.emoji].compactMap(\.self) })
    #expect(Dictionary(uniqueKeysWithValues: statistics.emoji.map { ($0.text, $0.count) }) == emoji)
    let tags = NaiveStatistics.counts(
      naive.chosen.map { Tag.names(in: $0.note).map(foldedForSearch) })
    #expect(
      Dictionary(uniqueKeysWithValues: statistics.tags.map { (foldedForSearch($0.text), $0.count) })
        == tags)
    #expect(statistics.tags.map(\.count) == statistics.tags.map(\.count).sorted(by: >))
  }

  /// Checks what is counted by weekday, by month, and before slips.
  private static func expectGroups(of statistics: Statistics, from naive: NaiveStatistics) {
    for weekday in 1...7 {
      let entries = naive.chosen.filter { $0.day.weekday == weekday }
      let ratings = statistics.byWeekday[weekday - 1]
      #expect(ratings.entries == entries.count)
      #expect(ratings.average?.description == NaiveStatistics.average(entries))
    }
    let months = Dictionary(grouping: naive.chosen) { $0.day.description.prefix(7) }
    #expect(statistics.byMonth.map { $0.month.description.prefix(7) } == months.keys.sorted())
    for (month, ratings) in statistics.byMonth {
      let entries = months[month.description.prefix(7)] ?? []
      #expect(ratings.entries == entries.count)
      #expect(ratings.average?.description == NaiveStatistics.average(entries))
    }
    for (group, beforeSlip) in [(statistics.beforeSlip, true), (statistics.otherDays, false)] {
      let days = naive.ratedDays(beforeSlip: beforeSlip)
      #expect(group.days == days.count)
      #expect(
        group.lowDays
          == days.count { $0.entries.contains { $0.mood == .bad || $0.mood == .worst } })
      #expect(group.average?.description == NaiveStatistics.average(days.flatMap(\.entries)))
    }
  }
}
