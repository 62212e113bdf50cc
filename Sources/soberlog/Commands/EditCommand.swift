import SoberlogCore
import SoberlogStore

/// Changes an entry.
enum EditCommand {
  /// Runs `edit`: with options changes just what they name, without any opens the note in the
  /// person's editor.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    guard let id = arguments.operands.first else {
      throw UsageError.missingOperand(command: .edit)
    }
    if arguments.operands.count > 1 {
      throw UsageError.unexpectedOperand(arguments.operands[1], command: .edit)
    }
    let changes = try EntryChanges(arguments, in: session)
    return try changes.isEmpty
      ? editNote(of: id, arguments, in: session)
      : apply(changes, to: id, arguments, in: session)
  }

  /// Applies the changes that options name.
  private static func apply(
    _ changes: EntryChanges, to id: String, _ arguments: ParsedArguments, in session: Session
  ) throws -> Outcome {
    let update = try session.update(by: .edit) { change in
      let record = try EntrySelection(document: change.document).record(of: id)
      let dates = session.dates(change.settings)
      let entry = try changes.applied(to: change.document.entry(record), in: dates)
      return replace(
        record, with: entry, in: &change, at: session.nowInUTC, isDated: changes.movesEntry)
    }
    return session.recorded(update, arguments)
  }

  /// Opens the note of an entry in the person's editor. The journal is not locked meanwhile.
  private static func editNote(
    of id: String, _ arguments: ParsedArguments, in session: Session
  ) throws -> Outcome {
    let document = try session.journal.read().document
    let opened = document.entry(try EntrySelection(document: document).record(of: id))
    guard let edited = try session.edit(opened.note) else {
      return Outcome(
        answer: session.answer(
          RecordedReport(
            kind: .unchanged, entry: opened,
            day: document.settings.dayBoundary.day(of: opened.at), isDated: false, reached: []),
          arguments))
    }
    let update = try edited.save { note in
      try EntryDraft.checkLength(ofNote: note)
      return try session.update(by: .edit) { change in
        let now = try? EntrySelection(document: change.document).record(of: opened.id.text)
        guard let now, change.document.entry(now).isIdentical(to: opened) else {
          throw EditorError.changedMeanwhile
        }
        var entry = opened
        entry.note = note
        return replace(now, with: entry, in: &change, at: session.nowInUTC, isDated: false)
      }
    }
    return session.recorded(update, arguments)
  }

  /// Puts an entry in place of the one with a record, unless it is the same.
  private static func replace(
    _ record: EntryRecord, with entry: JournalEntry, in change: inout JournalChange,
    at time: LocalTimestamp, isDated: Bool
  ) -> RecordedReport {
    var entry = entry
    let isChanged = !entry.isIdentical(to: change.document.entry(record))
    if isChanged {
      entry.edited = time
      change.replace(record, with: entry)
    }
    return RecordedReport(
      kind: isChanged ? .changed : .unchanged, entry: entry,
      day: change.settings.dayBoundary.day(of: entry.at), isDated: isDated, reached: [])
  }
}
