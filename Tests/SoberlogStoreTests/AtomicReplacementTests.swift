import Foundation
import Testing

@testable import SoberlogStore

@Suite struct AtomicReplacementTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A new file has mode 0600, with nothing beside it")
  func newFile() throws {
    try folder.replace("file", with: "new")
    #expect(folder.text("file") == "new")
    #expect(try folder.permissions("file") == 0o600)
    #expect(try folder.names() == ["file"])
  }

  @Test("The umask neither widens nor narrows a mode", arguments: [0, 0o022, 0o777])
  func umaskIsNoMatter(mask: Int) async throws {
    await #expect(processExitsWith: .success) { [path = folder.path("new") as String, mask] in
      umask(mode_t(mask))
      let target = try ResolvedPath(path)
      try AtomicReplacement(of: target, expected: nil).write(PieceTable("x"))
    }
    #expect(try folder.permissions("new") == 0o600)
  }

  @Test("The mode of an existing file is kept", arguments: [0o600, 0o640, 0o644, 0o200, 0o666])
  func modeIsKept(permissions: Int) throws {
    try folder.write("old", to: "file", permissions: 0o600)
    let target = try ResolvedPath(folder.path("file"))
    try folder.set(.posixPermissions, permissions, of: "file")
    let facts = try System.facts(ofLink: target.path)
    try AtomicReplacement(of: target, expected: facts).write(PieceTable("new"))
    #expect(Int(try folder.permissions("file")) == permissions)
    #expect(try System.facts(ofLink: target.path).inode != facts.inode)
  }

  @Test("The owner of an existing file is kept", .enabled(if: geteuid() == 0))
  func ownerIsKept() throws {
    try folder.write("old", to: "file", permissions: 0o640)
    #expect(unsafe chown(folder.path("file"), 12345, 23456) == 0)
    try folder.replace("file", with: "new")
    let facts = try System.facts(ofLink: folder.path("file"))
    #expect((facts.owner, facts.group, facts.permissions) == (12345, 23456, 0o640))
  }

  @Test("A file that nobody may write is not replaced", arguments: [0o400, 0o444, 0o500])
  func readOnly(permissions: Int) throws {
    try folder.write("old", to: "file", permissions: permissions)
    #expect(throws: StoreError.readOnly(path: folder.path("file"))) {
      try folder.replace("file", with: "new")
    }
    #expect(folder.text("file") == "old")
    #expect(try folder.names() == ["file"])
  }

  @Test("A folder that may not be written is a missing right", .enabled(if: geteuid() != 0))
  func readOnlyFolder() throws {
    try folder.write("old", to: "file")
    try folder.set(.posixPermissions, 0o500, of: ".")
    let error = #expect(throws: StoreError.self) { try folder.replace("file", with: "new") }
    try folder.set(.posixPermissions, 0o700, of: ".")
    #expect(error?.exitCode == 77)
    #expect(folder.text("file") == "old")
  }

  @Test("Links stay links, and their target is replaced", arguments: ["real", "../far/real"])
  func links(target: String) throws {
    try folder.makeFolder("far")
    try folder.makeFolder("near")
    try folder.link("near/link", to: target)
    try folder.replace("near/link", with: "1")
    try folder.replace("near/link", with: "2")
    #expect(try System.facts(ofLink: folder.path("near/link")).kind == .link)
    #expect(folder.text("near/" + target) == "2")
  }

  @Test("The other name of a file keeps the old bytes")
  func hardLink() throws {
    try folder.write("old", to: "file")
    try FileManager.default.linkItem(atPath: folder.path("file"), toPath: folder.path("other"))
    #expect(try System.facts(ofLink: folder.path("file")).linkCount == 2)
    try folder.replace("file", with: "new")
    #expect(folder.text("other") == "old")
    #expect(folder.text("file") == "new")
  }

  /// What another program does to a file between reading and saving.
  enum Interference: CaseIterable {
    case replaced, appended, removed, madeReadable
  }

  @Test("A change by another program is noticed and kept", arguments: Interference.allCases)
  func changedMeanwhile(by interference: Interference) throws {
    try folder.write("old", to: "file")
    let target = try ResolvedPath(folder.path("file"))
    let snapshot = try FileSnapshot(reading: target)
    switch interference {
    case .replaced: try folder.replace("file", with: "odd")
    case .appended: try folder.write("older", to: "file")
    case .removed: try FileManager.default.removeItem(atPath: target.path)
    case .madeReadable: try folder.set(.posixPermissions, 0o644, of: "file")
    }
    let before = (folder.text("file"), try folder.names())
    #expect(throws: StoreError.changedMeanwhile(path: target.path)) {
      try AtomicReplacement(of: target, expected: snapshot?.facts).write(PieceTable("new"))
    }
    #expect(folder.text("file") == before.0)
    #expect(try folder.names() == before.1)
  }

  @Test("A file that came in the meantime is kept")
  func appeared() throws {
    let target = try ResolvedPath(folder.path("file"))
    try folder.write("theirs", to: "file")
    #expect(throws: StoreError.changedMeanwhile(path: target.path)) {
      try AtomicReplacement(of: target, expected: nil).write(PieceTable("ours"))
    }
    #expect(folder.text("file") == "theirs")
  }

  @Test("Old temporary files of ours are swept, and nothing else")
  func sweep() throws {
    let hex = "0123456789abcde"
    let old = Date(timeIntervalSinceNow: -3700)
    let ours = [".file.tmp-\(hex)0", ".file.tmp-\(hex)1"]
    let others = [".file.tmp-notes", ".other.tmp-\(hex)0", "file.tmp-\(hex)0", "keep"]
    for name in ours + others {
      try folder.write("x", to: name)
      try folder.set(.modificationDate, old, of: name)
    }
    try folder.write("x", to: ".file.tmp-\(hex)2")
    try folder.link(".file.tmp-\(hex)3", to: "keep")
    try folder.makeFolder(".file.tmp-\(hex)4")
    try folder.set(.modificationDate, old, of: ".file.tmp-\(hex)4")
    let kept = try folder.names().filter { !ours.contains($0) }
    try folder.replace("file", with: "new")
    #expect(try folder.names() == (kept + ["file"]).sorted())
  }

  @Test("A file-size limit is an error, and the old file stays")
  func fileSizeLimit() async throws {
    try folder.write("old", to: "file")
    await #expect(processExitsWith: .success) { [path = folder.path("file") as String] in
      acceptSignals()
      _ = try ProcessStart.prepare()
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      #if canImport(Glibc)
        unsafe setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit)
      #else
        unsafe setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      let target = try ResolvedPath(path)
      let snapshot = try FileSnapshot(reading: target)
      do {
        try AtomicReplacement(of: target, expected: snapshot?.facts)
          .write(PieceTable(String(repeating: "x", count: 5000)))
        exit(1)
      } catch StoreError.inputOutput(_, let error) where error.reason == .fileTooLarge {
        exit(0)
      }
    }
    #expect(folder.text("file") == "old")
    #expect(try folder.names() == ["file"])
  }
}
