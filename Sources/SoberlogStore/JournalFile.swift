public import SoberlogCore

/// The journal at its place: it can be read at any time, and changed as a whole.
public struct JournalFile: Sendable {
  /// Where it is.
  public let location: JournalLocation

  /// Where the undo log is kept, and a lock file if the journal's folder cannot be locked.
  let folders: BaseDirectories

  /// Makes the journal at a place; nothing is opened yet.
  public init(at location: JournalLocation, folders: BaseDirectories) {
    self.location = location
    self.folders = folders
  }
}

extension JournalFile {
  /// What reading gives.
  public struct Reading: Sendable {
    /// The journal; an empty one when there is no file.
    public let document: JournalDocument

    /// The facts about the file; nil when there is none.
    public let facts: FileFacts?

    /// The paths of the other versions of the file that lie beside it.
    public let conflictFiles: [String]
  }

  /// Reads the journal without a lock: it is always a whole one.
  ///
  /// - Parameter choice: see `JournalDocument.init(_:keeping:)`.
  /// - Throws: `StoreError`, `JournalFileError.damaged`, and what `choice` throws.
  public func read(
    keeping choice: JournalDocument.Choice = JournalDocument.keepingAll
  ) throws -> Reading {
    try read(ResolvedPath(location)) { .byRecord(try choice($0)) }
  }

  /// Reads the journal without a lock, and looks at the texts of its entries on the way.
  ///
  /// - Parameter choice: decides, once the settings are known, which entries' records are kept; the
  ///   function that it returns is called once for each entry, in the order of the file.
  /// - Throws: `StoreError`, `JournalFileError.damaged`, and what `choice` throws.
  public func read(
    lookingInto choice: (JournalSettings) throws -> (EntryRecord, EntryContents) -> Bool
  ) throws -> Reading {
    try read(ResolvedPath(location)) { .byContents(try choice($0)) }
  }

  /// Reads the journal at the end of its links.
  func read(
    _ target: ResolvedPath,
    choosing choice: (JournalSettings) throws -> EntryChoice = { _ in .byRecord { _ in true } }
  ) throws -> Reading {
    guard let snapshot = try FileSnapshot(reading: target) else {
      return Reading(
        document: try JournalDocument(choosing: choice, from: nil), facts: nil,
        conflictFiles: target.conflictFiles)
    }
    do {
      return Reading(
        document: try JournalDocument(choosing: choice, from: snapshot.bytes),
        facts: snapshot.facts, conflictFiles: target.conflictFiles)
    } catch let damage as JournalDamage {
      throw JournalFileError(damage, in: snapshot.bytes, at: location.path)
    }
  }

  /// The paths of the other versions of the journal that programs which synchronise folders left
  /// beside it.
  ///
  /// - Throws: `StoreError`.
  public func conflictFiles() throws(StoreError) -> [String] {
    try ResolvedPath(location).findConflictFiles()
  }
}
