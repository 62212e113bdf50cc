import Foundation
import SoberlogCore
import Testing

@testable import SoberlogStore

/// The log as a file: what it keeps, and that nothing about it stops a change.
@Suite struct UndoLogTests {
  /// A journal with its log.
  let journal: UndoableJournal

  init() throws {
    journal = try UndoableJournal()
  }

  @Test("The log is private, and nothing of it is beside the journal")
  func permissions() throws {
    try journal.make(.add)
    #expect(try journal.folder.names() == ["journal.json", "state"])
    #expect(try journal.folder.permissions("state") == 0o700)
    #expect(try journal.folder.permissions("state/soberlog") == 0o700)
    #expect(try journal.folder.permissions(#require(journal.logName)) == 0o600)
  }

  @Test("Reading, and a change of nothing, write no log")
  func reading() throws {
    _ = try journal.file.read()
    #expect(try journal.recorded() == [[], []])
    _ = try journal.file.update { _ in }
    #expect(try journal.undo() == nil)
    #expect(try journal.redo() == nil)
    #expect(try journal.folder.names() == ["journal.json"])
  }

  @Test("The newest 100 changes are kept")
  func mostRecords() throws {
    for number in 1...105 {
      _ = try journal.file.update(by: "\(number)", at: LocalTimestamp(utcSeconds: 0)) {
        $0.add(try JournalEntry("id\(number)"))
      }
    }
    #expect(try journal.recorded()[0] == (6...105).reversed().map { "\($0)" })
    #expect(try UndoLogTests.count(journal.undo(at:)) == 100)
    #expect(try journal.file.read().document.entryCount == 8)
    #expect(try UndoLogTests.count(journal.redo(at:)) == 100)
    #expect(try journal.file.read().document.entryCount == 108)
  }

  /// How often a step can be taken.
  private static func count(_ step: (Int64) throws -> String?) throws -> Int {
    var count = 0
    while try step(1) != nil { count += 1 }
    return count
  }

  @Test("Of large changes as many are kept as fit, and the newest always")
  func mostBytes() throws {
    for (number, length) in [(1, 1 << 20), (2, 2 << 20), (3, 1 << 20), (4, 8 << 20)] {
      _ = try journal.file.update(by: "\(number)", at: LocalTimestamp(utcSeconds: 0)) {
        $0.add(try JournalEntry("id\(number)", note: String(repeating: "x", count: length)))
      }
      #expect(try journal.recorded()[0] == [["1"], ["2", "1"], ["3", "2"], ["4"]][number - 1])
    }
  }

  @Test(
    "A log that is damaged, of another journal or cut off is begun anew",
    arguments: [
      "", "\n\n", "nonsense\n", "{}\n", "\u{0}\u{0}", #"{"soberlogUndo":1,"journal":"/other"}"#,
    ])
  func unusableLog(text: String) throws {
    try journal.make(.edit)
    journal.log = text + journal.log.dropFirst(text.isEmpty ? 1 : 0).drop { $0 != "\n" }
    #expect(try journal.recorded() == [[], []])
    #expect(try journal.undo() == nil)
    try journal.make(.add)
    #expect(try journal.recorded() == [["add"], []])
    #expect(try journal.undo() == "add")
  }

  @Test("A damaged line hides only its own change")
  func damagedLine() throws {
    try journal.make(.settings)
    try journal.make(.edit)
    try journal.make(.add)
    var lines = journal.log.split(separator: "\n")
    lines[2] = lines[2].dropLast(20)
    journal.log = lines.joined(separator: "\n") + "\n"
    #expect(try journal.recorded() == [["add", "settings"], []])
    #expect(try journal.undo() == "add")
    #expect(try journal.undo() == "settings")
    #expect(try journal.undo() == nil)
    #expect(journal.text.contains("changed 1"))
  }

  @Test("A log that cannot be written or read is a warning of a change, which is saved")
  func noLog() throws {
    try journal.folder.write("in the way", to: "state")
    let update = try journal.file.update { $0.add(try JournalEntry("new")) }
    #expect(update.undoLogFailure != nil)
    #expect(try journal.file.read().document.recordIDs.contains("new"))

    let other = try UndoableJournal()
    try other.make(.edit)
    let log = try #require(other.logName)
    try FileManager.default.removeItem(atPath: other.folder.path(log))
    try other.folder.makeFolder(log)
    let second = try other.file.update { $0.add(try JournalEntry("new")) }
    #expect(second.undoLogFailure == .notAFile(path: other.folder.path(log), kind: .folder))
    #expect(throws: StoreError.notAFile(path: other.folder.path(log), kind: .folder)) {
      try other.undo()
    }
  }

  @Test("Without a folder for it, there is no log")
  func noFolder() throws {
    let file = try journal.folder.journal()
    let update = try file.update { $0.add(try JournalEntry("new")) }
    #expect(update.undoLogFailure == .noStateFolder)
    #expect(throws: StoreError.noStateFolder) { try file.undo(at: LocalTimestamp(utcSeconds: 0)) }
  }

  @Test("Each journal has a log of its own, by whatever path it is reached")
  func journals() throws {
    let folder = journal.folder
    let other = try folder.undoableJournal("other.json")
    _ = try other.update(by: "other", at: LocalTimestamp(utcSeconds: 0)) {
      $0.add(try JournalEntry("x"))
    }
    try journal.make(.add)
    #expect(try folder.undoableJournal().recordedChanges().done.map(\.command) == ["add"])
    try folder.link("link.json", to: "journal.json")
    try folder.makeFolder("inner")
    for name in ["link.json", "./journal.json", "inner/../journal.json"] {
      let done = try folder.undoableJournal(name).recordedChanges().done
      #expect(done.map(\.command) == ["add"], "\(name)")
    }
    _ = try folder.undoableJournal("link.json").undo(at: LocalTimestamp(utcSeconds: 1))
    #expect(try journal.recorded() == [[], ["add"]])
    #expect(try other.recordedChanges().done.map(\.command) == ["other"])
  }
}
