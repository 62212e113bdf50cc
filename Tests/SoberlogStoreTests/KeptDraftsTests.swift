import Foundation
import SoberlogCore
import Testing

@testable import SoberlogStore

/// Drafts that are kept until they are taken back.
struct KeptDraftsTests {
  /// The folder of everything.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The drafts of a journal.
  private func drafts(of name: String = "journal.json") throws -> KeptDrafts {
    let folders = BaseDirectories { ["XDG_STATE_HOME": folder.path + "/state"][$0] }
    let location = try JournalLocation(option: folder.path + "/" + name) { _ in nil }
    return JournalFile(at: location, folders: folders).drafts
  }

  /// An entry.
  private func entry(_ note: String, at time: String = "21:15:00") throws -> JournalEntry {
    JournalEntry(
      id: .new(randomBits: UInt64(note.utf8.count)),
      at: try LocalTimestamp(rfc3339: "2026-11-30T\(time)+09:00"), mood: .good, emoji: "🍵",
      note: note)
  }

  @Test("A draft comes back as it was kept, the last one at the end, whenever its entry was")
  func kept() throws {
    let drafts = try drafts()
    #expect(drafts.all().isEmpty)
    let first = try entry("first\n\u{1B}", at: "21:16:00")
    let last = try entry("last")
    for (entry, age) in [(first, 9), (last, 5)] as [(JournalEntry, TimeInterval)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: drafts.keep(entry))
    }
    #expect(drafts.all().map(\.entry) == [first, last])
  }

  @Test("Files are private, and journals of their own")
  func files() throws {
    let path = try drafts().keep(entry("words"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let document = try JournalDocument(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(document.records.map { document.entry($0).note } == ["words"])
  }

  @Test("The same words are kept as often as they are given, and each journal has its own")
  func separate() throws {
    for _ in 1...3 { _ = try drafts().keep(entry("words")) }
    #expect(try drafts().all().count == 3)
    #expect(try drafts(of: "other.json").all().isEmpty)
  }

  @Test("A draft that is removed is gone, and others stay")
  func removed() throws {
    let drafts = try drafts()
    for _ in 1...2 { _ = try drafts.keep(entry("words")) }
    let all = drafts.all()
    drafts.remove(all[0])
    #expect(drafts.all() == [all[1]])
  }

  @Test(
    "Files that are no drafts are left out, and left alone", arguments: ["", "{", "x", "\u{0}"])
  func damaged(text: String) throws {
    let drafts = try drafts()
    let path = try drafts.keep(entry("words"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(drafts.all().isEmpty)
    #expect(FileManager.default.contents(atPath: path) == Data(text.utf8))
  }

  @Test("Where there is no place for drafts, that is told")
  func noPlace() throws {
    let location = try JournalLocation(option: folder.path + "/j.json") { _ in nil }
    let drafts = JournalFile(at: location, folders: BaseDirectories { _ in nil }).drafts
    #expect(throws: StoreError.noStateFolder) { try drafts.keep(entry("words")) }
    #expect(drafts.all().isEmpty)
  }
}
