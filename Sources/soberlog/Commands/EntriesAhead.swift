import SoberlogCore
import SoberlogStore

/// Counts entries that lie more than a day ahead, as after a clock was wrong.
struct EntriesAhead {
  /// The instant after which an entry lies more than a day ahead.
  private let limit: Int64

  /// The number of such entries.
  private var count = 0

  /// Begins to count.
  init(of now: LocalTimestamp) {
    limit = now.instant + 86_400
  }
}

extension EntriesAhead {
  /// Takes an entry into account.
  mutating func count(_ record: EntryRecord) {
    if record.at.instant > limit { count += 1 }
  }

  /// Takes entries that another one counted into account.
  mutating func add(_ others: EntriesAhead) {
    count += others.count
  }

  /// A warning when there are any.
  var notices: [Notice] {
    count > 0 ? [.entriesAhead(count: count)] : []
  }
}
