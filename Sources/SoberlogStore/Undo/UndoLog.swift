import SoberlogCore
import StrictJSON

/// The latest changes of one journal, oldest first, kept apart from it.
///
/// It is a file of one JSON object a line, the first of which names the journal. Whatever is wrong
/// with it never stops a change of the journal.
struct UndoLog {
  /// The path of the log.
  let path: String

  /// The path of the journal.
  private let journal: String

  /// The lines of the records, oldest first.
  private(set) var lines: [[UInt8]]

  /// The facts about the file when it was read; nil when there was none.
  private let facts: FileFacts?

  /// The most records that are kept.
  static let mostRecords = 100

  /// The most bytes of records that are kept, beside the newest record: 4 MiB.
  static let mostBytes = 4 << 20
}

extension UndoLog {
  /// Reads the log of a journal; a log that is missing or of another journal is an empty one.
  ///
  /// - Parameters:
  ///   - journal: the resolved path of the journal.
  ///   - folder: the folder of the logs, which need not exist.
  /// - Throws: `StoreError` when the log is there and cannot be read.
  init(of journal: ResolvedPath, in folder: String) throws(StoreError) {
    self.journal = try journal.realPath
    path = folder.appending(pathName: "undo-\(self.journal.fingerprint).jsonl")
    guard let snapshot = try UndoLog.snapshot(of: path) else {
      (lines, facts) = ([], nil)
      return
    }
    facts = snapshot.facts
    let all = snapshot.bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    lines = all.first == UndoLog.heading(journal: self.journal) ? Array(all.dropFirst()) : []
  }

  /// The log as it stands; nil when there is none.
  private static func snapshot(of path: String) throws(StoreError) -> FileSnapshot? {
    do throws(StoreError) {
      return try FileSnapshot(reading: ResolvedPath(path))
    } catch .folderMissing {
      return nil
    }
  }

  /// Writes the log.
  ///
  /// It is not synced: after a power cut the newest changes may not be undoable, which is worth less
  /// than the time that a second sync takes.
  ///
  /// - Parameter record: a record to add at its end.
  /// - Throws: `StoreError`.
  func write(adding record: UndoRecord? = nil) throws(StoreError) {
    try MissingFolders(PathParts(path).folder).create()
    let brought = record?.brought ?? []
    var contents = PieceTable(borrowing: brought)
    for line in [UndoLog.heading(journal: journal)] + lines {
      contents.append(line)
      contents.append("\n".utf8)
    }
    if let parts = record?.lineParts {
      contents.append(parts.before)
      contents.append(borrowedRange: brought.indices)
      contents.append(parts.after + [UInt8(ascii: "\n")])
    }
    try AtomicReplacement(of: ResolvedPath(path), expected: facts).write(
      contents, isSynced: false)
  }

  /// The first line of a log.
  private static func heading(journal: String) -> [UInt8] {
    var fields = OrderedFields()
    fields.set([("soberlogUndo", Array("1".utf8)), ("journal", jsonString(journal))])
    return fields.object
  }
}

extension UndoLog {
  /// The place of the newest record that was not undone; nil when there is none.
  ///
  /// Records that were undone stand at the end of the log, since a new change drops them.
  var newestDone: Int? {
    lines.indices.last { record(at: $0)?.isUndone == false }
  }

  /// The place of the record that was undone last; nil when there is none.
  var lastUndone: Int? {
    let next = newestDone.map { $0 + 1 } ?? 0
    return lines.indices.contains(next) ? next : nil
  }

  /// The record at a place; nil when the line is damaged.
  func record(at place: Int) -> UndoRecord? {
    try? UndoRecord(line: lines[place])
  }

  /// Makes room for a record to add: those that were undone are dropped, and the oldest when they
  /// would be too many.
  mutating func makeRoom(for record: UndoRecord) {
    lines.removeSubrange((newestDone.map { $0 + 1 } ?? 0)...)
    if lines.count >= UndoLog.mostRecords {
      lines.removeFirst(lines.count - UndoLog.mostRecords + 1)
    }
    let parts = record.lineParts
    var size = parts.before.count + (record.brought?.count ?? 0) + parts.after.count
    size += lines.reduce(0) { $0 + $1.count }
    while size > UndoLog.mostBytes, let oldest = lines.first {
      size -= oldest.count
      lines.removeFirst()
    }
  }

  /// Marks the record at a place as undone or not.
  mutating func mark(_ place: Int, isUndone: Bool) {
    guard var record = record(at: place) else { return }
    record.isUndone = isUndone
    lines[place] = record.line
  }

  /// Removes the record at a place.
  mutating func remove(_ place: Int) {
    lines.remove(at: place)
  }
}
