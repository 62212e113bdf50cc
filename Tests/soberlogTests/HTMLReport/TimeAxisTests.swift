import SoberlogCore
import TestSupport
import Testing

@testable import soberlog

/// The days that are named below a chart.
struct TimeAxisTests {
  /// The period of so many days from a day on.
  private func period(_ first: String, _ length: Int) throws -> ClosedRange<CivilDate> {
    let first = try LocalTimestamp(rfc3339: first + "T00:00:00Z").date
    return first...first.adding(days: length - 1)
  }

  @Test(
    "Ticks lie on days, then on beginnings of months, then of years",
    arguments: [
      ("2026-11-24", 7, ["24 Nov", "26 Nov", "28 Nov", "30 Nov"]),
      ("2026-11-30", 1, ["30 Nov"]),
      ("2026-09-15", 60, ["15 Sep", "29 Sep", "13 Oct", "27 Oct", "10 Nov"]),
      ("2026-05-31", 120, ["Jun 2026", "Jul 2026", "Aug 2026", "Sep 2026"]),
      ("2024-01-01", 1000, ["2024", "2025", "2026"]),
      ("1900-01-01", 36_525, ["1900", "1950", "2000"]),
    ])
  func labels(first: String, length: Int, expected: [String]) throws {
    let axis = TimeAxis(period: try period(first, length))
    let dates = DateTexts(language: .english)
    #expect(axis.ticks.map { axis.label(of: $0, dates) } == expected)
  }

  @Test("There are one to five of them, ascending and within the period, however long it is")
  func property() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let length = Int.random(in: 1...Int.random(in: 1...2_900_000, using: &random), using: &random)
      let first = try period("1900-01-01", 1).lowerBound
        .adding(days: Int.random(in: 0...20_000, using: &random))
      let period = first...first.adding(days: length - 1)
      let ticks = TimeAxis(period: period).ticks
      #expect((1...5).contains(ticks.count) && ticks == Set(ticks).sorted())
      #expect(ticks.allSatisfy(period.contains))
    }
  }
}
