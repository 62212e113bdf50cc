import SoberlogCore
import SoberlogStore

/// Records an entry.
enum AddCommand {
  /// Runs `add`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let given = try GivenEntry(arguments, in: session)
    guard arguments.has(EntryOptions.editor) else {
      return wantsWords(given, in: session) && session.canAskForEntry
        ? try ask(beginningWith: given, in: session)
        : try record(given, in: session)
    }
    guard let edited = try session.edit(given.note ?? "") else {
      return given.isEmpty
        ? Outcome(notices: [.hint(.nothingWritten)], status: .no)
        : try record(given, in: session)
    }
    return try edited.save { note in
      try NoteLength.check(note)
      var given = given
      given.note = note
      return try record(given, in: session)
    }
  }

  /// Whether the person may still want to say something: nothing is there, or a mood alone, unless a
  /// script reads the answer.
  private static func wantsWords(_ given: GivenEntry, in session: Session) -> Bool {
    given.isEmpty
      || given.emoji == nil && given.note == nil && !session.wantsJSON
  }

  /// Asks the person what to record.
  private static func ask(
    beginningWith given: GivenEntry, in session: Session
  ) throws -> Outcome {
    // A moment that cannot be is told before the person writes.
    let moment = try given.timestamp(in: session.dates)
    let id = EntryID.new(randomBits: session.randomBits())
    return try EntryDialogue(
      session: session, entry: given.entry(id: id, at: moment), isChange: false,
      focus: given.mood == nil ? .mood : .note
    ) { contents, kept in
      let given = GivenEntry(
        mood: contents.mood, emoji: contents.emoji, note: contents.note,
        when: given.when ?? kept?.entry.at.rfc3339)
      return try record(given, in: session)
    }.run()
  }

  /// Records what was given as plain writing, for which there must be a mood, an emoji or a note.
  private static func record(_ given: GivenEntry, in session: Session) throws -> Outcome {
    guard !given.isEmpty else { throw UsageError.nothingToRecord }
    return try record(given, nil, by: .add, in: session)
  }

  /// Records what was given as an entry with an event or, with none, as plain writing.
  static func record(
    _ given: GivenEntry, _ event: JournalEvent?, by command: CommandName, in session: Session
  ) throws -> Outcome {
    let update = try session.update(by: command) { change in
      let entry = try session.add(given, event, to: &change)
      let dates = session.dates(change.settings)
      let day = dates.boundary.day(of: entry.at)
      return RecordedReport(
        entry: entry, day: day, isDated: given.when != nil,
        reached: day == dates.today ? change.figures(in: dates).reached : [])
    }
    return session.recorded(update)
  }
}
