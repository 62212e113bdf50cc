import SoberlogCore
import SoberlogStore

/// What a journal gives when only its days are counted.
struct Counting {
  /// The settings.
  let settings: JournalSettings

  /// The calculator, which has seen every entry.
  let calculator: StreakCalculator

  /// What there is to say on standard error.
  let notices: [Notice]
}

extension Counting {
  /// Reads the journal and counts.
  ///
  /// - Throws: `StoreError` and `JournalFileError`.
  init(of session: Session) throws {
    var calculator = StreakCalculator()
    var ahead = EntriesAhead(of: session.now)
    let reading = try session.journal.read { settings in
      calculator = StreakCalculator(startCountsAs: settings.startCountsAs)
      return { record in
        ahead.count(record)
        calculator.record(
          day: settings.dayBoundary.day(of: record.at), instant: record.at.instant,
          event: record.knownEvent)
        return false
      }
    }
    settings = reading.document.settings
    self.calculator = calculator
    notices = reading.notices(path: session.journal.location.path) + ahead.notices
  }

  /// The notices that are no hints.
  var warnings: [Notice] { notices.filter { !$0.isHint } }
}
