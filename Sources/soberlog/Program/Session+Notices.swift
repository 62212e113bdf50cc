import SoberlogStore

extension Session {
  /// What there is to say about a file that was read.
  func notices(about reading: JournalFile.Reading) -> [Notice] {
    var notices = Notice.about(reading.conflictFiles)
    guard let facts = reading.facts else { return [.hint(.noJournalYet)] + notices }
    let path = journal.location.path
    if facts.isReadableByOthers { notices.append(.readableByOthers(path: path)) }
    if reading.document.isNewer {
      notices.append(.newerVersion(path: path, version: reading.document.version))
    }
    return notices
  }

  /// What there is to say about a file that was changed.
  func notices<Result>(about update: JournalFile.Update<Result>) -> [Notice] {
    var notices = update.undoLogFailure.map { [Notice.notUndoable($0)] } ?? []
    notices += Notice.about(update.conflictFiles)
    guard let facts = update.factsBefore else { return notices }
    let path = journal.location.path
    if facts.isReadableByOthers { notices.append(.readableByOthers(path: path)) }
    if facts.linkCount > 1 { notices.append(.hardLink(path: path)) }
    return notices
  }
}

extension Notice {
  /// What there is to say about other versions that lie beside the journal.
  fileprivate static func about(_ conflictFiles: [String]) -> [Notice] {
    conflictFiles.isEmpty ? [] : [.conflictFiles(paths: conflictFiles)]
  }
}
