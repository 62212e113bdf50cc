import Foundation
import SoberlogCore
import StrictJSON
import TestSupport
import Testing

@testable import SoberlogStore

/// The index of a journal in a file.
@Suite("A journal file with an index")
struct IndexedJournalFileTests {
  /// The folder of the journal and of the state.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The journal, with a place for an index.
  private func journalFile() throws -> JournalFile {
    JournalFile(
      at: try JournalLocation(option: folder.path("journal.json")) { _ in nil },
      folders: BaseDirectories { $0 == "XDG_STATE_HOME" ? folder.path("state") : nil })
  }

  /// The names of the indexes.
  private func indexes() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path("state/soberlog"))
    return (names ?? []).filter { $0.hasPrefix("index-") }
  }

  /// Entries of more than the size from which on a journal has an index.
  private static let lines = (0..<1500).map { number in
    let note = String(repeating: "山", count: 50)
    return line("e\(number)", minute: number % 60).replacing(
      "\"note\":\"\"", with: "\"note\":\"\(note)\"")
  }

  @Test("has one once it is large, for its user alone")
  func appears() throws {
    try folder.write(journal(line("a")), to: "journal.json")
    _ = try journalFile().read()
    #expect(indexes() == [])
    try folder.write(journal(IndexedJournalFileTests.lines), to: "journal.json")
    let first = try journalFile().read { $0.at.time.minute < 10 }.document
    let name = try #require(indexes().first)
    #expect(try folder.permissions("state/soberlog/\(name)") == 0o600)
    #expect(try folder.permissions("state/soberlog") == 0o700)
    let second = try journalFile().read { $0.at.time.minute < 10 }.document
    // Read by the index, which leaves out the others.
    #expect(second.bytes.count < first.bytes.count / 4)
    #expect(second.records.count == 250)
    #expect(second.entryCount == 1500)
    #expect(second.records.map { second.entry($0) } == first.records.map { first.entry($0) })
    #expect(indexes() == [name])
  }

  @Test("has none where that would make the home of a user")
  func missingHome() throws {
    try folder.write(journal(IndexedJournalFileTests.lines), to: "journal.json")
    let location = try JournalLocation(option: folder.path("journal.json")) { _ in nil }
    for (home, isMade) in [("gone", false), ("there", true)] {
      if isMade { try folder.makeFolder(home) }
      let file = JournalFile(
        at: location, folders: BaseDirectories { $0 == "HOME" ? folder.path(home) : nil })
      #expect(try file.read().document.entryCount == 1500)
      #expect(
        FileManager.default.fileExists(atPath: folder.path("\(home)/.local/state/soberlog"))
          == isMade)
    }
    #expect(try folder.names() == ["journal.json", "there"])
  }

  @Test("reads what was changed, by this program or another one")
  func changes() throws {
    try folder.write(journal(IndexedJournalFileTests.lines), to: "journal.json")
    _ = try journalFile().read()
    _ = try journalFile().read()
    let entry = JournalEntry(
      id: try #require(EntryID("new")), at: LocalTimestamp(utcSeconds: 0), mood: .good)
    _ = try journalFile().update { $0.add(entry) }
    #expect(try journalFile().read().document.entryCount == 1501)
    #expect(try journalFile().read().document.entryCount == 1501)
    let text = try #require(folder.text("journal.json"))
    let facts = try System.facts(ofLink: folder.path("journal.json"))
    // The same size and the same time.
    try folder.write(text.replacing("\"e7\"", with: "\"e8\""), to: "journal.json")
    let time = Date(timeIntervalSince1970: Double(facts.modifiedSeconds))
    try folder.set(.modificationDate, time, of: "journal.json")
    #expect(throws: JournalFileError.self) { try journalFile().read() }
    try folder.write(text, to: "journal.json")
    #expect(try journalFile().read().document.entryCount == 1501)
  }

  @Test("of which another copy is damaged behind the entries is refused with an index, too")
  func damageElsewhere() throws {
    let text = journal(IndexedJournalFileTests.lines)
    try folder.write(text + "x", to: "journal.json")
    for _ in 1...2 {
      #expect(throws: JournalFileError.self) { try journalFile().read() }
      #expect(indexes() == [])
    }
    try folder.write(text, to: "journal.json")
    #expect(try journalFile().read().document.entryCount == 1500)
  }
}
