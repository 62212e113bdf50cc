import SoberlogCore
import StrictJSON

/// What becomes of the entries of a batch in a journal; each is named by its place in the batch.
public struct EntryArrivals: Hashable, Sendable {
  /// Those that are added.
  public internal(set) var added: [Int] = []

  /// Those that the journal has already.
  public internal(set) var known: [Int] = []

  /// Those that the journal has with another content, which stays.
  public internal(set) var different: [Int] = []

  /// Those that were deleted from the journal, and stay so.
  public internal(set) var deleted: [Int] = []
}

extension JournalDocument {
  /// What becomes of the entries of a batch in this journal.
  ///
  /// Takes time in proportion to the batch and, when some of its identifiers are not where they are
  /// expected, to the journal.
  public func arrivals(of batch: EntryBatch) -> EntryArrivals {
    var arrivals = EntryArrivals()
    guard entryCount > 0 || !head.deleted.isEmpty else {
      arrivals.added = Array(batch.records.indices)
      return arrivals
    }
    let deletedIDs = Set(head.deleted.map(\.id))
    var elsewhere: [EntryID: EntryRecord]?
    for (place, record) in batch.records.enumerated() {
      let id = batch.id(at: place)
      if let found = self.record(of: id, near: record, &elsewhere) {
        // Most often an entry that is there stands there to the byte.
        let isSame = bytes.span.extracting(found.range).isEqual(
          to: batch.bytes.span.extracting(record.range))
        if isSame || entry(found).hasAll(of: batch.entry(at: place)) {
          arrivals.known.append(place)
        } else {
          arrivals.different.append(place)
        }
      } else if deletedIDs.contains(id) {
        arrivals.deleted.append(place)
      } else {
        arrivals.added.append(place)
      }
    }
    return arrivals
  }

  /// The record of the entry with an identifier, most likely that of an instant; nil when there is
  /// none.
  private func record(
    of id: EntryID, near likely: EntryRecord, _ elsewhere: inout [EntryID: EntryRecord]?
  ) -> EntryRecord? {
    guard mayHaveEntry(withID: id) else { return nil }
    return record(at: likely.at.instant, id: id)
      ?? recordsByID(keptIn: &elsewhere)[id]
  }

  /// The records by identifier, made when they are asked for first.
  private func recordsByID(keptIn cache: inout [EntryID: EntryRecord]?) -> [EntryID: EntryRecord] {
    if let cache { return cache }
    let made = Dictionary(records.map { (id($0), $0) }) { first, _ in first }
    cache = made
    return made
  }
}

extension JournalEntry {
  /// Whether this entry says everything that another one says.
  ///
  /// The time counts as the clock showed it: one that was written without an offset gets that of
  /// wherever it is read. When an entry was edited is no part of what it says.
  fileprivate func hasAll(of other: JournalEntry) -> Bool {
    at.localSeconds == other.at.localSeconds && mood == other.mood && event == other.event
      && (emoji ?? "").utf8.elementsEqual((other.emoji ?? "").utf8)
      && note.utf8.elementsEqual(other.note.utf8)
      && other.unknownFields.allSatisfy(unknownFields.contains)
  }
}
