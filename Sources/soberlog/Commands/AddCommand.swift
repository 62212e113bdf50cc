import SoberlogCore
import SoberlogStore

/// Records an entry.
enum AddCommand {
  /// Runs `add`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let draft = try EntryDraft(arguments, in: session)
    guard arguments.has(EntryOptions.editor) else {
      return wantsWords(draft, arguments) && session.canAskForEntry
        ? try ask(beginningWith: draft, arguments, in: session)
        : try record(draft, nil, arguments, in: session)
    }
    guard let edited = try session.edit(draft.note ?? "") else {
      return draft.isEmpty
        ? Outcome(notices: [.hint(.nothingWritten)], status: .no)
        : try record(draft, nil, arguments, in: session)
    }
    return try edited.save { note in
      try EntryDraft.checkLength(ofNote: note)
      var draft = draft
      draft.note = note
      return try record(draft, nil, arguments, in: session)
    }
  }

  /// Whether the person may still want to say something: nothing is there, or a mood alone, unless a
  /// script reads the answer.
  private static func wantsWords(_ draft: EntryDraft, _ arguments: ParsedArguments) -> Bool {
    draft.isEmpty
      || draft.emoji == nil && draft.note == nil && !arguments.has(EntryOptions.json)
  }

  /// Asks the person what to record.
  private static func ask(
    beginningWith draft: EntryDraft, _ arguments: ParsedArguments, in session: Session
  ) throws -> Outcome {
    // A moment that cannot be is told before the person writes.
    let moment = try draft.timestamp(in: session.dates)
    let id = EntryID.new(randomBits: session.randomBits())
    return try EntryDialogue(
      session: session, entry: draft.entry(id: id, at: moment), isChange: false,
      focus: draft.mood == nil ? .mood : .note
    ) { contents, kept in
      let draft = EntryDraft(
        mood: contents.mood, emoji: contents.emoji, note: contents.note,
        when: draft.when ?? kept?.entry.at.rfc3339)
      return try record(draft, nil, arguments, in: session)
    }.run()
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
