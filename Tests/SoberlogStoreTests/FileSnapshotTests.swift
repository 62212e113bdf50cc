import Foundation
import Testing

@testable import SoberlogStore

@Suite struct FileSnapshotTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "All bytes are read, whatever the size", arguments: [0, 1, 4096, 65_536, 3_000_000, 9_000_001])
  func sizes(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("file")))
    let snapshot = try #require(try FileSnapshot(reading: ResolvedPath(folder.path("file"))))
    #expect(snapshot.bytes == bytes)
    #expect(snapshot.facts.size == size)
  }

  @Test(
    "A file that has grown or shrunk is read to its end",
    arguments: [
      (200_000, 0), (200_000, 10), (200_000, 100_000), (6_000_000, 5_000_000),
      (6_000_000, 9_000_000), (6_000_000, 20_000_000), (0, 5_000_000),
    ])
  func growing(size: Int, expected: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("file")))
    let file = try System.openFile(folder.path("file"))
    #expect(try System.readAll(file, size: expected) == bytes)
  }

  @Test("A file that does not exist is nil")
  func missing() throws {
    #expect(try FileSnapshot(reading: ResolvedPath(folder.path("file"))) == nil)
  }

  @Test("A pipe that came in the meantime is refused without waiting")
  func pipe() throws {
    let target = try ResolvedPath(folder.path("file"))
    #expect(unsafe mkfifo(folder.path("file"), 0o600) == 0)
    #expect(throws: StoreError.notAFile(path: target.path, kind: .pipe)) {
      try FileSnapshot(reading: target)
    }
  }

  @Test("A file too large for any memory is refused")
  func tooLarge() throws {
    try folder.write("", to: "file")
    let size = FileSnapshot.largestSize + 1
    try #require(unsafe truncate(folder.path("file"), off_t(size)) == 0)
    #expect(throws: StoreError.tooLarge(path: folder.path("file"), size: size)) {
      try FileSnapshot(reading: ResolvedPath(folder.path("file")))
    }
  }

  @Test(
    "The mode says who may read and write",
    arguments: [
      (0o600, false, false), (0o640, true, false), (0o604, true, false), (0o400, false, true),
      (0o444, true, true), (0o420, false, false),
    ])
  func modes(permissions: Int, isReadableByOthers: Bool, isReadOnly: Bool) throws {
    try folder.write("x", to: "file", permissions: permissions)
    let facts = try System.facts(ofLink: folder.path("file"))
    #expect(Int(facts.permissions) == permissions)
    #expect(facts.isReadableByOthers == isReadableByOthers)
    #expect(facts.isReadOnly == isReadOnly)
  }
}
