import Foundation

@testable import SoberlogStore

/// A folder of its own for a test, removed with the value.
final class TemporaryFolder {
  /// The path, without links in it.
  let path: String

  /// Creates the folder.
  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appendingPathComponent("soberlog-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension TemporaryFolder {
  /// The path of a name in the folder.
  func path(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes a file.
  func write(_ text: String, to name: String, permissions: Int = 0o600) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    try set(.posixPermissions, permissions, of: name)
  }

  /// Sets an attribute of a file.
  func set(_ key: FileAttributeKey, _ value: Any, of name: String) throws {
    try FileManager.default.setAttributes([key: value], ofItemAtPath: path(name))
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// Makes a folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: false)
  }

  /// The text of a file, nil when there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The permission bits of a file or folder.
  func permissions(_ name: String) throws -> UInt16 {
    try System.facts(ofLink: path(name)).permissions
  }

  /// What is in the folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Replaces a file as a change of the journal does.
  func replace(_ name: String, with text: String) throws {
    let target = try ResolvedPath(path(name))
    let snapshot = try FileSnapshot(reading: target)
    try AtomicReplacement(of: target, expected: snapshot?.facts).write(PieceTable(text))
  }
}

extension PieceTable {
  /// A document of new bytes only.
  init(_ text: String) {
    self.init()
    append(text.utf8)
  }
}
