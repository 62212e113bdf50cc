import SoberlogCore

// Where entries stand in a journal.

extension JournalDocument {
  /// Whether an entry stands in the journal exactly as in a line.
  ///
  /// Takes time in proportion to the logarithm of the number of entries.
  func hasLine(_ line: [UInt8]) -> Bool {
    EntryLine(parsing: line).flatMap { record(of: $0) } != nil
  }

  /// The record of the entry that stands in the journal exactly as in a line; nil when none does.
  ///
  /// Takes time in proportion to the logarithm of the number of entries.
  func record(of line: EntryLine) -> EntryRecord? {
    record(likeThatOf: line).flatMap {
      jsonCompacted(bytes[$0.range]) == jsonCompacted(line.bytes) ? $0 : nil
    }
  }

  /// The record of the entry with the instant and the identifier that a line has.
  func record(likeThatOf line: [UInt8]) -> EntryRecord? {
    EntryLine(parsing: line).flatMap { record(likeThatOf: $0) }
  }

  /// The record of the entry with the instant and the identifier that a line has.
  func record(likeThatOf line: EntryLine) -> EntryRecord? {
    record(at: line.at.instant, id: line.id)
  }

  /// The record of the entry with an instant and an identifier; nil when there is none.
  ///
  /// Takes time in proportion to the logarithm of the number of entries, however many have the same
  /// instant.
  func record(at instant: Int64, id: EntryID) -> EntryRecord? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      let record = records[middle]
      let isBefore =
        record.at.instant == instant ? self.id(record) < id : record.at.instant < instant
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low < records.count, records[low].at.instant == instant, self.id(records[low]) == id
    else { return nil }
    return records[low]
  }

  /// The first identifier among these that an entry has; nil when none has.
  ///
  /// Takes time in proportion to the journal, unless there is none to look for.
  func firstEntry(of ids: Set<EntryID>) -> EntryID? {
    guard !ids.isEmpty else { return nil }
    return records.lazy.map { id($0) }.first { ids.contains($0) }
  }
}
