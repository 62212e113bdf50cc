import SoberlogCore
import SoberlogStore

/// What a command works with beside its arguments.
struct Session {
  /// The present moment, in the local zone.
  let now: LocalTimestamp

  /// The rules of the local zone.
  let zone: ZoneRules

  /// The journal.
  let journal: JournalFile

  /// The number of random bits that a new identifier needs, from the system's random source.
  let randomBits: () -> UInt64

  /// What standard input holds, at most so many bytes of it.
  let readInput: (Int) throws -> [UInt8]
}

extension Session {
  /// The present with a journal's day boundary, for reading dates.
  func dates(_ settings: JournalSettings) -> DateContext {
    DateContext(now: now, zone: zone, boundary: settings.dayBoundary)
  }

  /// The present for reading dates where no journal is asked for its day boundary.
  var dates: DateContext {
    dates(JournalSettings())
  }

  /// The present instant in UTC, for stamps of changes.
  var nowInUTC: LocalTimestamp {
    LocalTimestamp(utcSeconds: now.instant)
  }

  /// A new identifier for an entry that a change adds.
  func newID(at moment: LocalTimestamp, in change: JournalChange) -> EntryID {
    change.newID(at: moment, randomBits: randomBits())
  }
}
