import SoberlogCore
import SoberlogStore

/// Changes an entry.
enum EditCommand {
  /// Runs `edit`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    guard let id = arguments.operands.first else {
      throw UsageError.missingOperand(command: .edit)
    }
    if arguments.operands.count > 1 {
      throw UsageError.unexpectedOperand(arguments.operands[1], command: .edit)
    }
    var rest = arguments
    rest.operands = []
    let draft = try EntryDraft(rest, in: session)
    let fields = EntryChanges(
      draft: draft, event: try arguments.value(of: ListOptions.event, in: session.dates),
      removesMood: arguments.has(EditOptions.noMood),
      removesEmoji: arguments.has(EditOptions.noEmoji),
      removesEvent: arguments.has(EditOptions.noEvent))
    try fields.refuseContradictions()
    let update = try session.update(by: .edit) { change in
      let record = try EntrySelection(document: change.document).records(of: [id])[0]
      let dates = session.dates(change.settings)
      let old = change.document.entry(record)
      var entry = try fields.applied(to: old, in: dates)
      let isChanged = entry != old
      if isChanged {
        entry.edited = session.nowInUTC
        change.replace(record, with: entry)
      }
      return RecordedReport(
        kind: isChanged ? .changed : .unchanged, entry: entry,
        day: dates.boundary.day(of: entry.at), isDated: draft.when != nil, reached: [])
    }
    return session.recorded(update, arguments)
  }
}

/// What `edit` changes of an entry.
struct EntryChanges {
  /// The new values.
  let draft: EntryDraft

  /// The new event; nil when it stays.
  let event: JournalEvent?

  /// Whether the mood is taken away.
  let removesMood: Bool

  /// Whether the emoji is taken away.
  let removesEmoji: Bool

  /// Whether the event is taken away.
  let removesEvent: Bool
}

extension EntryChanges {
  /// Refuses to set and take away the same thing.
  func refuseContradictions() throws(UsageError) {
    if removesMood, draft.mood != nil { throw .together("--mood", "--no-mood") }
    if removesEmoji, draft.emoji != nil { throw .together("--emoji", "--no-emoji") }
    if removesEvent, event != nil { throw .together("--event", "--no-event") }
  }

  /// An entry with the changes; its stamp stays as it is.
  ///
  /// - Throws: `UsageError` when the new moment lies ahead.
  func applied(to entry: JournalEntry, in dates: DateContext) throws -> JournalEntry {
    var entry = entry
    entry.mood = removesMood ? .notSelected : draft.mood ?? entry.mood
    entry.emoji = removesEmoji ? nil : draft.emoji ?? entry.emoji
    entry.event = removesEvent ? nil : event ?? entry.event
    entry.note = draft.note ?? entry.note
    if draft.when != nil { entry.at = try draft.timestamp(in: dates) }
    return entry
  }
}
