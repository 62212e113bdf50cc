import SoberlogCore

/// What a journal says of one entry: how it stands, or that it was deleted.
///
/// Of several versions the greatest is right. That is an order of all versions, so what several
/// journals say together depends neither on their order nor on how often one is asked.
enum EntryVersion: Hashable, Sendable {
  /// It stands as in this line.
  case standing(EntryLine)
  /// It was deleted, at an instant in seconds since 1970-01-01T00:00:00Z; this is kept of it.
  case deleted(at: Int64, object: [UInt8])
}

extension EntryVersion {
  /// Makes the version that a deletion is.
  ///
  /// - Parameter bytes: the document in which it stands.
  init(_ deleted: DeletedEntry, in bytes: [UInt8]) {
    self = .deleted(at: deleted.at.instant, object: jsonCompacted(bytes[deleted.range]))
  }

  /// What decides which version is the greater one: the later one, of one second a deletion, and
  /// then the bytes.
  private var rank: (instant: Int64, isDeletion: Int, bytes: [UInt8]) {
    switch self {
    case .standing(let line): (line.changedAt, 0, line.bytes)
    case .deleted(let instant, let object): (instant, 1, object)
    }
  }
}

extension EntryVersion: Comparable {
  static func < (first: EntryVersion, second: EntryVersion) -> Bool {
    let (first, second) = (first.rank, second.rank)
    if (first.instant, first.isDeletion) != (second.instant, second.isDeletion) {
      return (first.instant, first.isDeletion) < (second.instant, second.isDeletion)
    }
    return first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}
