import SoberlogCore

/// The entries that a change brings to new places, in the order of instant and identifier.
struct ArrivingEntries {
  /// The lines that are still to come, from elsewhere excepted.
  private var lines: ArraySlice<EntryLine>

  /// The records from elsewhere that are still to come.
  private var records: ArraySlice<EntryRecord>

  /// The batch of the records.
  private let batch: EntryBatch

  /// The instant of the entry that comes next; the latest there is when none does.
  private var nextInstant = Int64.max

  /// Makes them from a change.
  init(of change: JournalChange) {
    lines = change.arrivingLines[...]
    batch = change.brought
    records = batch.sortedRecords[...]
    findNextInstant()
  }
}

extension ArrivingEntries {
  /// An entry that arrives.
  enum Arrival {
    /// A line of its own; indirect, since it is large and there are few.
    indirect case line(EntryLine)
    /// An entry of the batch.
    case brought(EntryRecord)
  }

  /// The next entry that arrives, if it stands before an old one.
  mutating func next(before record: EntryRecord, of document: JournalDocument) -> Arrival? {
    // Nearly always that is all there is to look at.
    guard nextInstant <= record.at.instant, let arrival = first,
      isBefore(arrival, record.at.instant, { document.id(record) })
    else { return nil }
    return next()
  }

  /// The next entry that arrives; nil when there is none.
  mutating func next() -> Arrival? {
    let arrival = first
    switch arrival {
    case .line: lines.removeFirst()
    case .brought: records.removeFirst()
    case nil: break
    }
    findNextInstant()
    return arrival
  }

  /// Finds the instant of the entry that comes next.
  private mutating func findNextInstant() {
    nextInstant = min(
      lines.first?.at.instant ?? .max, records.first?.at.instant ?? .max)
  }

  /// The entry that comes next.
  private var first: Arrival? {
    guard let record = records.first else { return lines.first.map { .line($0) } }
    guard let line = lines.first else { return .brought(record) }
    let isLineFirst = isBefore(.line(line), record.at.instant) { .ofEntry(record, in: batch.bytes) }
    return isLineFirst ? .line(line) : .brought(record)
  }

  /// Whether an entry that arrives stands before an instant or, within it, before an identifier.
  private func isBefore(
    _ arrival: Arrival, _ instant: Int64, _ id: () -> EntryID
  ) -> Bool {
    switch arrival {
    case .line(let line):
      return line.at.instant < instant || line.at.instant == instant && line.id < id()
    case .brought(let record):
      guard record.at.instant == instant else { return record.at.instant < instant }
      return EntryID.ofEntry(record, in: batch.bytes) < id()
    }
  }
}
