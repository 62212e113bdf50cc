import SoberlogCore
import SoberlogStore

/// Records an entry.
enum AddCommand {
  /// Runs `add`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let draft = try EntryDraft(arguments, in: session)
    guard arguments.has(EntryOptions.editor) else {
      return try record(draft, nil, arguments, in: session)
    }
    guard let edited = try session.edit(draft.note ?? "") else {
      return draft.isEmpty
        ? Outcome(notices: [.nothingWritten], status: .no)
        : try record(draft, nil, arguments, in: session)
    }
    return try edited.save { note in
      try EntryDraft.checkLength(ofNote: note)
      var draft = draft
      draft.note = note
      return try record(draft, nil, arguments, in: session)
    }
  }

  /// Records what was read as an entry with an event or, with none, as plain writing.
  ///
  /// An event alone is worth recording; plain writing needs a mood, an emoji or a note.
  static func record(
    _ draft: EntryDraft, _ event: JournalEvent?, _ arguments: ParsedArguments,
    in session: Session
  ) throws -> Outcome {
    guard event != nil || !draft.isEmpty else { throw UsageError.nothingToRecord }
    let update = try session.update(by: arguments.command ?? .add) { change in
      let dates = session.dates(change.settings)
      let moment = try draft.timestamp(in: dates)
      let entry = draft.entry(id: session.newID(at: moment, in: change), at: moment, event: event)
      change.add(entry)
      let day = dates.boundary.day(of: entry.at)
      return RecordedReport(
        entry: entry, day: day, isDated: draft.when != nil,
        reached: day == dates.today ? change.figures(in: dates).reached : [])
    }
    return session.recorded(update, arguments)
  }
}
