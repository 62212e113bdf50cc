import SoberlogCore
import StrictJSON

extension UndoRecord {
  /// Makes the record of a change that is about to be made.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - command: the command that makes it.
  ///   - time: when it is made, in UTC.
  init(of change: JournalChange, by command: String, at time: LocalTimestamp) {
    let document = change.document
    var lines: [LineChange] = []
    for record in change.recordsOfOldLines {
      lines.append(
        LineChange(
          id: document.id(record), before: document.line(of: record).bytes,
          after: change.replacement(of: record)?.bytes))
    }
    lines += change.added.map { LineChange(id: $0.id, before: nil, after: $0.bytes) }
    let settings = SettingsChange(
      before: document.settingsObject, after: change.settingsObject)
    self.init(
      command: command, at: time, lines: lines,
      settings: settings.before == settings.after ? nil : settings,
      deletions: change.isFromElsewhere ? UndoRecord.deletions(of: change) : nil,
      brought: change.brought.isEmpty ? nil : change.brought.bytes)
  }

  /// What a change makes of what is remembered of deleted entries.
  private static func deletions(of change: JournalChange) -> [LineChange] {
    let before = change.document.deletedObjects
    let restored = change.restored.filter { before[$0] != nil }
    return restored.map { LineChange(id: $0, before: before[$0], after: nil) }
      + change.deleted.map { LineChange(id: $0, before: before[$0], after: $1) }
  }

  /// The change that takes this one back.
  ///
  /// An entry that was added here is deleted, and remembered as deleted, since another device may
  /// have it by now; not when it was added less than a minute ago. One that came from elsewhere goes
  /// without a trace, so that it can be brought in again.
  ///
  /// - Throws: `UndoError` when something does not stand as this change left it.
  func undoing(in document: JournalDocument, at time: LocalTimestamp) throws -> JournalChange {
    let leavesTrace = deletions == nil && time.instant - at.instant >= 60
    var change = try swapping(in: document, settings.map { ($0.after, $0.before) }) {
      ($0.after, $0.before)
    } remove: { change, record in
      if leavesTrace { change.delete(record, at: time) } else { change.remove(record) }
    }
    try forEachBroughtLine { line in
      guard let record = document.record(of: line) else {
        throw UndoError.entryChanged(line.id)
      }
      change.remove(record)
    }
    return change
  }

  /// The change that makes this one again.
  ///
  /// - Parameter time: when it is made again, in UTC.
  /// - Throws: `UndoError` when something does not stand as it was before this change.
  func redoing(in document: JournalDocument, at time: LocalTimestamp) throws -> JournalChange {
    var change = try swapping(in: document, settings.map { ($0.before, $0.after) }) {
      ($0.before, $0.after)
    } remove: { change, record in
      if deletions == nil { change.delete(record, at: time) } else { change.remove(record) }
    }
    var ids: Set<EntryID> = []
    try forEachBroughtLine { line in
      change.restore(line, inPlaceOf: nil)
      ids.insert(line.id)
    }
    if let unexpected = document.firstEntry(of: ids) { throw UndoError.entryChanged(unexpected) }
    return change
  }

  /// Calls a function with each line that was brought in from elsewhere.
  ///
  /// - Throws: what the function throws; `JSONError` or `JournalDamage` when a line is no entry.
  func forEachBroughtLine(_ body: (EntryLine) throws -> Void) throws {
    guard let brought else { return }
    var reader = try JSONReader(brought)
    try reader.enterArray()
    while try reader.nextElement() {
      let fields = try EntryFields(from: &reader)
      try body(EntryLine(bytes: Array(brought[fields.range]), fields, in: reader))
    }
  }

  /// The change that puts one side of this change in place of the other.
  ///
  /// - Parameters:
  ///   - settings: the object that must stand now, and the one to put in its place.
  ///   - sides: the line that must stand now, and the one to put in its place.
  ///   - remove: takes an entry out.
  private func swapping(
    in document: JournalDocument, _ settings: (now: [UInt8], then: [UInt8])?,
    _ sides: (LineChange) -> (now: [UInt8]?, then: [UInt8]?),
    remove: (inout JournalChange, EntryRecord) -> Void
  ) throws -> JournalChange {
    var change = JournalChange(of: document)
    if let settings {
      guard document.settingsObject == settings.now, change.adoptSettings(settings.then) else {
        throw UndoError.settingsChanged
      }
    }
    let unexpected = document.firstEntry(
      of: Set(lines.filter { sides($0).now == nil }.map(\.id)))
    if let unexpected { throw UndoError.entryChanged(unexpected) }
    for line in lines {
      let (now, then) = sides(line)
      guard now.map({ document.hasLine($0) }) ?? true else {
        throw UndoError.entryChanged(line.id)
      }
      let record = now.flatMap { document.record(likeThatOf: $0) }
      if let then {
        guard let restored = EntryLine(parsing: then) else {
          throw UndoError.entryChanged(line.id)
        }
        change.restore(restored, inPlaceOf: record)
      } else if let record {
        remove(&change, record)
      }
    }
    for deletion in deletions ?? [] {
      if let then = sides(deletion).then {
        change.remember(deletion.id, asDeleted: then)
      } else {
        change.forgetDeletion(of: deletion.id)
      }
    }
    return change
  }
}
