public import SoberlogCore
import StrictJSON

/// A change of a journal that is being put together: what comes, goes and becomes different.
public struct JournalChange: Sendable {
  /// The journal before the change.
  public let document: JournalDocument

  /// The settings after the change.
  public var settings: JournalSettings

  /// The lines that come new, in the order they were added.
  private(set) var added: [EntryLine] = []

  /// The entries that were brought in from elsewhere.
  private(set) var brought = EntryBatch()

  /// The lines that stand in place of old ones, by the offset of the old object.
  private(set) var replaced: [Int: EntryLine] = [:]

  /// The offsets of the objects that are deleted.
  private(set) var removed: Set<Int> = []

  /// The entries that are there again, so that they do not count as deleted any more.
  private(set) var restored: Set<EntryID> = []

  /// The objects of the entries that are deleted, by identifier.
  private(set) var deleted: [EntryID: [UInt8]] = [:]

  /// The object of settings to be written as it is, from another journal or from the undo log; nil
  /// as a rule.
  private var adoptedSettings: [UInt8]?

  /// Names and values of members of other journals that this one lacks.
  private(set) var adoptedMembers: [(name: String, value: [UInt8])] = []

  /// Whether it brings in what other files say; undoing it leaves no trace then, so that it can be
  /// done again.
  var isFromElsewhere = false

  /// Begins a change of a journal that changes nothing yet.
  init(of document: JournalDocument) {
    self.document = document
    settings = document.settings
  }
}

extension JournalChange {
  /// Whether nothing is different after the change.
  public var isEmpty: Bool {
    added.isEmpty && brought.isEmpty && replaced.isEmpty && removed.isEmpty && deleted.isEmpty
      && restored.isEmpty && adoptedMembers.isEmpty && adoptedSettings == nil
      && settings == document.settings
  }

  /// The object of the settings after the change.
  var settingsObject: [UInt8] {
    adoptedSettings ?? document.settingsObject(for: settings)
  }

  /// An identifier for a new entry, which is sorted behind the others of its second.
  ///
  /// - Parameters:
  ///   - moment: the moment of the entry.
  ///   - randomBits: 64 bits from a random source.
  public func newID(at moment: LocalTimestamp, randomBits: UInt64) -> EntryID {
    var last = added.filter { $0.at.instant == moment.instant }.map(\.id).max()
    for record in document.records.reversed() where record.at.instant <= moment.instant {
      guard record.at.instant == moment.instant else { break }
      let id = document.id(record)
      last = last.map { max($0, id) } ?? id
    }
    return .new(randomBits: randomBits, after: last)
  }

  /// Adds an entry.
  public mutating func add(_ entry: JournalEntry) {
    added.append(EntryLine(entry))
  }

  /// Brings in the entries of a batch from elsewhere that the journal does not have and that were
  /// not deleted from it.
  ///
  /// To undo that takes them out as if they had never been there, so that they can be brought in
  /// again.
  ///
  /// - Returns: what becomes of each entry.
  public mutating func bring(_ batch: EntryBatch) -> EntryArrivals {
    let arrivals = document.arrivals(of: batch)
    let isWhole = arrivals.added.count == batch.count
    brought = isWhole ? batch : batch.selecting(arrivals.added)
    return arrivals
  }

  /// Brings in a batch of entries that this journal neither has nor had.
  mutating func bringUnknown(_ batch: EntryBatch) {
    brought = batch
  }

  /// Puts a changed entry in place of the one with this record.
  ///
  /// Should a clock have gone wrong, so that its stamp is before that of the old version, it is made
  /// later, so that no merge takes the old version for the newer one.
  ///
  /// - Returns: the entry as it is written.
  @discardableResult
  public mutating func replace(_ record: EntryRecord, with entry: JournalEntry) -> JournalEntry {
    var entry = entry
    let changedAt = document.line(of: record).changedAt
    if let edited = entry.edited, edited.instant < changedAt {
      entry.edited = LocalTimestamp(utcSeconds: changedAt + 1)
    }
    do {
      let old = Array(document.bytes[record.range])
      replaced[record.range.lowerBound] = try EntryLine(entry, replacing: old)
      return entry
    } catch {
      preconditionFailure("The old entry was read before, when the document was.")
    }
  }

