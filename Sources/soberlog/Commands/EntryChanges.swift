import SoberlogCore

/// What `edit` changes of an entry.
struct EntryChanges {
  /// The new values.
  private let draft: EntryDraft

  /// The new event; nil when it stays.
  private let event: JournalEvent?

  /// Whether the mood is taken away.
  private let removesMood: Bool

  /// Whether the emoji is taken away.
  private let removesEmoji: Bool

  /// Whether the event is taken away.
  private let removesEvent: Bool
}

extension EntryChanges {
  /// Reads the options of `edit`.
  ///
  /// - Throws: `UsageError` and `InputError`.
  init(_ arguments: ParsedArguments, in session: Session) throws {
    var options = arguments
    options.operands = []
    draft = try EntryDraft(options, in: session)
    event = try arguments.value(of: EditOptions.event, in: session.dates)
    removesMood = arguments.has(EditOptions.noMood)
    removesEmoji = arguments.has(EditOptions.noEmoji)
    removesEvent = arguments.has(EditOptions.noEvent)
    if removesMood, draft.mood != nil { throw UsageError.together("--mood", "--no-mood") }
    if removesEmoji, draft.emoji != nil { throw UsageError.together("--emoji", "--no-emoji") }
    if removesEvent, event != nil { throw UsageError.together("--event", "--no-event") }
  }

  /// Whether no option named a change.
  var isEmpty: Bool {
    draft.mood == nil && draft.emoji == nil && draft.note == nil && draft.when == nil
      && event == nil && !removesMood && !removesEmoji && !removesEvent
  }

  /// Whether the entry is moved to another moment.
  var movesEntry: Bool { draft.when != nil }

  /// An entry with the changes; its stamp stays as it is.
  ///
  /// - Throws: `UsageError` when the new moment lies ahead.
  func applied(to entry: JournalEntry, in dates: DateContext) throws -> JournalEntry {
    var entry = entry
    entry.mood = removesMood ? .notSelected : draft.mood ?? entry.mood
    entry.emoji = removesEmoji ? nil : draft.emoji ?? entry.emoji
    entry.event = removesEvent ? nil : event ?? entry.event
    entry.note = draft.note ?? entry.note
    if movesEntry { entry.at = try draft.timestamp(in: dates) }
    return entry
  }
}
