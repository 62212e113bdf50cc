/// The path of a file after all symbolic links at its end have been followed.
///
/// It names a regular file or nothing.
public struct ResolvedPath: Hashable, Sendable {
  /// The path.
  public let path: String

  /// The folders that must be created before the file can be; none, unless the place is the default.
  public let missingFolders: MissingFolders

  /// Follows the links at the end of a journal's path.
  ///
  /// A link that dangles leads to the file that it names. Only the default journal's folder may be
  /// missing, and not when a link leads there: its disk may just not be mounted.
  ///
  /// - Throws: `StoreError.notAFile`, `.linkLoop`, `.folderMissing` or `.cannotOpen`.
  public init(_ location: JournalLocation) throws(StoreError) {
    try self.init(location.path, mayLackFolder: location.isDefault)
  }

  /// Follows the links at the end of a path whose folder must exist.
  ///
  /// - Throws: `StoreError.notAFile`, `.linkLoop`, `.folderMissing` or `.cannotOpen`.
  public init(_ path: String) throws(StoreError) {
    try self.init(path, mayLackFolder: false)
  }

  /// Follows the links at the end of the path of a file for output, whose folder must exist.
  ///
  /// - Throws: `StoreError.outputIsNoFile`, `.linkLoop`, `.folderMissing` or `.cannotOpen`.
  init(ofOutput path: String) throws(StoreError) {
    do {
      try self.init(path)
    } catch .notAFile(let path, let kind) {
      throw .outputIsNoFile(path: path, kind: kind)
    }
  }

  /// Follows the links at the end of a path.
  private init(_ path: String, mayLackFolder: Bool) throws(StoreError) {
    let (end, exists) = try ResolvedPath.followingLinks(path)
    self.path = end
    let folder = PathParts(end).folder
    missingFolders = exists ? .none : try MissingFolders(folder)
    guard missingFolders.paths.isEmpty || mayLackFolder && end == path else {
      throw .folderMissing(path: folder)
    }
  }
}

extension ResolvedPath {
  /// The most links that are followed, as Linux has it.
  private static let mostLinks = 40

  /// The folder of the file.
  public var folder: String {
    PathParts(path).folder
  }

  /// The name of the file in its folder.
  public var name: String {
    PathParts(path).name
  }

  /// The facts about the file; nil when there is none.
  ///
  /// - Throws: `StoreError.cannotOpen` when that cannot be found out.
  var facts: FileFacts? {
    get throws(StoreError) { try ResolvedPath.facts(of: path) }
  }

  /// The absolute path of the file, without links in it.
  ///
  /// - Throws: `StoreError.cannotOpen` when the folder cannot be found.
  var realPath: String {
    get throws(StoreError) {
      let folder = folder
      return try attempt(try System.realPath(folder)) { .cannotOpen(path: folder, $0) }
        .appending(pathName: name)
    }
  }

  /// The path of another name in the same folder.
  func sibling(_ name: String) -> String {
    PathParts(path).prefix + name
  }

  /// The path at the end of the links, and whether there is a file.
  private static func followingLinks(
    _ start: String
  ) throws(StoreError) -> (path: String, exists: Bool) {
    var path = start
    for _ in 0...mostLinks {
      switch try facts(of: path)?.kind {
      case .link:
        let target = try readLink(path)
        path = target.isAbsolutePath ? target : PathParts(path).prefix + target
      case .regular:
        return (path, true)
      case .some(let kind):
        throw .notAFile(path: path, kind: kind)
      case nil:
        // A link of the system, such as /dev/stdin, may lead to a pipe that its text does not name.
        if path != start, let kind = try? System.facts(following: start).kind {
          throw .notAFile(path: start, kind: kind)
        }
        // A name that ends with a slash can only be a folder's.
        guard !PathParts(path).name.isEmpty else { throw .notAFile(path: path, kind: .folder) }
        return (path, false)
      }
    }
    throw .linkLoop(path: start)
  }

  /// The facts about what a path names, of a symbolic link itself; nil when it names nothing.
  private static func facts(of path: String) throws(StoreError) -> FileFacts? {
    try attempt(try System.factsIfAny(ofLink: path)) { StoreError(opening: path, $0) }
  }

  /// The target of a symbolic link.
  private static func readLink(_ path: String) throws(StoreError) -> String {
    do throws(SystemError) {
      return try System.readLink(path)
    } catch {
      throw StoreError(opening: path, error)
    }
  }
}
