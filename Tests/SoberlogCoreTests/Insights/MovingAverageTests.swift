import SoberlogCore
import TestSupport
import Testing

@Suite("Moving average")
struct MovingAverageTests {
  @Test(
    "Each point is the average of the entries of the days up to it", arguments: [1, 2, 7, 30, 0])
  func property(window: Int) {
    var random = SeededGenerator(seed: 11)
    let base = countingDay("2024-02-10")
    for _ in 0..<100 {
      let entries = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        RatedEntry(
          day: base.adding(days: Int.random(in: 0...60, using: &random)),
          mood: EmotionLevel.allCases.randomElement(using: &random) ?? .best)
      }
      let days = Statistics.of(entries, today: countingDay("11-30")).days
      let points = MovingAverage(of: days, window: window).points
      let rated = Set(entries.filter { $0.mood != .notSelected }.map(\.day)).sorted()
      #expect(points.map(\.day) == rated)
      for point in points {
        let near = entries.filter {
          (0..<max(1, window)).contains(point.day.days(since: $0.day))
        }
        #expect(point.average.description == NaiveStatistics.average(near))
      }
    }
  }
}
