/// What is gathered from the entries of a journal while it is read.
///
/// A large journal is read by several threads, each of which gathers from entries of its own before
/// all is put together. So the outcome must not depend on the order of the entries.
public protocol EntryTally: Sendable {
  /// Takes an entry into account; it is called once for each.
  ///
  /// - Returns: whether the record of the entry is kept.
  mutating func count(_ record: EntryRecord, _ contents: EntryContents) -> Bool

  /// Takes what was gathered from other entries into account.
  mutating func add(_ others: Self)

  /// How many of the records are kept at most, the latest ones; nil when all are. That is the default.
  var most: Int? { get }
}

extension EntryTally {
  public var most: Int? { nil }
}

/// Gathers nothing, and keeps the records of some entries.
struct RecordChoice: EntryTally {
  /// Whether the record of an entry is kept.
  let isKept: @Sendable (EntryRecord) -> Bool

  func count(_ record: EntryRecord, _ contents: EntryContents) -> Bool {
    isKept(record)
  }

  func add(_ others: RecordChoice) {}
}
