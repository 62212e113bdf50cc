import SoberlogCore

/// What `edit` changes of an entry.
struct EntryChanges {
  /// The new values.
  private let given: GivenEntry

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
    given = try GivenEntry(options, in: session)
    event = try arguments.value(of: EditOptions.event, in: session.dates)
    removesMood = arguments.has(EditOptions.noMood)
    removesEmoji = arguments.has(EditOptions.noEmoji)
    removesEvent = arguments.has(EditOptions.noEvent)
    if removesMood, given.mood != nil { throw UsageError.together("--mood", "--no-mood") }
    if removesEmoji, given.emoji != nil { throw UsageError.together("--emoji", "--no-emoji") }
    if removesEvent, event != nil { throw UsageError.together("--event", "--no-event") }
  }

  /// Whether no option named a change.
  var isEmpty: Bool {
    given.mood == nil && given.emoji == nil && given.note == nil && given.when == nil
      && event == nil && !removesMood && !removesEmoji && !removesEvent
  }

  /// Whether the entry is moved to another moment.
  var movesEntry: Bool { given.when != nil }

  /// An entry with the changes; its stamp stays as it is.
  ///
  /// - Throws: `UsageError` when the new moment lies ahead.
  func applied(to entry: JournalEntry, in dates: DateContext) throws -> JournalEntry {
    var entry = entry
    entry.mood = removesMood ? .notSelected : given.mood ?? entry.mood
    entry.emoji = removesEmoji ? nil : given.emoji ?? entry.emoji
    entry.event = removesEvent ? nil : event ?? entry.event
    entry.note = given.note ?? entry.note
    if movesEntry { entry.at = try given.timestamp(in: dates) }
    return entry
  }
}
