import Foundation
import SoberlogCore

@testable import SoberlogStore

/// A journal of three entries with an undo log, in a folder of its own.
struct UndoableJournal {
  /// The folder of both.
  let folder: TemporaryFolder

  /// The journal.
  let file: JournalFile

  /// Makes the journal.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      journal(line("a"), line("b", minute: 1), line("c", minute: 2)), to: "journal.json")
    file = try folder.undoableJournal()
  }

  /// A kind of change.
  enum Kind: CaseIterable {
    case add, addTwo, bring, edit, move, delete, settings, everything
  }
}

extension TemporaryFolder {
  /// The journal of this name in the folder, with its undo log below `state`.
  func undoableJournal(_ name: String = "journal.json") throws -> JournalFile {
    JournalFile(
      at: try JournalLocation(option: path(name)) { _ in nil },
      folders: BaseDirectories { $0 == "XDG_STATE_HOME" ? self.path("state") : nil })
  }
}

extension UndoableJournal {
  /// The text of the journal.
  var text: String {
    get { folder.text("journal.json") ?? "" }
    nonmutating set { try? folder.write(newValue, to: "journal.json") }
  }

  /// The name of the only log, relative to the folder; nil when there is none.
  var logName: String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path("state/soberlog"))
    return names.flatMap { $0.count == 1 ? "state/soberlog/" + $0[0] : nil }
  }

  /// The text of the log.
  var log: String {
    get { logName.flatMap { folder.text($0) } ?? "" }
    nonmutating set { if let logName { try? folder.write(newValue, to: logName) } }
  }

  /// Makes a change of a kind at a second.
  ///
  /// - Parameter number: makes the change differ from others of its kind, from 1 to 9.
  func make(_ kind: Kind, _ number: Int = 1, at second: Int64 = 0) throws {
    _ = try file.update(by: "\(kind)", at: LocalTimestamp(utcSeconds: second)) { change in
      switch kind {
      case .add: change.add(try JournalEntry("new\(number)"))
      case .addTwo:
        change.add(try JournalEntry("new\(number)", at: "2026-11-29T21:00:30+09:00"))
        change.add(try JournalEntry("later\(number)", at: "2026-11-30T21:00:00+09:00"))
      case .bring:
        var batch = EntryBatch()
        _ = batch.add(try JournalEntry("later\(number)", at: "2026-11-30T21:00:00+09:00"))
        _ = batch.add(try JournalEntry("new\(number)", at: "2026-11-29T21:00:30+09:00"))
        _ = change.bring(batch)
      case .edit: try change.edit("b") { $0.note = "changed \(number)" }
      case .move:
        try change.edit("b") {
          $0.at = try LocalTimestamp(rfc3339: "2026-11-29T22:0\(number):00+09:00")
        }
      case .delete: try change.delete("c", at: "1970-01-01T00:00:01Z")
      case .settings: try change.settings.set(.savings, to: "\(number)円")
      case .everything:
        try change.settings.set(.dayStartsAt, to: "0\(number):00")
        change.add(try JournalEntry("new\(number)"))
        try change.edit("a") { $0.mood = .good }
        try change.delete("c", at: "1970-01-01T00:00:01Z")
      }
    }
  }

  /// Takes back the last change, and returns the command that made it; nil when there is none.
  @discardableResult
  func undo(at second: Int64 = 1) throws -> String? {
    try file.undo(at: LocalTimestamp(utcSeconds: second)).result?.command
  }

  /// Makes the change again that was taken back last, and returns the command that made it.
  @discardableResult
  func redo(at second: Int64 = 1) throws -> String? {
    try file.redo(at: LocalTimestamp(utcSeconds: second)).result?.command
  }

  /// The commands of the changes that can be undone and of those that can be made again.
  func recorded() throws -> [[String]] {
    let changes = try file.recordedChanges()
    return [changes.done.map(\.command), changes.undone.map(\.command)]
  }
}
