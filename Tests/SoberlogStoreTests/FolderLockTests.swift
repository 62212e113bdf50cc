import Foundation
import Testing

@testable import SoberlogStore

@Suite struct FolderLockTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("While the lock is held nobody else gets it; afterwards it is free and nothing is left")
  func exclusion() throws {
    do {
      let lock = try FolderLock(folder: folder.path, lockFolder: nil)
      #expect(throws: StoreError.lockedTooLong(folder: folder.path)) {
        _ = try FolderLock(folder: folder.path, lockFolder: nil, patience: 5)
      }
      _ = consume lock
    }
    // A program that another test is just starting has a copy of the descriptor until it runs.
    _ = try FolderLock(folder: folder.path, lockFolder: nil, patience: 1000)
    #expect(try folder.names().isEmpty)
  }

  @Test("A folder that is missing or no folder cannot be locked")
  func noFolder() throws {
    try folder.write("x", to: "file")
    #expect(throws: StoreError.folderMissing(path: folder.path("none"))) {
      _ = try FolderLock(folder: folder.path("none"), lockFolder: nil)
    }
    let error = SystemError(call: .open, code: ENOTDIR)
    #expect(throws: StoreError.inputOutput(path: folder.path("file"), error)) {
      _ = try FolderLock(folder: folder.path("file"), lockFolder: nil)
    }
  }

  @Test("Of changes made under the lock by many threads none is lost")
  func noLostUpdate() async throws {
    let path = folder.path
    let (threads, rounds) = (8, 10)
    try folder.write("0", to: "count")
    try await withThrowingTaskGroup { group in
      for _ in 0..<threads {
        group.addTask {
          try await onThread { for _ in 0..<rounds { try increment(path + "/count") } }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.text("count") == String(threads * rounds))
    #expect(try folder.names() == ["count"])
  }

  @Test("The lock file is private, the same for every path of a folder, and locks")
  func lockFile() throws {
    try folder.makeFolder("journals")
    try folder.link("alias", to: "journals")
    let first = try openLockFile(for: "journals")
    let second = try openLockFile(for: "alias/../journals/")
    let name = try #require(try folder.names().first { $0 == "locks" })
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(name))
    #expect(files.count == 1)
    #expect(try folder.permissions("locks") == 0o700)
    #expect(try folder.permissions("locks/" + files[0]) == 0o600)
    #expect(try System.lock(first))
    #expect(try !System.lock(second))
  }

  @Test("A link planted in the place of the lock file is not followed")
  func plantedLink() throws {
    try folder.makeFolder("journals")
    _ = try openLockFile(for: "journals")
    let locks = folder.path("locks")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: locks).first)
    try FileManager.default.removeItem(atPath: locks + "/" + name)
    try folder.link("locks/" + name, to: folder.path("victim"))
    let error = SystemError(call: .open, code: ELOOP)
    #expect(throws: StoreError.inputOutput(path: locks + "/" + name, error)) {
      _ = try openLockFile(for: "journals")
    }
    #expect(try folder.names() == ["journals", "locks"])
  }

  /// Opens the lock file of a folder in this folder.
  private func openLockFile(for name: String) throws -> Descriptor {
    let descriptor = try System.openFolder(folder.path(name))
    return try FolderLock.openLockFile(
      for: descriptor, at: folder.path(name), in: folder.path("locks"))
  }
}

/// Adds one to the number in a file, as a change of the journal does.
private func increment(_ path: String) throws {
  let target = try ResolvedPath(path)
  let lock = try FolderLock(folder: target.folder, lockFolder: nil)
  let snapshot = try #require(try FileSnapshot(reading: target))
  let number = try #require(Int(String(decoding: snapshot.bytes, as: UTF8.self)))
  try AtomicReplacement(of: target, expected: snapshot.facts).write(PieceTable(String(number + 1)))
  _ = consume lock
}

/// Runs `body` on a thread of its own, where it may wait.
func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Result(catching: body)) }.start()
  }
}
