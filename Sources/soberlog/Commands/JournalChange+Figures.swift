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

extension JournalDocument {
  /// The figures of today, of the entries whose records were kept.
  func figures(in dates: DateContext) -> StreakFigures {
    var calculator = StreakCalculator(startCountsAs: settings.startCountsAs)
    for record in records {
      calculator.record(record, boundary: dates.boundary)
    }
    return calculator.figures(asOf: dates.today)
  }
}
