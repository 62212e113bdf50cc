/// A file that only this user can read, in a folder of its own, for a program that works on it.
///
/// Folder and file go with the value, and with them what the program left beside the file.
public struct PrivateFile: ~Copyable {
  /// The path of the file.
  public let path: String

  /// The path of the folder.
  private let folder: String

  /// The bytes that the file began with.
  private let original: [UInt8]

  /// Whether folder and file stay when the value goes.
  private var isKept = false

  /// Creates the folder, mode 0700 and of a name that nobody can foresee, and the file, mode 0600.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - temporary: the folder for temporary files, that is the value of `TMPDIR`; `/tmp` takes the
  ///     place of one that is unset, empty or relative.
  ///   - bytes: what the file holds at first.
  /// - Throws: `StoreError.cannotCreate`; nothing is left then.
  public init(
    named name: String, in temporary: String?, holding bytes: [UInt8]
  ) throws(StoreError) {
    let parent = temporary.flatMap { $0.isAbsolutePath ? $0 : nil } ?? "/tmp"
    let folder = parent.appending(pathName: "soberlog-" + TemporaryName.randomDigits())
    let path = folder.appending(pathName: name)
    try attempt(try System.makeFolder(folder), orThrow: { .cannotCreate(path: folder, $0) })
    do throws(SystemError) {
      try PrivateFile.create(path, holding: bytes)
    } catch {
      PrivateFile.remove(folder)
      throw .cannotCreate(path: path, error)
    }
    self.path = path
    self.folder = folder
    original = bytes
  }

  deinit {
    if !isKept { PrivateFile.remove(folder) }
  }
}

extension PrivateFile {
  /// The bytes of the file, which the program may have replaced by another one of that name.
  ///
  /// - Parameter limit: the most bytes that the file may have.
  /// - Returns: nil when there is no file any more.
  /// - Throws: `StoreError.notAFile`, also for a symbolic link, which is not followed; `.tooLarge`,
  ///   `.cannotOpen`, `.inputOutput`.
  /// - Complexity: O(size of the file).
  public borrowing func contents(atMost limit: Int) throws(StoreError) -> [UInt8]? {
    let file: Descriptor
    do throws(SystemError) {
      file = try System.openFileButNoLink(path)
    } catch {
      switch error.reason {
      case .noEntry: return nil
      case .linkLoop: throw .notAFile(path: path, kind: .link)
      default: throw .cannotOpen(path: path, error)
      }
    }
    return try FileSnapshot(reading: file, at: path, atMost: limit).bytes
  }

  /// Whether the folder holds anything else than the file with the bytes that it began with.
  ///
  /// It is not so when the folder is empty; when that cannot be found out, it is.
  ///
  /// - Complexity: O(size of the original + number of names in the folder).
  public var holdsChanges: Bool {
    guard let names = try? System.names(in: folder) else { return true }
    guard names == [PathParts(path).name] else { return !names.isEmpty }
    return (try? contents(atMost: original.count)) != original
  }

  /// Leaves folder and file where they are, and returns the path of the file.
  public consuming func keep() -> String {
    isKept = true
    return path
  }
}

extension PrivateFile {
  /// Creates the file and writes its first bytes.
  private static func create(_ path: String, holding bytes: [UInt8]) throws(SystemError) {
    let file = try System.createFile(path)
    try System.writeAll(bytes.span, to: file)
    try file.close()
  }

  /// Removes a file, or a folder with all that is in it; links are removed and not followed.
  ///
  /// What cannot be removed stays; nobody else can read it.
  private static func remove(_ path: String) {
    if let facts = try? System.facts(ofLink: path), facts.kind == .folder {
      for name in (try? System.names(in: path)) ?? [] {
        remove(path.appending(pathName: name))
      }
      try? System.removeFolder(path)
    } else {
      try? System.removeFile(path)
    }
  }
}
