import SoberlogStore

extension JournalFile.Reading {
  /// What there is to say about the file that was read.
  func notices(path: String) -> [Notice] {
    guard let facts else { return [.noJournalYet] }
    var notices = facts.isReadableByOthers ? [Notice.readableByOthers(path: path)] : []
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
    guard let factsBefore else { return notices }
    if factsBefore.isReadableByOthers { notices.append(.readableByOthers(path: path)) }
    if factsBefore.linkCount > 1 { notices.append(.hardLink(path: path)) }
    return notices
  }
}
