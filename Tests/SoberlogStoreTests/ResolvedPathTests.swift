import Foundation
import Testing

@testable import SoberlogStore

@Suite struct ResolvedPathTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Links are followed one after another, relative ones from where they are")
  func chain() throws {
    try folder.makeFolder("far")
    try folder.write("x", to: "far/real")
    try folder.link("far/middle", to: "real")
    try folder.link("journal", to: "far/middle")
    let resolved = try ResolvedPath(folder.path("journal"))
    #expect(resolved.path == folder.path("far/real"))
    #expect(resolved.folder == folder.path("far"))
    #expect(resolved.name == "real")
    #expect(resolved.missingFolders.paths.isEmpty)
  }

  @Test("A dangling link leads to the file that it names")
  func dangling() throws {
    try folder.link("journal", to: folder.path("target"))
    #expect(try ResolvedPath(folder.path("journal")).path == folder.path("target"))
  }

  @Test("At most 40 links are followed", arguments: [(40, true), (41, false)])
  func manyLinks(count: Int, isFine: Bool) throws {
    try folder.write("x", to: "0")
    for number in 1...count { try folder.link("\(number)", to: "\(number - 1)") }
    let start = folder.path("\(count)")
    if isFine {
      #expect(try ResolvedPath(start).path == folder.path("0"))
    } else {
      #expect(throws: StoreError.linkLoop(path: start)) { try ResolvedPath(start) }
    }
  }

  @Test("A loop is an error, at the end of the path and within it", arguments: ["a", "a/x"])
  func loop(path: String) throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: StoreError.linkLoop(path: folder.path(path))) {
      try ResolvedPath(folder.path(path))
    }
    #expect(try folder.names() == ["a", "b"])
  }

  @Test("What is no file is refused, also behind a link")
  func noFile() throws {
    try folder.makeFolder("folder")
    #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    try folder.link("to-pipe", to: "pipe")
    let wanted: [(String, String, FileFacts.Kind)] = [
      ("folder", "folder", .folder), ("folder/", "folder/", .folder), ("pipe", "pipe", .pipe),
      ("to-pipe", "pipe", .pipe), ("new/", "new/", .folder),
    ]
    for (path, named, kind) in wanted {
      #expect(throws: StoreError.notAFile(path: folder.path(named), kind: kind)) {
        try ResolvedPath(folder.path(path))
      }
    }
    #expect(throws: StoreError.notAFile(path: "/dev/null", kind: .device)) {
      try ResolvedPath("/dev/null")
    }
    #expect(throws: StoreError.notAFile(path: "", kind: .folder)) { try ResolvedPath("") }
  }

  @Test("A file as folder cannot be opened")
  func fileAsFolder() throws {
    try folder.write("x", to: "file")
    let path = folder.path("file/journal")
    let error = SystemError(call: .stat, code: ENOTDIR)
    #expect(throws: StoreError.cannotOpen(path: path, error)) { try ResolvedPath(path) }
    #expect(error.reason == .notAFolder)
  }

  @Test("A path that the user named must have its folder, a link too")
  func namedFolder() throws {
    try folder.link("link", to: "none/journal")
    for path in ["none/journal", "link"] {
      #expect(throws: StoreError.folderMissing(path: folder.path("none"))) {
        try ResolvedPath(folder.path(path))
      }
    }
  }

  @Test("The default journal's folders are created with mode 0700")
  func defaultFolder() throws {
    let location = try JournalLocation(option: nil) { ["HOME": folder.path][$0] }
    let resolved = try ResolvedPath(location)
    let wanted = [".local", ".local/share", ".local/share/soberlog"]
    #expect(resolved.missingFolders.paths == wanted.map(folder.path))
    try resolved.missingFolders.create()
    for name in wanted { #expect(try folder.permissions(name) == 0o700) }
    try resolved.missingFolders.create()
    #expect(try ResolvedPath(location).missingFolders == .none)
  }

  @Test(
    "No folder is created in place of the target of a link",
    arguments: [".local", ".local/share/soberlog/journal.json"])
  func danglingDefault(name: String) throws {
    if name != ".local" {
      try FileManager.default.createDirectory(
        atPath: folder.path(".local/share/soberlog"), withIntermediateDirectories: true)
    }
    try folder.link(name, to: folder.path("unmounted/x"))
    let location = try JournalLocation(option: nil) { ["HOME": folder.path][$0] }
    let missing = folder.path(name == ".local" ? ".local" : "unmounted")
    #expect(throws: StoreError.folderMissing(path: missing)) { try ResolvedPath(location) }
  }
}
