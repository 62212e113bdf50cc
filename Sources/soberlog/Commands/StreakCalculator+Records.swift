import SoberlogCore
import SoberlogStore

extension StreakCalculator {
  /// Takes the entry of a record into account.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - boundary: when a day begins.
  mutating func record(_ record: EntryRecord, boundary: DayBoundary) {
    self.record(
      day: boundary.day(of: record.at), instant: record.at.instant, event: record.knownEvent)
  }
}
