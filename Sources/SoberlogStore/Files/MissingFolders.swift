/// The folders of a path that do not exist.
public struct MissingFolders: Hashable, Sendable {
  /// Their paths, the outermost first.
  public let paths: [String]

  /// Makes a list of folders.
  private init(paths: [String]) {
    self.paths = paths
  }

  /// Finds out which folders are missing from the root down to this one.
  ///
  /// - Throws: `StoreError.folderMissing` when a link leads nowhere, `.cannotOpen` when the folders
  ///   cannot be looked at.
  /// - Complexity: O(number of missing folders).
  public init(_ folder: String) throws(StoreError) {
    var missing: [String] = []
    var folder = folder
    while try !MissingFolders.exists(folder) {
      missing.append(folder)
      let parent = PathParts(folder).folder
      guard parent != folder else { throw .folderMissing(path: folder) }
      folder = parent
    }
    paths = missing.reversed()
  }
}

extension MissingFolders {
  /// No folder is missing.
  public static let none = MissingFolders(paths: [])

  /// Whether there is something of that name; whether it is a folder shows when it is used.
  private static func exists(_ folder: String) throws(StoreError) -> Bool {
    do throws(SystemError) {
      _ = try System.facts(following: folder)
      return true
    } catch {
      guard error.reason == .noEntry else { throw StoreError(opening: folder, error) }
    }
    if (try? System.facts(ofLink: folder)) != nil { throw .folderMissing(path: folder) }
    return false
  }

  /// Creates the folders with mode 0700 and brings their names to the disk.
  ///
  /// - Throws: `StoreError.cannotCreate`, or `.inputOutput` when the disk does not confirm it.
  public func create() throws(StoreError) {
    for path in paths {
      do throws(SystemError) {
        try System.makeFolder(path)
      } catch {
        if error.reason == .exists { continue }
        throw .cannotCreate(path: path, error)
      }
      let parent = PathParts(path).folder
      do throws(SystemError) {
        try System.sync(try System.openFolder(parent))
      } catch {
        if error.reason != .unsupported { throw .inputOutput(path: parent, error) }
      }
    }
  }
}
