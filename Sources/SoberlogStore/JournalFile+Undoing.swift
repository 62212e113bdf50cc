public import SoberlogCore

extension JournalFile {
  /// Takes back the last change of this journal.
  ///
  /// Exactly the lines that the change touched become what they were; what came meanwhile from
  /// elsewhere stays.
  ///
  /// - Parameter time: when it is taken back, in UTC.
  /// - Returns: what was taken back; nil when there is nothing that can be.
  /// - Throws: `UndoError` when something that the change touched was changed since, `StoreError`,
  ///   `JournalFileError`. Nothing was changed then.
  public func undo(at time: LocalTimestamp) throws -> Update<RecordedChange?> {
    guard try hasFolder else { return .nothing }
    return try underLock { target in
      try transaction(on: target) { document in
        var log = try undoLog(of: target)
        log.reconcile(with: document)
        guard let place = log.newestDone, let record = log.record(at: place) else {
          return Step(change: JournalChange(of: document), result: nil) {}
        }
        let change = try record.undoing(in: document, at: time)
        // Marked first: should the process die before the journal is replaced, the lines tell that
        // the change still stands.
        log.mark(place, isUndone: true)
        let marked = log
        return Step(change: change, result: RecordedChange(record)) {
          () throws(StoreError) in try marked.write()
        }
      }
    }
  }

  /// Makes the change again that was taken back last.
  ///
  /// - Parameter time: when it is made again, in UTC.
  /// - Returns: what was made again; nil when there is nothing that can be.
  /// - Throws: as `undo(at:)`.
  public func redo(at time: LocalTimestamp) throws -> Update<RecordedChange?> {
    guard try hasFolder else { return .nothing }
    return try underLock { target in
      var made: (log: UndoLog, place: Int)?
      let update = try transaction(on: target) { document in
        var log = try undoLog(of: target)
        log.reconcile(with: document)
        guard let place = log.lastUndone, let record = log.record(at: place) else {
          return Step(change: JournalChange(of: document), result: nil as RecordedChange?) {}
        }
        made = (log, place)
        return Step(
          change: try record.redoing(in: document, at: time), result: RecordedChange(record)
        ) {}
      }
      // Marked last, for the same reason: a redo that did not reach the journal is still to come.
      guard update.result != nil, var made else { return update }
      var failure: StoreError?
      made.log.mark(made.place, isUndone: false)
      do throws(StoreError) { try made.log.write() } catch { failure = error }
      return Update(
        result: update.result, factsBefore: update.factsBefore, undoLogFailure: failure,
        conflictFiles: update.conflictFiles)
    }
  }

  /// Whether the journal's folder is there, without which nothing was ever recorded.
  private var hasFolder: Bool {
    get throws { try ResolvedPath(location).missingFolders.paths.isEmpty }
  }

  /// The changes that can be undone, the last one first, those that can be made again, the one that
  /// comes next first, and the journal that they were made to.
  public func recordedChanges() throws -> (
    done: [RecordedChange], undone: [RecordedChange], reading: Reading
  ) {
    let target = try ResolvedPath(location)
    let reading = try read(target)
    guard target.missingFolders.paths.isEmpty else { return ([], [], reading) }
    var log = try undoLog(of: target)
    log.reconcile(with: reading.document)
    let records = log.lines.indices.compactMap { log.record(at: $0) }
    return (
      records.filter { !$0.isUndone }.reversed().map { RecordedChange($0) },
      records.filter(\.isUndone).map { RecordedChange($0) }, reading
    )
  }
}

extension JournalFile.Update<RecordedChange?> {
  /// That there was nothing to do.
  fileprivate static var nothing: Self {
    Self(result: nil, factsBefore: nil, undoLogFailure: nil, conflictFiles: [])
  }
}
