public import SoberlogCore

extension JournalFile {
  /// What a change gives.
  public struct Update<Result> {
    /// What the change gave back.
    public let result: Result

    /// The facts about the file as it was before; nil when there was none.
    public let factsBefore: FileFacts?

    /// Why the change could not be recorded in the undo log; nil when it was.
    public let undoLogFailure: StoreError?

    /// The paths of the other versions of the file that lie beside it.
    public let conflictFiles: [String]
  }

  /// Changes the journal: lock, read, change, write, as one step that cannot be split.
  ///
  /// When this returns, the change is on the disk. When it throws, the journal is what it was,
  /// apart from `StoreError.savedButNotConfirmed`.
  ///
  /// - Parameters:
  ///   - command: the command that makes the change, for the undo log.
  ///   - time: when it is made, in UTC.
  ///   - change: puts the change together. When a program that does not lock replaces the file
  ///     meanwhile, it is called again for the new file. A change of nothing writes nothing.
  /// - Throws: `StoreError`, `JournalFileError`, and what `change` throws.
  public func update<Result>(
    by command: String, at time: LocalTimestamp, _ change: (inout JournalChange) throws -> Result
  ) throws -> Update<Result> {
    try underLock { target in
      try transaction(on: target) { document in
        var prepared = JournalChange(of: document)
        let result = try change(&prepared)
        return Step(change: prepared, result: result) { () throws(StoreError) in
          try recordInUndoLog(prepared, by: command, at: time, target)
        }
      }
    }
  }

  /// Notes a change that is about to be made.
  private func recordInUndoLog(
    _ change: JournalChange, by command: String, at time: LocalTimestamp, _ target: ResolvedPath
  ) throws(StoreError) {
    var log = try undoLog(of: target)
    log.reconcile(with: change.document)
    let record = UndoRecord(of: change, by: command, at: time)
    log.makeRoom(for: record)
    try log.write(adding: record)
  }

  /// The undo log of the journal.
  func undoLog(of target: ResolvedPath) throws(StoreError) -> UndoLog {
    guard let folder = folders.stateFolder else { throw .noStateFolder }
    return try UndoLog(of: target, in: folder)
  }
}

extension JournalFile {
  /// A change and what belongs to it.
  struct Step<Result> {
    /// The change of the journal.
    let change: JournalChange

    /// What the caller gets.
    let result: Result

    /// What is written to the undo log before the journal is replaced.
    let beforeReplacing: () throws(StoreError) -> Void
  }

  /// How often a change is tried when another program keeps replacing the file.
  private static let mostAttempts = 5

  /// Does something with the journal's path while the journal is locked.
  func underLock<Result>(_ body: (ResolvedPath) throws -> Result) throws -> Result {
    let target = try ResolvedPath(location)
    try target.missingFolders.create()
    let lock = try FolderLock(folder: target.folder, lockFolder: folders.lockFolder)
    return try lock.whileHeld { try body(target) }
  }

  /// Reads, changes and writes the file, under the lock.
  ///
  /// - Parameter prepare: puts the change together; called again when the file was replaced.
  func transaction<Result>(
    on target: ResolvedPath, _ prepare: (JournalDocument) throws -> Step<Result>
  ) throws -> Update<Result> {
    for _ in 1..<JournalFile.mostAttempts {
      do {
        return try transactionOnce(on: target, prepare)
      } catch StoreError.changedMeanwhile {
        continue
      }
    }
    return try transactionOnce(on: target, prepare)
  }

  /// Reads, changes and writes the file once.
  private func transactionOnce<Result>(
    on target: ResolvedPath, _ prepare: (JournalDocument) throws -> Step<Result>
  ) throws -> Update<Result> {
    let before = try read(target)
    guard !before.document.isNewer else {
      throw JournalFileError.newer(path: location.path, version: before.document.version)
    }
    let step = try prepare(before.document)
    guard !step.change.isEmpty else {
      return Update(
        result: step.result, factsBefore: before.facts, undoLogFailure: nil,
        conflictFiles: before.conflictFiles)
    }
    let contents = try step.change.provenDocument(for: location.path)
    guard contents.count <= FileSnapshot.largestSize else {
      throw StoreError.tooLarge(path: location.path, size: contents.count)
    }
    var failure: StoreError?
    do throws(StoreError) { try step.beforeReplacing() } catch { failure = error }
    try AtomicReplacement(of: target, expected: before.facts).write(contents)
    return Update(
      result: step.result, factsBefore: before.facts, undoLogFailure: failure,
      conflictFiles: before.conflictFiles)
  }
}
