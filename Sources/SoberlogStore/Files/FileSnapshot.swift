/// The bytes of a file at one moment.
public struct FileSnapshot: Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// The facts about the file, taken before the bytes were read: a change during the reading shows.
  public let facts: FileFacts

  /// Reads a file as a whole.
  ///
  /// - Returns: nil when there is no file.
  /// - Throws: `StoreError.cannotOpen`, `.notAFile` and `.tooLarge` without having waited or read;
  ///   `.inputOutput`.
  /// - Complexity: O(size of the file).
  public init?(reading target: ResolvedPath) throws(StoreError) {
    guard let file = try FileSnapshot.open(target.path) else { return nil }
    try self.init(reading: file, at: target.path, atMost: FileSnapshot.largestSize)
  }

  /// Reads a file as a whole that has to be there; links are followed.
  ///
  /// - Throws: as the initialiser for a resolved path.
  /// - Complexity: O(size of the file).
  init(existing path: String) throws(StoreError) {
    let file: Descriptor
    do throws(SystemError) {
      file = try System.openFile(path)
    } catch {
      throw StoreError(opening: path, error)
    }
    try self.init(reading: file, at: path, atMost: FileSnapshot.largestSize)
  }

  /// Reads an open file as a whole.
  ///
  /// - Parameter limit: the most bytes that the file may have.
  /// - Throws: as the initialiser for a path, `.cannotOpen` apart.
  /// - Complexity: O(size of the file).
  init(
    reading file: borrowing Descriptor, at path: String, atMost limit: Int
  ) throws(StoreError) {
    let facts = try FileSnapshot.facts(of: file, at: path)
    try self.init(reading: file, facts, at: path, atMost: limit)
  }

  /// Reads an open file as a whole, given the facts about it.
  ///
  /// - Parameter limit: the most bytes that the file may have.
  /// - Throws: as the initialiser for a path, `.cannotOpen` apart.
  /// - Complexity: O(size of the file).
  init(
    reading file: borrowing Descriptor, _ facts: FileFacts, at path: String, atMost limit: Int
  ) throws(StoreError) {
    guard facts.kind == .regular else { throw .notAFile(path: path, kind: facts.kind) }
    guard facts.size <= limit else { throw .tooLarge(path: path, size: facts.size) }
    bytes = try attempt(try System.readAll(file, size: facts.size)) {
      .inputOutput(path: path, $0)
    }
    self.facts = facts
  }
}

extension FileSnapshot {
  /// The most bytes that a file may have to be read, one less than 4 GiB.
  public static let largestSize = EntryRecord.largestDocument

  /// The facts about an open file.
  ///
  /// - Throws: `StoreError.inputOutput`.
  static func facts(
    of file: borrowing Descriptor, at path: String
  ) throws(StoreError) -> FileFacts {
    try attempt(try System.facts(of: file)) { .inputOutput(path: path, $0) }
  }

  /// Opens a file, nil when there is none.
  ///
  /// - Throws: `StoreError.cannotOpen`.
  static func open(_ path: String) throws(StoreError) -> Descriptor? {
    do throws(SystemError) {
      return try System.openFile(path)
    } catch {
      if error.reason == .noEntry { return nil }
      throw StoreError(opening: path, error)
    }
  }
}
