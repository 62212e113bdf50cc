public import SoberlogCore
public import StrictJSON

/// The journal at its place: it can be read at any time, and changed as a whole.
public struct JournalFile: Sendable {
  /// Where it is.
  public let location: JournalLocation

  /// Where a lock file may be put if the journal's folder cannot be locked.
  private let lockFolder: String?

  /// Makes the journal at a place; nothing is opened yet.
  ///
  /// - Parameter lockFolder: where a lock file may be put; see `BaseDirectories.lockFolder`.
  public init(at location: JournalLocation, lockFolder: String?) {
    self.location = location
    self.lockFolder = lockFolder
  }
}

extension JournalFile {
  /// What reading gives.
  public struct Reading: Sendable {
    /// The journal; an empty one when there is no file.
    public let document: JournalDocument

    /// The facts about the file; nil when there is none.
    public let facts: FileFacts?
  }

  /// Reads the journal without a lock: it is always a whole one.
  ///
  /// - Parameter choice: see `JournalDocument.init(_:keeping:)`.
  /// - Throws: `StoreError`, `JournalFileError.damaged`, and what `choice` throws.
  public func read(
    keeping choice: JournalDocument.Choice = JournalDocument.keepingAll
  ) throws -> Reading {
    let target = try ResolvedPath(location)
    return try reading(FileSnapshot(reading: target), keeping: choice)
  }

  /// Reads what a snapshot holds.
  private func reading(
    _ snapshot: FileSnapshot?, keeping choice: JournalDocument.Choice
  ) throws -> Reading {
    do {
      let document = try snapshot.map { try JournalDocument($0.bytes, keeping: choice) }
      return Reading(
        document: try document ?? JournalDocument(keeping: choice), facts: snapshot?.facts)
    } catch let damage as JournalDamage {
      let bytes = snapshot?.bytes ?? []
      throw JournalFileError.damaged(
        path: location.path, reason: damage.reason,
        position: TextPosition(offset: damage.offset, in: bytes))
    }
  }
}

extension JournalFile {
  /// What a change gives.
  public struct Update<Result> {
    /// What the change gave back.
    public let result: Result

    /// The facts about the file as it was before; nil when there was none.
    public let factsBefore: FileFacts?
  }

  /// Changes the journal: lock, read, change, write, as one step that cannot be split.
  ///
  /// When this returns, the change is on the disk. When it throws, the journal is what it was,
  /// apart from `StoreError.savedButNotConfirmed`.
  ///
  /// - Parameter change: puts the change together. When a program that does not lock replaces the
  ///   file meanwhile, it is called again for the new file. A change of nothing writes nothing.
  /// - Throws: `StoreError`, `JournalFileError`, and what `change` throws.
  public func update<Result>(
    _ change: (inout JournalChange) throws -> Result
  ) throws -> Update<Result> {
    let target = try ResolvedPath(location)
    try target.missingFolders.create()
    let lock = try FolderLock(folder: target.folder, lockFolder: lockFolder)
    return try lock.whileHeld {
      for _ in 1..<JournalFile.mostAttempts {
        do {
          return try apply(change, to: target)
        } catch StoreError.changedMeanwhile {
          continue
        }
      }
      return try apply(change, to: target)
    }
  }

  /// Reads, changes and writes the file once, under the lock.
  private func apply<Result>(
    _ change: (inout JournalChange) throws -> Result, to target: ResolvedPath
  ) throws -> Update<Result> {
    let before = try reading(
      FileSnapshot(reading: target), keeping: JournalDocument.keepingAll)
    guard !before.document.isNewer else {
      throw JournalFileError.newer(path: location.path, version: before.document.version)
    }
    var draft = JournalChange(of: before.document)
    let result = try change(&draft)
    if !draft.isEmpty {
      guard draft.isReadBack else {
        throw JournalFileError.readBackDiffers(path: location.path)
      }
      try AtomicReplacement(of: target, expected: before.facts).write(
        JournalComposition(draft).contents)
    }
    return Update(result: result, factsBefore: before.facts)
  }

  /// How often a change is tried when another program keeps replacing the file.
  private static let mostAttempts = 5
}

/// Why a journal that could be opened cannot be used.
public enum JournalFileError: Error, Hashable, Sendable {
  /// The file is no sound journal.
  case damaged(path: String, reason: JournalDamage.Reason, position: TextPosition)
  /// A newer program wrote the file; this one may not change it.
  case newer(path: String, version: Int)
  /// The new document does not say what it was meant to say; nothing was written.
  case readBackDiffers(path: String)
}

extension JournalFileError {
  /// The exit code that scripts can rely on.
  public var exitCode: Int32 {
    switch self {
    case .damaged, .newer: 65
    case .readBackDiffers: 74
    }
  }
}
