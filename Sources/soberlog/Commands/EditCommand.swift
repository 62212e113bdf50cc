import SoberlogCore
import SoberlogStore

/// Changes an entry.
enum EditCommand {
  /// Runs `edit`: with options changes just what they name, without any opens the note in the
  /// person's editor or, when they named none, the entry in the form.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let id = try arguments.onlyOperand(of: .edit)
    let changes = try EntryChanges(arguments, in: session)
    guard changes.isEmpty else { return try apply(changes, to: id, in: session) }
    let document = try session.journal.read().document
    let opened = document.entry(try EntrySelection(document: document).record(of: id))
    return try !session.hasEditor && session.canAskForEntry
      ? ask(about: opened, in: session)
      : editNote(of: opened, document.settings, in: session)
  }

  /// Applies the changes that options name.
  private static func apply(
    _ changes: EntryChanges, to id: String, in session: Session
  ) throws -> Outcome {
    let update = try session.update(by: .edit) { change in
      let record = try EntrySelection(document: change.document).record(of: id)
      let dates = session.dates(change.settings)
      let entry = try changes.applied(to: change.document.entry(record), in: dates)
      return replace(
        record, with: entry, in: &change, at: session.nowInUTC, isDated: changes.movesEntry)
    }
    return session.recorded(update)
  }

  /// Opens the note of an entry in the person's editor. The journal is not locked meanwhile.
  private static func editNote(
    of opened: JournalEntry, _ settings: JournalSettings, in session: Session
  ) throws -> Outcome {
    guard let edited = try session.edit(opened.note) else {
      return Outcome(
        answer: session.confirming(
          RecordedReport(
            kind: .unchanged, entry: opened,
            day: settings.dayBoundary.day(of: opened.at), isDated: false, reached: [])))
    }
    return try edited.save { note in
      var entry = opened
      entry.note = note
      return try save(entry, inPlaceOf: opened, in: session)
    }
  }

  /// Opens an entry in the form. The journal is not locked meanwhile.
  private static func ask(
    about opened: JournalEntry, in session: Session
  ) throws -> Outcome {
    try EntryDialogue(session: session, entry: opened, isChange: true) { contents, _ in
      try save(contents.written(in: opened), inPlaceOf: opened, in: session)
    }.run()
  }

  /// Saves an entry in the place of the one that was opened, unless that has changed meanwhile.
  private static func save(
    _ entry: JournalEntry, inPlaceOf opened: JournalEntry, in session: Session
  ) throws -> Outcome {
    if !entry.note.utf8.elementsEqual(opened.note.utf8) {
      try NoteLength.check(entry.note)
    }
    let update = try session.update(by: .edit) { change in
      let now = try? EntrySelection(document: change.document).record(of: opened.id.text)
      guard let now, change.document.entry(now).isIdentical(to: opened) else {
        throw EditorError.changedMeanwhile
      }
      return replace(now, with: entry, in: &change, at: session.nowInUTC, isDated: false)
    }
    return session.recorded(update)
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
      entry = change.replace(record, with: entry)
    }
    return RecordedReport(
      kind: isChanged ? .changed : .unchanged, entry: entry,
      day: change.settings.dayBoundary.day(of: entry.at), isDated: isDated, reached: [])
  }
}
