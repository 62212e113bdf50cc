import Foundation
import Testing

@testable import SoberlogStore

/// The names that programs which synchronise folders give to other versions of a file.
@Suite("Conflict files")
struct ConflictFilesTests {
  @Test(
    "are known by their names",
    arguments: [
      "journal.sync-conflict-20261130-211500-ABCDEFG.json",
      "journal (laptop's conflicted copy 2026-11-30).json",
      "journal (conflicted copy 2026-11-30 211500).json",
      "journal (花子 の競合コピー 2026-11-30).json", "journal 2.json", "journal 17.json",
    ])
  func known(name: String) {
    #expect(ConflictFiles(of: "journal.json").contains(name))
  }

  @Test(
    "are not files with names that are only alike",
    arguments: [
      "journal.json", "journal of a trip.txt", "journal-2.json", "journal 1.json", "journal 0.json",
      "journal 02.json", "journal 20261130.json", "journal 2026.json", "journal (1).json",
      "journal (copy).json",
      "journal.sync-conflict-20261130-211500-ABCDEFG.json.bak", "other 2.json", "journal 2.txt",
      "journal.sync-conflict-20261130-211500-.json", "journal.sync-conflict-x-y-z.json",
      "xjournal 2.json", "journal .json", "journal 2", "my journal (conflicted copy).json",
    ])
  func unknown(name: String) {
    #expect(!ConflictFiles(of: "journal.json").contains(name))
  }

  @Test(
    "of files without an extension, or with more than one, are known too",
    arguments: [
      ("diary", "diary.sync-conflict-20261130-211500-ABCDEFG"), ("diary", "diary 2"),
      ("my.diary.json", "my.diary (x's conflicted copy 2026-11-30).json"), (".diary", ".diary 2"),
    ])
  func extensions(name: String, conflict: String) {
    #expect(ConflictFiles(of: name).contains(conflict))
    #expect(!ConflictFiles(of: name).contains(name))
  }
}

/// Conflict files beside a journal.
@Suite("Looking for conflict files")
struct ConflictFilesOfJournalTests {
  @Test("finds none where there is no folder yet, and fails where it cannot be listed")
  func folders() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.defaultJournal().conflictFiles().isEmpty)
    try folder.write(journal(line("a")), to: "journal.json")
    try folder.write(journal(line("b")), to: "journal 2.json")
    #expect(try folder.journal().conflictFiles() == [folder.path("journal 2.json")])
    try folder.set(.posixPermissions, 0o300, of: ".")
    defer { try? folder.set(.posixPermissions, 0o700, of: ".") }
    guard geteuid() != 0 else { return }
    let error = SystemError(call: .readdir, code: EACCES)
    #expect(throws: StoreError.cannotOpen(path: folder.path, error)) {
      try folder.journal().conflictFiles()
    }
    #expect(try folder.journal().read().conflictFiles.isEmpty)
  }

  @Test("The journal itself under another name is none")
  func otherNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(journal(line("a")), to: "journal.json")
    try folder.write(journal(line("b")), to: "journal 4.json")
    try folder.link("journal 2.json", to: "journal.json")
    try folder.link("journal 5.json", to: "nowhere")
    try FileManager.default.linkItem(
      atPath: folder.path("journal.json"), toPath: folder.path("journal 3.json"))
    let found = try folder.journal().conflictFiles()
    #expect(found == [folder.path("journal 4.json"), folder.path("journal 5.json")])
  }
}

/// A file with another copy of the journal.
@Suite("A copy of the journal")
struct JournalCopyTests {
  /// The folder of the copy.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(journal(line("a")), to: "copy.json")
  }

  @Test("is removed only when it is what was read")
  func removal() throws {
    let copy = try JournalCopy(folder.path("copy.json"))
    try folder.write(journal(line("a"), line("b")), to: "copy.json")
    #expect(throws: StoreError.changedMeanwhile(path: folder.path("copy.json"))) {
      try copy.remove()
    }
    try JournalCopy(folder.path("copy.json")).remove()
    #expect(try folder.names().isEmpty)
  }

  @Test("that is a link, or has a second name, is removed as such")
  func links() throws {
    try folder.link("link.json", to: "copy.json")
    try JournalCopy(folder.path("link.json")).remove()
    #expect(try folder.names() == ["copy.json"])
    let copy = try JournalCopy(folder.path("copy.json"))
    try FileManager.default.linkItem(
      atPath: folder.path("copy.json"), toPath: folder.path("other.json"))
    try copy.remove()
    #expect(try folder.names() == ["other.json"])
  }

  @Test("must be there, be a file, be sound and be of a format that is known")
  func errors() throws {
    try folder.makeFolder("folder")
    try folder.write("{", to: "damaged")
    try folder.write(#"{"soberlog":2,"entries":[]}"#, to: "newer")
    let codes = ["none", "folder", "damaged", "newer"].map { name -> Int32? in
      do {
        _ = try JournalCopy(folder.path(name))
        return nil
      } catch let error as StoreError {
        return error.exitCode
      } catch let error as JournalFileError {
        return error.exitCode
      } catch {
        return nil
      }
    }
    #expect(codes == [66, 66, 65, 65])
  }
}
