public import SoberlogCore

/// What was written for one journal and could not be saved, kept until it is taken back.
///
/// Each draft is a private file in the state folder and a journal of its own with one entry, so that
/// every command can read it. No draft takes the place of another.
public struct KeptDrafts: Sendable {
  /// The folder that they are kept in; nil when there is no place for it.
  private let folder: String?

  /// What the names of the files begin with.
  private let prefix: String

  /// Makes the drafts of a journal; nothing is read yet.
  init(of location: JournalLocation, in folder: String?) {
    self.folder = folder
    prefix = "draft-\(location.absolutePath.fingerprint)-"
  }
}

extension JournalFile {
  /// The drafts of this journal.
  public var drafts: KeptDrafts {
    KeptDrafts(of: location, in: folders.stateFolder)
  }
}

extension KeptDrafts {
  /// What the names of the files end with.
  private static let suffix = ".json"

  /// Keeps an entry.
  ///
  /// - Returns: the path of its file, which is on the disk then.
  /// - Throws: `StoreError` and `JournalFileError.readBackDiffers`; nothing was kept then, apart from
  ///   `.savedButNotConfirmed`.
  public func keep(_ entry: JournalEntry) throws -> String {
    guard let folder else { throw StoreError.noStateFolder }
    try MissingFolders(folder).create()
    let name = prefix + TemporaryName.randomDigits() + KeptDrafts.suffix
    let path = folder.appending(pathName: name)
    var change = JournalChange(of: JournalDocument())
    change.add(entry)
    try AtomicReplacement(of: ResolvedPath(path), expected: nil).write(
      change.provenDocument(for: path))
    return path
  }

  /// The drafts, the one that was kept last at the end; files that cannot be read are left out, and
  /// left alone.
  ///
  /// - Complexity: O(number of names in the folder + size of the drafts).
  public func all() -> [KeptDraft] {
    guard let folder, let names = try? System.names(in: folder) else { return [] }
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(KeptDrafts.suffix) }
      .compactMap { draft(at: folder.appending(pathName: $0)) }
      .sorted { $0.order < $1.order }.map(\.draft)
  }

  /// The draft of a file, and what puts it in order: when it was kept, and its path; nil when the
  /// file has none.
  private func draft(at path: String) -> (draft: KeptDraft, order: (Int64, Int, String))? {
    guard let snapshot = try? FileSnapshot(reading: ResolvedPath(path)),
      let document = try? JournalDocument(snapshot.bytes), let record = document.records.first
    else { return nil }
    return (
      KeptDraft(path: path, entry: document.entry(record)),
      (snapshot.facts.modifiedSeconds, snapshot.facts.modifiedNanoseconds, path)
    )
  }

  /// Removes a draft that is saved or no longer wanted; what cannot be removed stays.
  public func remove(_ draft: KeptDraft) {
    try? System.removeFile(draft.path)
  }
}

extension JournalLocation {
  /// The path from the root on, as far as its folder exists.
  fileprivate var absolutePath: String {
    let parts = PathParts(path)
    return (try? System.realPath(parts.folder))?.appending(pathName: parts.name) ?? path
  }
}
