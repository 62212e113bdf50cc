/// Another file that holds a journal: that of another device, or another version of this one.
public struct JournalCopy: Sendable {
  /// The path, as it was given.
  public let path: String

  /// The journal in it.
  public let document: JournalDocument

  /// The facts about the file when it was read.
  private let facts: FileFacts

  /// Reads a copy; nothing of the file is changed.
  ///
  /// - Throws: `StoreError` when there is no file or it cannot be read, `JournalFileError` when it is
  ///   damaged or a newer program wrote it.
  public init(_ path: String) throws {
    self.path = path
    let snapshot = try FileSnapshot(existing: path)
    facts = snapshot.facts
    do {
      document = try JournalDocument(snapshot.bytes)
    } catch let damage as JournalDamage {
      throw JournalFileError(damage, in: snapshot.bytes, at: path)
    }
    guard !document.isNewer else {
      throw JournalFileError.newer(path: path, version: document.version)
    }
  }
}

extension JournalCopy {
  /// Removes the file, unless it was changed since it was read; of a link only the link.
  ///
  /// - Throws: `StoreError.changedMeanwhile` or `.inputOutput`; the file is there then.
  public func remove() throws(StoreError) {
    let failure = { StoreError.inputOutput(path: path, $0) }
    let now = try attempt(try System.facts(following: path), orThrow: failure)
    guard now.isSameVersion(as: facts) else { throw .changedMeanwhile(path: path) }
    try attempt(try System.removeFile(path), orThrow: failure)
  }
}

extension JournalCopy {
  /// Merges another copy into this file, as a merge driver of git does; nothing can be undone.
  ///
  /// - Parameters:
  ///   - other: the other copy.
  ///   - base: the common ancestor, if it is known.
  /// - Throws: `StoreError` and `JournalFileError.readBackDiffers`; the file is what it was then.
  public func merge(_ other: JournalCopy, since base: JournalCopy?) throws -> MergeFigures {
    var change = JournalChange(of: document)
    let figures = change.merge([other.document], since: base?.document)
    guard !change.isEmpty else { return figures }
    try AtomicReplacement(of: ResolvedPath(path), expected: facts).write(
      change.provenDocument(for: path))
    return figures
  }
}
