import Foundation
import Testing

@testable import SoberlogStore

@Suite struct PrivateFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Only the user can read file and folder, whatever the umask", arguments: [0, 0o022, 0o077])
  func modes(mask: Int) async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String, mask] in
      umask(mode_t(mask))
      _ = try PrivateFile(named: "note.txt", in: path, holding: []).keep()
    }
    let own = try #require(try folder.names().first)
    #expect(try folder.permissions(own) == 0o700)
    #expect(try folder.permissions(own + "/note.txt") == 0o600)
  }

  @Test(
    "The file begins with the given bytes", arguments: [[], [0x61, 0, 0xFF, 0x0A]] as [[UInt8]])
  func firstBytes(bytes: [UInt8]) throws {
    let file = try PrivateFile(named: "note.txt", in: folder.path, holding: bytes)
    #expect(try file.contents(atMost: 4) == bytes)
  }

  @Test("The folder is made in TMPDIR, or in /tmp when that is no absolute path")
  func places() throws {
    #expect(try make().path.hasPrefix(folder.path + "/"))
    for temporary in [nil, "", "tmp"] {
      let file = try PrivateFile(named: "note.txt", in: temporary, holding: [])
      #expect(file.path.hasPrefix("/tmp/"))
    }
  }

  @Test("Every folder has a name of its own")
  func uniqueness() throws {
    let (first, second) = (try make().keep(), try make().keep())
    #expect(first != second)
  }

  @Test("A file that cannot be created leaves nothing", arguments: ["no/note.txt", ""])
  func failure(name: String) throws {
    #expect {
      _ = try PrivateFile(named: name, in: folder.path, holding: [])
    } throws: { error in
      guard case StoreError.cannotCreate(_, let cause) = error else { return false }
      return cause.call == .open
    }
    #expect(try folder.names().isEmpty)
  }

  @Test("A TMPDIR that does not exist is an error that names the folder")
  func missingParent() {
    #expect {
      _ = try PrivateFile(named: "note.txt", in: folder.path("none"), holding: [])
    } throws: { error in
      guard case StoreError.cannotCreate(let path, let cause) = error else { return false }
      return path.hasPrefix(folder.path("none/")) && cause.reason == .noEntry
    }
  }

  /// Makes a file in this folder.
  private func make(_ text: String = "text") throws -> PrivateFile {
    try PrivateFile(named: "note.txt", in: folder.path, holding: Array(text.utf8))
  }
}

extension PrivateFileTests {
  @Test("A file that takes the place of the first one is read")
  func replacement() throws {
    let file = try make()
    try write("new", to: file.path + ".new")
    try System.renameFile(file.path + ".new", to: file.path)
    #expect(try file.contents(atMost: 3) == Array("new".utf8))
  }

  @Test("A file that is gone is nil")
  func gone() throws {
    let file = try make()
    try System.removeFile(file.path)
    #expect(try file.contents(atMost: 100) == nil)
  }

  @Test("A file larger than the limit is not read")
  func limit() throws {
    let file = try make("12345")
    #expect(try file.contents(atMost: 5) == Array("12345".utf8))
    #expect(throws: StoreError.tooLarge(path: file.path, size: 5)) {
      try file.contents(atMost: 4)
    }
  }

  @Test("What is no file is refused, without waiting and without following a link")
  func noFile() throws {
    try folder.write("secret", to: "victim")
    let victim = folder.path("victim")
    let plants: [(FileFacts.Kind, (String) throws -> Void)] = [
      (
        .link,
        { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: victim) }
      ),
      (.pipe, { #expect(unsafe mkfifo($0, 0o600) == 0) }),
      (.folder, { try System.makeFolder($0) }),
    ]
    for (kind, plant) in plants {
      let file = try make()
      try System.removeFile(file.path)
      try plant(file.path)
      #expect(throws: StoreError.notAFile(path: file.path, kind: kind)) {
        try file.contents(atMost: 100)
      }
      #expect(file.holdsChanges == true)
    }
    #expect(try folder.names() == ["victim"])
  }
}

extension PrivateFileTests {
  @Test("Whatever was left beside the file goes with it; what links lead to stays")
  func removal() throws {
    try folder.makeFolder("outside")
    try folder.write("kept", to: "outside/file")
    do {
      let file = try make()
      let own = PathParts(file.path).folder
      try write("old", to: file.path + "~")
      try System.makeFolder(own + "/.cache")
      try write("swap", to: own + "/.cache/.note.txt.swp")
      try FileManager.default.createSymbolicLink(
        atPath: own + "/link", withDestinationPath: folder.path("outside"))
      #expect(file.holdsChanges == true)
    }
    #expect(try folder.names() == ["outside"])
    #expect(folder.text("outside/file") == "kept")
  }

  @Test("A file that is kept stays, with what is beside it")
  func keeping() throws {
    let file = try make()
    try write("old", to: file.path + "~")
    let path = file.keep()
    #expect(FileManager.default.contents(atPath: path) == Data("text".utf8))
    #expect(FileManager.default.contents(atPath: path + "~") == Data("old".utf8))
  }

  @Test(
    "Other bytes and other files are changes; the same bytes and an empty folder are none",
    arguments: [
      ("", false), ("printf text > note.txt", false), ("printf next > note.txt", true),
      ("printf texts > note.txt", true), (": > note.txt", true), ("rm note.txt", false),
      (": > note.txt~", true), ("mv note.txt note.txt~", true),
    ])
  func changes(script: String, holdsChanges: Bool) throws {
    let file = try make()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.currentDirectoryURL = URL(fileURLWithPath: PathParts(file.path).folder)
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(file.holdsChanges == holdsChanges)
  }

  @Test("A program is a file that somebody may execute, also behind a link")
  func programs() throws {
    try folder.write("", to: "an editor", permissions: 0o700)
    try folder.write("", to: "text")
    try folder.link("link", to: "an editor")
    let found = ["an editor", "link", "text", "none", ""].filter {
      FileFacts.isProgram(at: folder.path($0))
    }
    #expect(found == ["an editor", "link"])
  }

  /// Writes a file.
  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
