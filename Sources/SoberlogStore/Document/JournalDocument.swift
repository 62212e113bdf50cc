public import SoberlogCore
import StrictJSON

/// A journal file that was read and checked from its first byte to its last, now or when its index
/// was made.
///
/// This and the files beside it are the only place that knows the layout of the file.
public struct JournalDocument: Sendable {
  /// The bytes of the file; those of entries that are not wanted may have been left out, and then the
  /// records are of these bytes, too.
  let bytes: [UInt8]

  /// The members other than the entries.
  let head: JournalHead

  /// The records that were asked for, by instant; those of one second by identifier, which is the
  /// order in which this program added them.
  public let records: [EntryRecord]

  /// The number of entries in the file.
  public let entryCount: Int

  /// The identifiers of all entries; nil when an index told of them, which knows none.
  private let knownIDs: EntryIDSet?

  /// Whether it is known that every entry stands on one line, and on the next one the next.
  let isOneLineEach: Bool
}

extension JournalDocument {
  /// Makes a journal of its parts.
  init(
    bytes: [UInt8], head: JournalHead, records: [EntryRecord], entryCount: Int, ids: EntryIDSet?,
    isOneLineEach: Bool = false
  ) {
    (self.bytes, self.head, self.records) = (bytes, head, records)
    (self.entryCount, knownIDs, self.isOneLineEach) = (entryCount, ids, isOneLineEach)
  }
}

extension JournalDocument {
  /// The format version that this program writes.
  public static let currentVersion = 1

  /// Reads a journal and checks all of it.
  ///
  /// Takes time in proportion to the file, and memory for the records that are kept.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - isKept: whether the record of an entry is kept.
  /// - Throws: `JournalDamage` for the first damage in the file; entries that stand before the settings
  ///   are read last.
  public init(
    _ bytes: [UInt8], keeping isKept: @escaping @Sendable (EntryRecord) -> Bool = { _ in true }
  ) throws {
    self = try JournalDocument.read(bytes) { _ in RecordChoice(isKept: isKept) }.document
  }

  /// Makes a journal without entries, as there is before the first one is written.
  public init() {
    self.init(
      bytes: [], head: JournalHead(version: JournalDocument.currentVersion), records: [],
      entryCount: 0, ids: EntryIDSet(), isOneLineEach: true)
  }

  /// Reads a journal and checks all of it, and takes its entries into account.
  ///
  /// Takes time in proportion to the file, and memory for the records that are kept.
  ///
  /// - Parameters:
  ///   - bytes: the file; nil for a journal without entries.
  ///   - makeTally: makes a tally without entries, once the settings are known; the tally decides
  ///     which records are kept.
  /// - Throws: `JournalDamage` for the first damage in the file, and what `makeTally` throws.
  public static func read<Tally: EntryTally>(
    _ bytes: [UInt8]?, counting makeTally: (JournalSettings) throws -> Tally
  ) throws -> (document: JournalDocument, tally: Tally) {
    guard let bytes else {
      let document = JournalDocument()
      return (document, try makeTally(document.settings))
    }
    return try read(bytes, by: nil, counting: makeTally)
  }

  /// Reads a journal, by its index if that is of these bytes, else all of it; then the index is
  /// written.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - index: its index; nil when the entries are to be read and checked in any case.
  ///   - makeTally: makes a tally without entries, once the settings are known.
  /// - Throws: `JournalDamage` for the first damage in the file, and what `makeTally` throws.
  static func read<Tally: EntryTally>(
    _ bytes: [UInt8], by index: EntryIndex?, counting makeTally: (JournalSettings) throws -> Tally
  ) throws -> (document: JournalDocument, tally: Tally) {
    guard bytes.count <= EntryRecord.largestDocument else {
      throw JournalDamage(.tooLarge, at: EntryRecord.largestDocument)
    }
    var walk = JournalWalk(by: index)
    do {
      let (records, tally) = try walk.read(bytes, counting: makeTally)
      walk.writeIndex(of: bytes)
      let document = JournalDocument(
        bytes: bytes, head: walk.head, records: records, entryCount: walk.entryCount,
        ids: walk.isByIndex ? nil : walk.ids, isOneLineEach: walk.areAllPlain)
      return (document, tally)
    } catch let error as JSONError {
      throw JournalDamage(error)
    }
  }

  /// Whether an entry may have an identifier; when one has it, this is true.
  ///
  /// Takes constant time on average.
  func mayHaveEntry(withID id: EntryID) -> Bool {
    mayHaveEntry(withHashOfID: EntryIDSet.hash(of: id))
  }

  /// The same of the identifier with a hash.
  func mayHaveEntry(withHashOfID hash: UInt64) -> Bool {
    knownIDs?.mayContain(hash: hash) ?? true
  }

  /// The format version of the file.
  public var version: Int { head.version }

  /// The settings.
  public var settings: JournalSettings { head.settings }

  /// Whether a newer program wrote the file, in a format that this one may read but not change.
  public var isNewer: Bool { head.version > JournalDocument.currentVersion }

  /// The whole entry of a record.
  public func entry(_ record: EntryRecord) -> JournalEntry {
    JournalEntry(record, in: bytes)
  }

  /// The line of a record: as it is, or written anew when it spans several.
  func line(of record: EntryRecord) -> EntryLine {
    let (fields, reader) = EntryFields.ofEntry(record, in: bytes)
    return isOnOneLine(record)
      ? EntryLine(bytes: Array(bytes[record.range]), fields, in: reader)
      : EntryLine(JournalEntry(fields, in: reader))
  }

  /// Whether an entry stands on one line.
  ///
  /// Takes time in proportion to the entry, where that is not known of all of them.
  func isOnOneLine(_ record: EntryRecord) -> Bool {
    isOneLineEach || !bytes.span.extracting(record.range).contains(byte: UInt8(ascii: "\n"))
  }

  /// A journal of its own with some of the entries, and with the settings, the deletions and the
  /// members that the program does not know.
  ///
  /// - Parameter records: the records of the entries, in the order of `records`.
  public func journal(of records: [EntryRecord]) -> PieceTable {
    JournalComposition(of: self, with: records).contents
  }

  /// The identifier of the entry of a record.
  public func id(_ record: EntryRecord) -> EntryID {
    .ofEntry(record, in: bytes)
  }

  /// The hash of the identifier of the entry of a record, as `EntryIDSet` has it.
  func hashOfID(_ record: EntryRecord) -> UInt64 {
    EntryIDSet.hash(of: EntryFields.id(of: record, in: bytes), in: bytes)
  }
}
