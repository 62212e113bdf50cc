import SoberlogCore
import SoberlogStore

/// Chooses entries for a report: the latest ones, and earlier ones with a note from good days.
///
/// It keeps no more records than it may need, whatever the journal's length.
struct ChosenEntries {
  /// The latest entries.
  private var latest = LatestRecords(limit: most)

  /// The latest entries with a note and a good mood, some of which are among the latest of all.
  private var good = LatestRecords(limit: 2 * most)

  /// How many of each kind are chosen at most.
  static let most = 30

  /// Makes a choice of nothing.
  init() {}
}

extension ChosenEntries {
  /// Takes an entry into account.
  mutating func consider(_ record: EntryRecord, hasNote: Bool) {
    latest.insert(record)
    if hasNote, record.mood == .good || record.mood == .best { good.insert(record) }
  }

  /// Takes entries among which another one chose into account.
  mutating func add(_ others: ChosenEntries) {
    for record in others.latest.records { latest.insert(record) }
    for record in others.good.records { good.insert(record) }
  }

  /// The chosen records, the newest first.
  func newestFirst(in document: JournalDocument) -> [EntryRecord] {
    let latest = latest.newestFirst(in: document)
    let earlier = good.newestFirst(in: document).filter { !latest.contains($0) }
    return latest + earlier.prefix(ChosenEntries.most)
  }
}

/// The latest of the records that were inserted, up to a limit.
private struct LatestRecords {
  /// The number of records that are kept.
  let limit: Int

  /// The records, some of which may be too many.
  private(set) var records: [EntryRecord] = []

  /// Begins without records.
  init(limit: Int) {
    self.limit = limit
  }
}

extension LatestRecords {
  /// Inserts a record.
  ///
  /// - Complexity: amortised O(log *n*) for a limit of *n*.
  mutating func insert(_ record: EntryRecord) {
    records.append(record)
    records.drop(butLatest: limit)
  }

  /// The latest records; those of one second by identifier, the last one first, as in a list that is
  /// reversed.
  func newestFirst(in document: JournalDocument) -> [EntryRecord] {
    let keyed = records.map { ($0, document.id($0)) }
    return keyed.sorted { ($0.0.at.instant, $0.1) > ($1.0.at.instant, $1.1) }.prefix(limit)
      .map(\.0)
  }
}
