import SoberlogCore

/// What a journal says of one entry: how it stands, or that it was deleted.
///
/// Of several versions the greatest is right. That is an order of all versions, so what several
/// journals say together depends neither on their order nor on how often one is asked.
struct EntryVersion: Hashable, Sendable {
  /// When the entry was last changed, written or deleted, in seconds since 1970-01-01T00:00:00Z.
  private let instant: Int64

  /// The line of the entry; nil when it was deleted.
  let line: EntryLine?

  /// The line, or what is kept of a deleted entry.
  let bytes: [UInt8]
}

extension EntryVersion {
  /// Makes the version that a line is.
  init(_ line: EntryLine) {
    self.init(instant: line.changedAt, line: line, bytes: line.bytes)
  }

  /// Makes the version that a deletion is.
  ///
  /// - Parameter bytes: the document in which it stands.
  init(_ deleted: DeletedEntry, in bytes: [UInt8]) {
    self.init(
      instant: deleted.at.instant, line: nil, bytes: jsonCompacted(bytes[deleted.range]))
  }
}

extension EntryVersion: Comparable {
  /// The later version is the greater one, a deletion is greater than a line of the same second, and
  /// the bytes decide the rest.
  static func < (first: EntryVersion, second: EntryVersion) -> Bool {
    if first.instant != second.instant { return first.instant < second.instant }
    if (first.line == nil) != (second.line == nil) { return second.line == nil }
    return first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}
