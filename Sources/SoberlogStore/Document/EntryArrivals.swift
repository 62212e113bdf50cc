import SoberlogCore

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
      if ids.mayContain(id) {
        let found =
          records(at: record.at.instant).first { self.id($0) == id }
          ?? recordsByID(keptIn: &elsewhere)[id]
        if let found {
          if entry(found).hasAll(of: batch.entry(at: place)) {
            arrivals.known.append(place)
          } else {
            arrivals.different.append(place)
          }
          continue
        }
      }
      if deletedIDs.contains(id) {
        arrivals.deleted.append(place)
      } else {
        arrivals.added.append(place)
      }
    }
    return arrivals
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
