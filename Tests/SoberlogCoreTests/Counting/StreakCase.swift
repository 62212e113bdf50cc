import SoberlogCore
import Testing

/// Some entries, a day, and the runs that the rules give for them.
struct StreakCase: Sendable {
  /// What the case is about.
  let name: String

  /// The entries, in any order.
  let entries: [CountedEntry]

  /// The day that the figures are for.
  let day: String

  /// The number that the day of a start has.
  let startCountsAs: StartCountsAs

  /// The expected runs, `11-01…11-09` for a run within 2026.
  let runs: [String]

  /// The expected number of days since counting began.
  let trackedDays: Int

  /// The expected number of days with a slip.
  let slipDays: Int

  /// Makes a case; by default the day is 2026-11-30 and a start counts as day 1.
  init(
    _ name: String, _ entries: [CountedEntry], asOf day: String = "11-30",
    startCountsAs: StartCountsAs = .one, runs: [String], trackedDays: Int, slipDays: Int = 0
  ) {
    self.name = name
    self.entries = entries
    self.day = day
    self.startCountsAs = startCountsAs
    self.runs = runs
    self.trackedDays = trackedDays
    self.slipDays = slipDays
  }
}

extension StreakCase {
  /// Checks the figures, whatever the order in which the entries are recorded.
  func check() {
    for entries in [entries, entries.reversed()] {
      let figures = StreakFigures.of(entries, asOf: day, startCountsAs: startCountsAs)
      #expect(figures.history.map(\.text) == runs)
      #expect(figures.trackedDays == trackedDays)
      #expect(figures.slipDays == slipDays)
    }
  }
}

extension StreakCase: CustomTestStringConvertible {
  var testDescription: String { name }
}
