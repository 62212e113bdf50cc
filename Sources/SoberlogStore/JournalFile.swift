public import SoberlogCore

/// The journal at its place: it can be read at any time, and changed as a whole.
public struct JournalFile: Sendable {
  /// Where it is.
  public let location: JournalLocation

  /// Where the undo log and the index are kept, and a lock file if the journal's folder cannot be
  /// locked.
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

    /// Puts together what was read.
    init(_ document: JournalDocument, _ facts: FileFacts?, at target: ResolvedPath) {
      self.document = document
      self.facts = facts
      conflictFiles = target.conflictFiles
    }
  }

  /// Reads the journal without a lock: it is always a whole one.
  ///
  /// A large journal gets an index in the state folder, where that can be written. As long as it is
  /// the same to the byte the index tells what the entries are that need not be looked at.
  ///
  /// - Complexity: O(size of the file).
  /// - Parameter isKept: whether the record of an entry is kept.
  /// - Throws: `StoreError` and `JournalFileError.damaged`.
  public func read(
    keeping isKept: @escaping @Sendable (EntryRecord) -> Bool = { _ in true }
  ) throws -> Reading {
    try read(ResolvedPath(location), isIndexed: true) { _ in RecordChoice(isKept: isKept) }.reading
  }

  /// Reads the journal without a lock and perhaps by its index, and takes its entries into account.
  ///
  /// - Complexity: O(size of the file), apart from the tally.
  /// - Parameter makeTally: makes a tally without entries, once the settings are known; the tally
  ///   decides which records are kept.
  /// - Throws: `StoreError`, `JournalFileError.damaged`, and what `makeTally` throws.
  public func read<Tally: EntryTally>(
    counting makeTally: (JournalSettings) throws -> Tally
  ) throws -> (reading: Reading, tally: Tally) {
    try read(ResolvedPath(location), isIndexed: true, counting: makeTally)
  }

  /// Reads the journal at the end of its links for changing it, and keeps the records of all entries.
  func read(_ target: ResolvedPath) throws -> Reading {
    try read(target, isIndexed: false) { _ in RecordChoice { _ in true } }.reading
  }

  /// Reads the journal at the end of its links.
  ///
  /// - Parameter isIndexed: whether its index may tell of the entries.
  private func read<Tally: EntryTally>(
    _ target: ResolvedPath, isIndexed: Bool, counting makeTally: (JournalSettings) throws -> Tally
  ) throws -> (reading: Reading, tally: Tally) {
    guard let file = try FileSnapshot.open(target.path) else {
      let (document, tally) = try JournalDocument.read(nil, counting: makeTally)
      return (Reading(document, nil, at: target), tally)
    }
    let facts = try FileSnapshot.facts(of: file, at: target.path)
    let index = isIndexed ? index(of: facts, at: target) : nil
    if let index,
      let (document, tally) = JournalDocument.readSparsely(
        file, size: facts.size, by: index, counting: makeTally)
    {
      return (Reading(document, facts, at: target), tally)
    }
    if facts.size >= 2 * EntryStretch.usualSizes.lowerBound { System.prepareHelper() }
    let snapshot = try FileSnapshot(
      reading: file, facts, at: target.path, atMost: FileSnapshot.largestSize)
    do {
      let (document, tally) = try JournalDocument.read(
        snapshot.bytes, by: index, counting: makeTally)
      return (Reading(document, facts, at: target), tally)
    } catch let damage as JournalDamage {
      throw JournalFileError(damage, in: snapshot.bytes, at: location.path)
    }
  }

  /// The index of the journal, given the facts about that; nil when it is too small for one or is
  /// another user's, or when there is no place for an index.
  private func index(of facts: FileFacts, at target: ResolvedPath) -> EntryIndex? {
    guard facts.size >= EntryIndex.leastJournal, facts.owner == System.user,
      let folder = folders.stateFolder, let path = try? target.realPath
    else { return nil }
    return EntryIndex(path: folder.appending(pathName: "index-\(path.fingerprint)"))
  }

  /// The paths of the other versions of the journal that programs which synchronise folders left
  /// beside it.
  ///
  /// - Throws: `StoreError`.
  public func conflictFiles() throws(StoreError) -> [String] {
    try ResolvedPath(location).findConflictFiles()
  }
}
