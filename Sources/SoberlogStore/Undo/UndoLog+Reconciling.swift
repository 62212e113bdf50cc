import SoberlogCore
import StrictJSON

// How the log and the journal come to agree again after a process was killed between the two.

extension UndoLog {
  /// Makes the log agree with the journal.
  ///
  /// A change is recorded before the journal is replaced, so the newest record may be of a change
  /// that never reached the journal: its lines still stand as before, and it is dropped. An undo is
  /// marked before the journal is replaced, so a record may be marked whose lines still stand as
  /// after: it was not undone. A redo is marked after the journal was replaced, which looks the same
  /// and is mended in the same way.
  mutating func reconcile(with document: JournalDocument) {
    if let place = lastUndone, let record = record(at: place), record.standsAsAfter(in: document) {
      mark(place, isUndone: false)
    }
    if let place = newestDone, let record = record(at: place), record.standsAsBefore(in: document) {
      remove(place)
    }
  }
}

extension UndoRecord {
  /// Whether everything that the change touched stands as it was after it.
  fileprivate func standsAsAfter(in document: JournalDocument) -> Bool {
    settings.map { $0.after == document.settingsObject } ?? true
      && lines.allSatisfy {
        $0.after.map { document.hasLine($0) } ?? !document.hasEntry(of: $0.before)
      }
  }

  /// Whether everything that the change touched stands as it was before it.
  fileprivate func standsAsBefore(in document: JournalDocument) -> Bool {
    settings.map { $0.before == document.settingsObject } ?? true
      && lines.allSatisfy {
        $0.before.map { document.hasLine($0) } ?? !document.hasEntry(of: $0.after)
      }
  }
}

extension JournalDocument {
  /// Whether an entry stands in the journal exactly as in a line.
  ///
  /// Takes time in proportion to the logarithm of the number of entries.
  func hasLine(_ line: [UInt8]) -> Bool {
    record(likeThatOf: line).map { jsonCompacted(bytes[$0.range]) == jsonCompacted(line) } ?? false
  }

  /// Whether the entry of a line is in the journal at the same instant.
  fileprivate func hasEntry(of line: [UInt8]?) -> Bool {
    line.map { record(likeThatOf: $0) != nil } ?? false
  }

  /// The record of the entry with the instant and the identifier that a line has.
  func record(likeThatOf line: [UInt8]) -> EntryRecord? {
    guard let entry = EntryLine(parsing: line)?.entry else { return nil }
    return records(at: entry.at.instant).first { id($0) == entry.id }
  }

  /// The records of one instant.
  private func records(at instant: Int64) -> some Sequence<EntryRecord> {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].at.instant < instant { low = middle + 1 } else { high = middle }
    }
    return records[low...].prefix { $0.at.instant == instant }
  }
}

/// JSON text without the white space between its tokens.
private func jsonCompacted(_ json: some Sequence<UInt8>) -> [UInt8] {
  var compacted: [UInt8] = []
  JSONWriter.appendCompacted(Array(json), to: &compacted)
  return compacted
}
