import SoberlogCore

// How the log and the journal come to agree again after a process was killed between the two.

extension UndoLog {
  /// Makes the log agree with the journal.
  ///
  /// A change is recorded before the journal is replaced, so the newest record may be of a change
  /// that never reached the journal: its lines still stand as before, and it is dropped. An undo is
  /// marked before the journal is replaced, so a record may be marked whose lines still stand as
  /// after: it was not undone. A redo is marked after the journal was replaced, which looks the same
  /// and is mended in the same way.
  mutating func reconcile(with document: JournalDocument) {
    if let place = lastUndone, let record = record(at: place), record.standsAsAfter(in: document) {
      mark(place, isUndone: false)
    }
    if let place = newestDone, let record = record(at: place), record.standsAsBefore(in: document) {
      remove(place)
    }
  }
}

extension UndoRecord {
  /// Whether everything that the change touched stands as it was after it.
  fileprivate func standsAsAfter(in document: JournalDocument) -> Bool {
    stands(in: document, settings?.after) { ($0.after, $0.before) }
      && holdsForBroughtLines { document.record(of: $0) != nil }
  }

  /// Whether everything that the change touched stands as it was before it.
  ///
  /// An entry that was added here and now counts as deleted was there meanwhile, so that is not the
  /// case.
  fileprivate func standsAsBefore(in document: JournalDocument) -> Bool {
    guard stands(in: document, settings?.before, { ($0.before, $0.after) }) else { return false }
    var brought: Set<EntryID> = []
    let isNoneThere = holdsForBroughtLines { line in
      brought.insert(line.id)
      return document.record(likeThatOf: line) == nil
    }
    guard isNoneThere, document.firstEntry(of: brought) == nil else { return false }
    guard deletions == nil else { return true }
    let added = brought.union(lines.filter { $0.before == nil }.map(\.id))
    return !document.head.deleted.contains { added.contains($0.id) }
  }

  /// Whether something holds for each line that was brought in from elsewhere.
  private func holdsForBroughtLines(_ condition: (EntryLine) -> Bool) -> Bool {
    let failure: Void? = try? forEachBroughtLine { line in
      guard condition(line) else { throw UndoError.entryChanged(line.id) }
    }
    return failure != nil
  }

  /// Whether everything that the change touched stands as on one side of it.
  ///
  /// - Parameters:
  ///   - settings: the object of the settings on that side; nil when they did not change.
  ///   - sides: the line on that side, and the one on the other side.
  private func stands(
    in document: JournalDocument, _ settings: [UInt8]?,
    _ sides: (LineChange) -> (here: [UInt8]?, there: [UInt8]?)
  ) -> Bool {
    guard settings == nil || settings == document.settingsObject else { return false }
    if let deletions, !deletions.isEmpty {
      let objects = document.deletedObjects
      guard deletions.allSatisfy({ objects[$0.id] == sides($0).here }) else { return false }
    }
    var absent: Set<EntryID> = []
    for line in lines {
      let (here, there) = sides(line)
      if let here {
        guard document.hasLine(here) else { return false }
      } else {
        // Most often the entry stands where the other side has it, and there it is found fast.
        if let there, document.record(likeThatOf: there) != nil { return false }
        absent.insert(line.id)
      }
    }
    return document.firstEntry(of: absent) == nil
  }
}
