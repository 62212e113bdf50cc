/// Puts a new version of a file in the place of the old one, as a whole or not at all.
///
/// The new version is written to a temporary file in the same folder, brought to the disk and then
/// renamed. Where several programs change the file, the caller holds the folder's lock.
public struct AtomicReplacement: Sendable {
  /// The file.
  public let target: ResolvedPath

  /// What the file was when it was read; nil when there was none.
  public let expected: FileFacts?

  /// Prepares the replacement of a file that was read, or found missing, before.
  public init(of target: ResolvedPath, expected: FileFacts?) {
    self.target = target
    self.expected = expected
  }
}

extension AtomicReplacement {
  /// Writes the new version.
  ///
  /// Mode, owner and group are kept; where the group cannot be, no group has any right. A new file
  /// has mode 0600. INT, TERM and HUP wait until it is done.
  ///
  /// - Parameters:
  ///   - contents: the new version.
  ///   - isSynced: whether the new version is on the disk when this returns; else a power cut may
  ///     leave an empty file.
  /// - Throws: `StoreError.readOnly`; `.changedMeanwhile` when the file is not the expected one any
  ///   more; `.inputOutput`. The file is then what it was. After `.savedButNotConfirmed` it is the
  ///   new one. That a folder cannot be synced at all is no error.
  /// - Complexity: O(size of the new version + number of names in the folder).
  public func write(_ contents: PieceTable, isSynced: Bool = true) throws(StoreError) {
    if let expected, expected.isReadOnly { throw .readOnly(path: target.path) }
    sweepTemporaryFiles()
    let failure = { StoreError.inputOutput(path: target.path, $0) }
    // Opened now, so that after the rename nothing but the sync itself can fail.
    let folder = try attempt(try System.openFolder(target.folder), orThrow: failure)
    try System.deferringSignals { () throws(StoreError) in
      let isReplaced = try attempt(
        try replace(with: contents, isSynced: isSynced), orThrow: failure)
      guard isReplaced else { throw .changedMeanwhile(path: target.path) }
      if isSynced { try confirm(folder) }
    }
  }

  /// Writes the temporary file and renames it; whatever else happens, it does not stay.
  ///
  /// - Returns: false when the file is not the expected one any more.
  private func replace(
    with contents: PieceTable, isSynced: Bool
  ) throws(SystemError) -> Bool {
    let temporary = target.sibling(TemporaryName(for: target.name).text)
    let file = try System.createFile(temporary)
    var isReplaced = false
    defer {
      if !isReplaced { try? System.removeFile(temporary) }
    }
    try fill(file, with: contents, isSynced: isSynced)
    guard try isAsExpected() else { return false }
    try System.renameFile(temporary, to: target.path)
    isReplaced = true
    return true
  }

  /// Gives the temporary file its owner, mode and bytes, and brings it to the disk if asked.
  private func fill(
    _ file: consuming Descriptor, with contents: PieceTable, isSynced: Bool
  ) throws(SystemError) {
    let facts = try System.facts(of: file)
    var permissions = expected?.permissions ?? 0o600
    if let expected, (expected.owner, expected.group) != (facts.owner, facts.group) {
      do throws(SystemError) {
        try System.setOwner(expected.owner, group: expected.group, of: file)
      } catch {
        // People may own a file whose group they are not in. Another group gets no rights.
        guard error.reason == .noPermission, expected.owner == facts.owner else { throw error }
        permissions &= ~0o070
      }
    }
    if permissions != facts.permissions {
      try System.setPermissions(permissions, of: file)
    }
    try contents.write(to: file)
    if isSynced { try System.sync(file) }
    try file.close()
  }

  /// Whether the file is still what it was when it was read.
  private func isAsExpected() throws(SystemError) -> Bool {
    try System.factsIfAny(ofLink: target.path) == expected
  }

  /// Brings the new name to the disk, on file systems that can.
  private func confirm(_ folder: borrowing Descriptor) throws(StoreError) {
    do throws(SystemError) {
      try System.sync(folder)
    } catch {
      if error.reason != .unsupported {
        throw .savedButNotConfirmed(path: target.path, error)
      }
    }
  }
}

extension AtomicReplacement {
  /// The age from which a temporary file belongs to a process that is gone, in seconds.
  private static let abandonedAge: Int64 = 3600

  /// Removes what killed processes left behind. It is no reason to stop when that fails.
  private func sweepTemporaryFiles() {
    guard let names = try? System.names(in: target.folder) else { return }
    let limit = System.now() - AtomicReplacement.abandonedAge
    for name in names where TemporaryName(name, for: target.name) != nil {
      let path = target.sibling(name)
      guard let facts = try? System.facts(ofLink: path) else { continue }
      guard facts.kind == .regular, facts.modifiedSeconds < limit else { continue }
      try? System.removeFile(path)
    }
  }
}
