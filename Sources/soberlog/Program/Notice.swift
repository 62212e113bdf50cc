import SoberlogCore
import SoberlogStore

/// Something to say on standard error that is no failure.
enum Notice: Hashable, Sendable {
  /// Something that nobody has to know, which `--quiet` leaves out.
  case hint(Hint)
  /// A signal ended the questions about an urge, and what was said before is recorded.
  case urgeRecordedSoFar
  /// What was written at a moment and could not be saved is kept in a file, and more in so many
  /// others.
  case draftKept(path: String, at: LocalTimestamp, others: Int)
  /// Others can read the file.
  case readableByOthers(path: String)
  /// A newer program wrote the file.
  case newerVersion(path: String, version: Int)
  /// The file has another name, which keeps the old bytes.
  case hardLink(path: String)
  /// Entries lie more than a day ahead.
  case entriesAhead(count: Int)
  /// The current run of sober days begins on another day than before the change.
  case countMoved(CountShift)
  /// Other versions of the journal lie beside it.
  case conflictFiles(paths: [String])
  /// A setting stays although a merged file has it otherwise.
  case settingDiffers(JournalSettings.Key)
  /// The change is saved, but cannot be undone, for a reason of the store.
  case notUndoable(StoreError)
  /// What `check` found or did.
  case check(CheckNotice)
  /// What `import` found or did.
  case `import`(ImportNotice)
}

extension Notice {
  /// Whether it is only a hint, which `--quiet` leaves out.
  var isHint: Bool {
    switch self {
    case .hint, .countMoved: true
    case .draftKept, .readableByOthers, .newerVersion, .hardLink, .entriesAhead, .conflictFiles,
      .settingDiffers, .notUndoable, .urgeRecordedSoFar, .check:
      false
    case .import(let notice): notice.isHint
    }
  }

  /// Whether it tells of other versions beside the journal.
  var isAboutConflictFiles: Bool {
    if case .conflictFiles = self { true } else { false }
  }
}
