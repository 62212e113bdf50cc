import SoberlogCore
import TestSupport
import Testing

/// The calculator against the oracle, on random journals that are the same in every test run.
@Suite struct StreakPropertyTests {
  @Test(arguments: UInt64(1)...8, StartCountsAs.allCases)
  func figuresAreThoseOfADayByDayModel(_ seed: UInt64, _ startCountsAs: StartCountsAs) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let entries = Self.journal(&random)
      let today = Self.base.adding(days: Int.random(in: -2...45, using: &random))
      let model = NaiveStreak(entries, today: today, startCountsAs: startCountsAs)
      let figures = StreakFigures.of(entries, asOf: today, startCountsAs: startCountsAs)
      Self.expectCounts(of: figures, from: model)
      Self.expectMilestones(of: figures, from: model)
      let shuffled = entries.shuffled(using: &random)
      #expect(StreakFigures.of(shuffled, asOf: today, startCountsAs: startCountsAs) == figures)
      let parts = random.parts(of: shuffled)
      #expect(StreakFigures.of(parts: parts, asOf: today, startCountsAs: startCountsAs) == figures)
    }
  }

  @Test("Years of starts and slips count the same in whatever order and parts they come")
  func manyEvents() {
    var random = SeededGenerator(seed: 10)
    let today = Self.base.adding(days: 2500)
    let entries = (0..<6000).map { _ in
      CountedEntry(
        day: Self.base.adding(days: Int.random(in: 0...2500, using: &random)),
        instant: Int64.random(in: -3...3, using: &random),
        event: Bool.random(using: &random) ? .start : .slip)
    }
    let sorted = entries.sorted { $0.day < $1.day }
    let figures = StreakFigures.of(sorted, asOf: today)
    #expect(StreakFigures.of(entries, asOf: today) == figures)
    #expect(StreakFigures.of(parts: random.parts(of: entries), asOf: today) == figures)
  }

  @Test func milestonesOfLongRunsAreThoseOfTheModel() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let first = Self.base.adding(days: Int.random(in: 0...1500, using: &random))
      let today = first.adding(days: Int.random(in: 0...1500, using: &random))
      let entries = [CountedEntry(day: first, instant: 0, event: .start)]
      let model = NaiveStreak(entries, today: today, startCountsAs: .one)
      Self.expectMilestones(of: StreakFigures.of(entries, asOf: today), from: model)
    }
  }

  /// The first day that a random journal may have; a leap day lies soon after it.
  private static let base = countingDay("2024-01-25")

  /// Up to twelve entries within six weeks, several of them often on one day and some at the same
  /// instant or at one that does not fit the order of the days.
  private static func journal(_ random: inout SeededGenerator) -> [CountedEntry] {
    let length = Int.random(in: 1...42, using: &random)
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      let events: [JournalEvent?] = [.start, .start, .slip, .slip, .urge, nil, .unknown("x")]
      return CountedEntry(
        day: base.adding(days: Int.random(in: 0..<length, using: &random)),
        instant: Int64.random(in: -3...3, using: &random),
        event: events[Int.random(in: 0..<events.count, using: &random)])
    }
  }

  /// Checks everything that is counted.
  private static func expectCounts(of figures: StreakFigures, from model: NaiveStreak) {
    let runs = model.runs
    let current = runs.last?.last == model.today ? runs.last : nil
    let previous = current == nil ? runs.last : runs.dropLast().last
    let longest = runs.last { run in run.count == runs.map(\.count).max() }
    let ends = runs.map { [$0.first, $0.last] }
    #expect(figures.history.map { [$0.first, $0.last] } == ends, "\(model.entries)")
    #expect(figures.history.map(\.days) == runs.map(\.count))
    #expect(figures.days == current?.count ?? 0)
    #expect(figures.since == current?.first)
    #expect(figures.longest?.first == longest?.first)
    #expect(figures.previous?.first == previous?.first)
    #expect(figures.totalSoberDays == runs.joined().count)
    #expect(figures.trackedDays == model.counted.count)
    #expect(figures.slipDays == model.slipDays.count)
    #expect(figures.lastSlip == model.slipDays.last)
    #expect(figures.writing.days == model.writing.days)
    #expect(figures.writing.longest == model.writing.longest)
  }

  /// Checks the milestones of today and the next one.
  private static func expectMilestones(of figures: StreakFigures, from model: NaiveStreak) {
    let runBegins = figures.since ?? model.today.adding(days: 1)
    let milestones = model.entries.isEmpty ? [] : NaiveStreak.milestones(of: runBegins)
    let reached = milestones.filter { $0.date == model.today }
    let nextDate = milestones.first { $0.date > model.today }?.date
    let next = milestones.last { $0.date == nextDate }
    #expect(figures.reached.map(\.span.name) == reached.map(\.name))
    #expect(figures.nextMilestone?.span.name == next?.name)
    #expect(figures.nextMilestone?.date == next?.date)
    #expect(figures.daysToNextMilestone == next?.date.days(since: model.today))
  }
}
