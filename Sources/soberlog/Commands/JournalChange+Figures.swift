import SoberlogCore
import SoberlogStore

extension JournalChange {
  /// The figures of today as they are after the change.
  func figures(in dates: DateContext) -> StreakFigures {
    var calculator = StreakCalculator(startCountsAs: settings.startCountsAs)
    forEachMomentAfterwards { at, event in
      calculator.record(day: dates.boundary.day(of: at), instant: at.instant, event: event)
    }
    return calculator.figures(asOf: dates.today)
  }
}