  /// Deletes the entry with this record, and remembers its identifier as deleted.
  ///
  /// Deleting it again changes nothing. The deletion is not dated before the last change of the entry,
  /// should a clock have gone wrong, so that no merge brings the entry back.
  ///
  /// - Parameters:
  ///   - record: the record of the entry, from this change's document.
  ///   - time: when it is deleted, in UTC.
  public mutating func delete(_ record: EntryRecord, at time: LocalTimestamp) {
    guard !removed.contains(record.range.lowerBound) else { return }
    remove(record)
    let line = document.line(of: record)
    let instant = max(time.instant, line.changedAt)
    remember(
      line.id,
      asDeleted: DeletedEntry.object(id: line.id, at: LocalTimestamp(utcSeconds: instant)))
  }

  /// Takes out the entry with this record, as if it had never been there.
  mutating func remove(_ record: EntryRecord) {
    removed.insert(record.range.lowerBound)
  }

  /// Adds a line as it is.
  mutating func add(_ line: EntryLine) {
    added.append(line)
  }

  /// Puts a line in place of the one with this record, as it is.
  mutating func replace(_ record: EntryRecord, with line: EntryLine) {
    replaced[record.range.lowerBound] = line
  }

  /// Remembers an entry as deleted.
  ///
  /// - Parameter object: what the journal keeps of it.
  mutating func remember(_ id: EntryID, asDeleted object: [UInt8]) {
    deleted[id] = object
  }

  /// Forgets that an entry was deleted, since it is there again.
  mutating func forgetDeletion(of id: EntryID) {
    restored.insert(id)
  }

  /// Takes over an object of settings as it is, with what this program does not know of it.
  ///
  /// - Returns: false when the object is none of settings; nothing is changed then.
  mutating func adoptSettings(_ object: [UInt8]) -> Bool {
    guard let adopted = JournalSettings(object: object) else { return false }
    settings = adopted
    adoptedSettings = object
    return true
  }

  /// Takes over a member of another journal that this one lacks.
  mutating func adoptMember(_ name: String, _ value: [UInt8]) {
    adoptedMembers.append((name, value))
  }

  /// Puts a line back that stood in the journal before, in place of the one with this record.
  mutating func restore(_ line: EntryLine, inPlaceOf record: EntryRecord?) {
    if let record {
      replace(record, with: line)
    } else {
      add(line)
      forgetDeletion(of: line.id)
    }
  }
}

extension JournalChange {
  /// The records of the entries that go or become different, in their order.
  var recordsOfOldLines: [EntryRecord] {
    if removed.isEmpty, replaced.isEmpty { return [] }
    return document.records.filter { record in
      removed.contains(record.range.lowerBound) || replaced[record.range.lowerBound] != nil
    }
  }

  /// The line that stands in place of the one with a record; nil when that one stays.
  func replacement(of record: EntryRecord) -> EntryLine? {
    replaced.isEmpty ? nil : replaced[record.range.lowerBound]
  }

  /// The lines that come new or from another instant, in the order of instant and identifier; those
  /// from elsewhere are not among them.
  var arrivingLines: [EntryLine] {
    let moved =
      replaced.isEmpty
      ? []
      : document.records.compactMap { record in
        replaced[record.range.lowerBound].flatMap {
          $0.at.instant == record.at.instant ? nil : $0
        }
      }
    return (added + moved).sorted { $0.precedes($1) }
  }

  /// Whether the first day of a run of sober days may be another one after the change. It is not when
  /// all that comes is writing behind the first entry.
  public var mayMoveCount: Bool {
    guard let first = document.records.first, removed.isEmpty, replaced.isEmpty,
      settings == document.settings
    else { return document.entryCount > 0 }
    // Behind it in every zone.
    let start = first.at.instant + 2 * 86_400
    func mayMove(_ at: LocalTimestamp, _ event: JournalEvent?) -> Bool {
      at.instant < start || event == .start || event == .slip
    }
    return added.contains { mayMove($0.at, $0.event) }
      || brought.records.contains { mayMove($0.at, $0.knownEvent) }
  }

  /// Calls a function with the moment and the event of each entry as they are after the change, in
  /// no particular order.
  public func forEachMomentAfterwards(_ body: (LocalTimestamp, JournalEvent?) -> Void) {
    for record in document.records where !removed.contains(record.range.lowerBound) {
      if let line = replacement(of: record) {
        body(line.at, line.event)
      } else {
        body(record.at, record.knownEvent)
      }
    }
    for line in added { body(line.at, line.event) }
    for record in brought.records { body(record.at, record.knownEvent) }
  }
}
