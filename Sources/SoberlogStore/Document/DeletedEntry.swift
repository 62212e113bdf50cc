import SoberlogCore

/// What a journal keeps of an entry that was deleted.
struct DeletedEntry: Hashable, Sendable {
  /// The identifier of the entry.
  let id: EntryID

  /// When it was deleted.
  let at: LocalTimestamp

  /// The bytes of the object.
  let range: Range<Int>
}

extension DeletedEntry {
  /// Writes what a journal keeps of an entry that was deleted.
  ///
  /// - Parameters:
  ///   - id: the identifier of the entry.
  ///   - time: when it was deleted.
  static func object(id: EntryID, at time: LocalTimestamp) -> [UInt8] {
    var fields = OrderedFields()
    fields.set([("id", jsonString(id.text)), ("at", jsonString(time.utcRFC3339))])
    return fields.object
  }
}

extension JournalDocument {
  /// What is kept of each entry that was deleted, without blanks, by identifier.
  var deletedObjects: [EntryID: [UInt8]] {
    let objects = head.deleted.map { ($0.id, jsonCompacted(bytes[$0.range])) }
    return Dictionary(objects) { first, _ in first }
  }
}
