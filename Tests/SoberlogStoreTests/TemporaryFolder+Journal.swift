import SoberlogCore

@testable import SoberlogStore

extension TemporaryFolder {
  /// The journal of this name in the folder, without an undo log.
  func journal(_ name: String = "journal.json") throws -> JournalFile {
    JournalFile(
      at: try JournalLocation(option: path(name)) { _ in nil },
      folders: BaseDirectories { _ in nil })
  }

  /// The journal at the default place below the folder, without an undo log.
  func defaultJournal() throws -> JournalFile {
    let location = try JournalLocation(option: nil) { $0 == "XDG_DATA_HOME" ? self.path : nil }
    return JournalFile(at: location, folders: BaseDirectories { _ in nil })
  }
}

extension JournalFile {
  /// Changes the journal by a command and at a time that do not matter.
  func update<Result>(
    _ change: (inout JournalChange) throws -> Result
  ) throws -> Update<Result> {
    try update(by: "add", at: LocalTimestamp(utcSeconds: 0), change)
  }
}
