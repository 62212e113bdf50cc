import Foundation

/// A folder of its own for a test, removed with the value.
final class TestFolder {
  /// The path, without links in it.
  let path: String

  /// Creates the folder.
  init() {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appendingPathComponent("soberlog-test-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      preconditionFailure("The folder for temporary files can be written: \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// The permission bits of a file or folder.
func permissions(of path: String) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}
