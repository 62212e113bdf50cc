/// What is gathered from the entries of a journal while it is read.
///
/// A large journal may be read by two threads, each of which gathers from entries of its own before
/// all is put together. So the outcome must not depend on the order of the entries. It may also be
/// read more than once, each time with a new tally, of which the last one counts.
public protocol EntryTally: Sendable {
  /// Takes an entry into account, as far as its record tells; it is called once for each.
  ///
  /// The record need not be one of the document that is read in the end, which may lack the entry:
  /// only `JournalDocument.records` may be asked of it.
  ///
  /// - Returns: what else is wanted of the entry.
  mutating func count(_ record: EntryRecord) -> EntryInterest

  /// Takes what an entry contains into account, if that was wanted. Nothing is by default.
  ///
  /// - Returns: whether the record of the entry is kept.
  mutating func count(_ contents: EntryContents, of record: EntryRecord) -> Bool

  /// Takes what was gathered from other entries into account.
  mutating func add(_ others: Self)

  /// How many of the records are kept at most, the latest ones; nil when all are. That is the default.
  var most: Int? { get }
}

/// What a tally wants of an entry whose record it has seen.
public enum EntryInterest: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// That its record is kept.
  case record
  /// To look at what it contains.
  case contents
}

extension EntryTally {
  public mutating func count(_ contents: EntryContents, of record: EntryRecord) -> Bool { false }

  public var most: Int? { nil }
}

/// Gathers nothing, and keeps the records of some entries.
struct RecordChoice: EntryTally {
  /// How many of the latest of them are kept at most; nil for all.
  var most: Int?

  /// Whether the record of an entry is kept.
  let isKept: @Sendable (EntryRecord) -> Bool

  func count(_ record: EntryRecord) -> EntryInterest {
    isKept(record) ? .record : .nothing
  }

  func add(_ others: RecordChoice) {}
}
