extension JournalFile {
  /// What an inspection gives.
  public struct Inspected: Sendable {
    /// What can be read, and the facts about the file.
    public let reading: Reading

    /// What there is in the file; nil when there is none.
    public let inspection: JournalInspection?
  }

  /// Reads the journal and finds all that is wrong with it, without a lock.
  ///
  /// - Throws: `StoreError`. That the file is damaged is no error here.
  public func inspect() throws -> Inspected {
    let target = try ResolvedPath(location)
    let snapshot = try FileSnapshot(reading: target)
    let inspection = snapshot.map { JournalInspection($0.bytes) }
    return Inspected(
      reading: Reading(
        inspection?.document ?? JournalDocument(), snapshot?.facts, at: target),
      inspection: inspection)
  }
}
