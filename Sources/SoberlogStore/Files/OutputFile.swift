/// A file that the person names for output; it is there whole or not at all, and private.
public struct OutputFile: Sendable {
  /// The file.
  private let target: ResolvedPath

  /// The facts about the file that is replaced; nil when there is none.
  private let expected: FileFacts?

  /// Chooses the file; one that exists is replaced when it is written.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - journal: the journal, which is never replaced.
  /// - Throws: `StoreError.isJournal` when the file is the journal, and what
  ///   `ResolvedPath.init(ofOutput:)` throws.
  public init(_ path: String, besides journal: JournalLocation) throws(StoreError) {
    target = try ResolvedPath(ofOutput: path)
    expected = try target.facts
    if let expected, let facts = try? ResolvedPath(journal).facts, facts.isSameFile(as: expected) {
      throw .isJournal(path: target.path)
    }
  }

  /// Chooses a file in the folder of the program's state, which is created if it is missing.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - journal: the journal that it is about.
  /// - Throws: `StoreError.noStateFolder` when no folder for state is known, and what creating it throws.
  public init(named name: String, inStateOf journal: JournalFile) throws(StoreError) {
    guard let folder = journal.folders.stateFolder else { throw .noStateFolder }
    try MissingFolders(folder).create()
    try self.init(folder.appending(pathName: name), besides: journal.location)
  }
}

extension OutputFile {
  /// The path of the file after all symbolic links at its end have been followed.
  public var path: String { target.path }

  /// Whether the file that is replaced can be read by others, as the new one can be then.
  public var isReadableByOthers: Bool { expected?.isReadableByOthers == true }

  /// Writes the file; a new one has mode 0600, and one that is replaced keeps its mode.
  ///
  /// - Throws: what `AtomicReplacement` throws; the file is then what it was.
  public func write(_ contents: PieceTable) throws(StoreError) {
    try AtomicReplacement(of: target, expected: expected).write(contents)
  }
}
