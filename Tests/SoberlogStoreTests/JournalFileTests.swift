import Foundation
import SoberlogCore
import StrictJSON
import Testing

@testable import SoberlogStore

@Suite struct JournalFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The inode of a file, which a change replaces.
  private func inode(_ name: String = "journal.json") throws -> UInt64 {
    UInt64(try System.facts(ofLink: folder.path(name)).inode)
  }

  @Test("A journal that does not exist reads as empty, and reading creates nothing")
  func missing() throws {
    for file in [try folder.journal(), try folder.defaultJournal()] {
      let reading = try file.read()
      #expect(reading.document.records.isEmpty)
      #expect(reading.document.settings == JournalSettings())
      #expect(reading.facts == nil)
    }
    #expect(try folder.names().isEmpty)
  }

  @Test("A journal is read with the facts about its file")
  func reading() throws {
    try folder.write(
      journal(line("a"), line("b", minute: 1)), to: "journal.json", permissions: 0o640)
    let reading = try folder.journal().read { $0.at.time.minute == 1 }
    #expect(reading.document.recordIDs == ["b"])
    #expect(reading.document.entryCount == 2)
    #expect(reading.facts?.permissions == 0o640)
  }

  @Test("The first change creates the default journal, private from the start")
  func creation() throws {
    let update = try folder.defaultJournal().update { change in
      change.add(try JournalEntry("a", note: "山"))
      return change.document.entryCount
    }
    #expect(update.result == 0)
    #expect(update.factsBefore == nil)
    #expect(
      folder.text("soberlog/journal.json")
        == journal(line("a").replacing(#""note":"""#, with: #""note":"山""#)))
    #expect(try folder.permissions("soberlog") == 0o700)
    #expect(try folder.permissions("soberlog/journal.json") == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("soberlog"))
        == ["journal.json"])
  }

  @Test("A folder that a person named is not created")
  func missingFolder() throws {
    #expect(throws: StoreError.folderMissing(path: folder.path("none"))) {
      try folder.journal("none/journal.json").update { $0.add(try JournalEntry("a")) }
    }
    #expect(try folder.names().isEmpty)
  }

  @Test("A change gives back its result and the facts from before, and keeps the mode")
  func change() throws {
    try folder.write(journal(line("a")), to: "journal.json", permissions: 0o640)
    let before = try inode()
    let update = try folder.journal().update { change in
      change.add(try JournalEntry("b"))
      return change.document.recordIDs
    }
    #expect(update.result == ["a"])
    #expect(update.factsBefore.map { UInt64($0.inode) } == before)
    #expect(folder.text("journal.json") == journal(line("a"), line("b")))
    #expect(try folder.permissions("journal.json") == 0o640)
    #expect(try folder.names() == ["journal.json"])
  }

  @Test("A change of nothing writes nothing, not even a better layout")
  func emptyChange() throws {
    let text = "\u{FEFF}{\"entries\":[\n], \"soberlog\":1}"
    try folder.write(text, to: "journal.json")
    let before = try inode()
    let update = try folder.journal().update { $0.document.entryCount }
    #expect(update.result == 0)
    #expect(folder.text("journal.json") == text)
    #expect(try inode() == before)
    _ = try folder.journal("other.json").update { _ in }
    #expect(try folder.names() == ["journal.json"])
  }

  @Test("A change that fails writes nothing and leaves nothing behind")
  func failingChange() throws {
    struct Refusal: Error, Equatable {}
    try folder.write(journal(line("a")), to: "journal.json")
    let before = try inode()
    #expect(throws: Refusal()) {
      try folder.journal().update { change in
        try change.delete("a")
        throw Refusal()
      }
    }
    #expect(folder.text("journal.json") == journal(line("a")))
    #expect(try inode() == before)
    #expect(try folder.names() == ["journal.json"])
    // The lock is free again.
    _ = try folder.journal().update { try $0.delete("a") }
    #expect(try folder.journal().read().document.entryCount == 0)
  }

  @Test("What would not read as it was meant is not written")
  func readBack() throws {
    try folder.write(journal(line("a")), to: "journal.json")
    let before = try inode()
    let error = JournalFileError.readBackDiffers(path: folder.path("journal.json"))
    for field in [UnknownField(name: "x", json: "[1"), UnknownField(name: "note", json: "\"\"")] {
      #expect(throws: error) {
        try folder.journal().update { change in
          var entry = try JournalEntry("b")
          entry.unknownFields = [field]
          change.add(entry)
        }
      }
    }
    #expect(throws: error) { try folder.journal().update { $0.add(try JournalEntry("a")) } }
    #expect(error.exitCode == 74)
    #expect(try inode() == before)
    #expect(try folder.names() == ["journal.json"])
  }

  @Test(
    "A damaged journal is an error with path and position, and stays as it is",
    arguments: [
      ("", .json(.empty), 1, 1), (" \n", .json(.empty), 1, 1),
      ("\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", .json(.empty), 1, 1),
      (
        journal(line("山"), line("b")).replacing(#""note":""}"#, with: #""note":"""#),
        .json(.unexpected("{")), 6, 1
      ),
      ("\u{FEFF}" + journal(line("a"), line("a")), .duplicateID("a"), 6, 41),
      (journal().replacing("\n", with: "\r\n") + "x", .json(.trailingText), 6, 1),
    ] as [(String, JournalDamage.Reason, Int, Int)])
  func damage(text: String, reason: JournalDamage.Reason, line: Int, column: Int) throws {
    try folder.write(text, to: "journal.json")
    let before = try inode()
    let attempts: [() throws -> Void] = [
      { _ = try folder.journal().read() },
      { _ = try folder.journal().update { $0.add(try JournalEntry("b")) } },
      { _ = try folder.journal().update { _ in } },
    ]
    for attempt in attempts {
      let error = #expect(throws: JournalFileError.self) { try attempt() }
      guard case .damaged(folder.path("journal.json"), reason, let position) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(position.line == line)
      #expect(position.column == column)
      #expect(error?.exitCode == 65)
    }
    #expect(folder.text("journal.json") == text)
    #expect(try inode() == before)
    #expect(try folder.names() == ["journal.json"])
  }

  @Test("A journal of a newer program is read, and not changed")
  func newer() throws {
    let text = journal(line("a")).replacing(#""soberlog":1"#, with: #""soberlog":2"#)
    try folder.write(text, to: "journal.json")
    #expect(try folder.journal().read().document.recordIDs == ["a"])
    let error = JournalFileError.newer(path: folder.path("journal.json"), version: 2)
    #expect(throws: error) {
      try folder.journal().update { _ in Issue.record("the change is called") }
    }
    #expect(error.exitCode == 65)
    #expect(folder.text("journal.json") == text)
    #expect(try folder.names() == ["journal.json"])
  }
}
