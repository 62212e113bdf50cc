/// The new files that a repair writes: the new journal, and beside it what was left over.
public struct RepairFiles: Sendable {
  /// The new journal.
  private let journal: ResolvedPath

  /// What could not be read.
  private let leftovers: ResolvedPath

  /// Chooses the files.
  ///
  /// - Parameter path: the path of the new journal; what was left over goes to a file with `.rest`
  ///   behind that.
  /// - Throws: `StoreError.alreadyExists` when there is a file of either name, and what
  ///   `ResolvedPath.init(ofOutput:)` throws.
  public init(_ path: String) throws(StoreError) {
    journal = try ResolvedPath(ofOutput: path)
    leftovers = try ResolvedPath(ofOutput: journal.path + ".rest")
    for file in [journal, leftovers] where try file.facts != nil {
      throw .alreadyExists(path: file.path)
    }
  }
}

extension RepairFiles {
  /// The path of the new journal.
  public var journalPath: String { journal.path }

  /// The path of the file for what could not be read.
  public var leftoversPath: String { leftovers.path }

  /// Writes the files with mode 0600, the second only when something was left over.
  ///
  /// - Throws: `JournalFileError.readBackDiffers` and what `AtomicReplacement` throws; then neither
  ///   of them is there, apart from `StoreError.savedButNotConfirmed`.
  public func write(_ repair: JournalRepair) throws {
    guard repair.isReadBack else {
      throw JournalFileError.readBackDiffers(path: journal.path)
    }
    if !repair.isComplete {
      try AtomicReplacement(of: leftovers, expected: nil).write(repair.leftoverText)
    }
    do {
      try AtomicReplacement(of: journal, expected: nil).write(repair.contents)
    } catch {
      if error.isSaved { throw error }
      if !repair.isComplete { try? System.removeFile(leftovers.path) }
      throw error
    }
  }
}
