/// A file that is read piece by piece.
public final class InputFile: Sendable {
  /// The path, as it was given.
  private let path: String

  /// The open file.
  private let file: Descriptor

  /// The size in bytes when the file was opened.
  public let size: Int

  /// Opens a file for reading; symbolic links are followed.
  ///
  /// - Throws: `StoreError.cannotOpen` and `.linkLoop`, and `.notAFile` without having waited.
  public init(_ path: String) throws(StoreError) {
    self.path = path
    file = try attempt(try System.openFile(path)) { StoreError(opening: path, $0) }
    let facts = try attempt(try System.facts(of: file)) { .inputOutput(path: path, $0) }
    guard facts.kind == .regular else { throw .notAFile(path: path, kind: facts.kind) }
    size = facts.size
  }

  /// The next bytes, fewer than asked for only at the end of the file.
  ///
  /// - Throws: `StoreError.inputOutput`.
  public func read(atMost limit: Int) throws(StoreError) -> [UInt8] {
    try attempt(try System.readChunk(file, atMost: limit)) { .inputOutput(path: path, $0) }
  }
}
