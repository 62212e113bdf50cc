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
    var tally = Tally(ahead: EntriesAhead(of: session.now))
    let reading = try session.journal.read { settings in
      tally.calculator = StreakCalculator(startCountsAs: settings.startCountsAs)
      return { record in
        tally.count(record, on: settings.dayBoundary.day(of: record.at))
        return false
      }
    }
    settings = reading.document.settings
    calculator = tally.calculator
    notices = reading.notices(path: session.journal.location.path) + tally.ahead.notices
  }

  /// What is counted while the journal is read; one value, since each access to a captured variable
  /// costs something for every entry.
  private struct Tally {
    /// The calculator.
    var calculator = StreakCalculator()

    /// The entries that lie ahead.
    var ahead: EntriesAhead

    /// Takes an entry of a day into account.
    mutating func count(_ record: EntryRecord, on day: CivilDate) {
      ahead.count(record)
      calculator.record(day: day, instant: record.at.instant, event: record.knownEvent)
    }
  }

  /// The notices that are no hints.
  var warnings: [Notice] { notices.filter { !$0.isHint } }
}
