import SoberlogStore

extension JournalFile.Reading {
  /// What there is to say about the file that was read.
  func notices(path: String) -> [Notice] {
    var notices = Notice.about(conflictFiles)
    guard let facts else { return [.noJournalYet] + notices }
    if facts.isReadableByOthers { notices.append(.readableByOthers(path: path)) }
    if document.isNewer {
      notices.append(.newerVersion(path: path, version: document.version))
    }
    return notices
  }
}

extension JournalFile.Update {
  /// What there is to say about the file that was changed.
  func notices(path: String) -> [Notice] {
    var notices = undoLogFailure.map { [Notice.notUndoable($0)] } ?? []
    notices += Notice.about(conflictFiles)
    guard let factsBefore else { return notices }
    if factsBefore.isReadableByOthers { notices.append(.readableByOthers(path: path)) }
    if factsBefore.linkCount > 1 { notices.append(.hardLink(path: path)) }
    return notices
  }
}

extension Notice {
  /// What there is to say about other versions that lie beside the journal.
  fileprivate static func about(_ conflictFiles: [String]) -> [Notice] {
    conflictFiles.isEmpty ? [] : [.conflictFiles(paths: conflictFiles)]
  }
}
