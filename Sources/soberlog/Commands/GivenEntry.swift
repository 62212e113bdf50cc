import SoberlogCore

/// What is said of an entry on the command line or in answers, checked before the journal is locked.
struct GivenEntry {
  /// The mood; nil when none was named.
  let mood: EmotionLevel?

  /// The emoji; nil when none was given.
  let emoji: String?

  /// The text; nil when none was given.
  var note: String?

  /// The moment as it was asked for; nil for the present.
  let when: String?
}

extension GivenEntry {
  /// Reads the options about an entry, and standard input for `--note -` or `-` alone.
  ///
  /// - Throws: `UsageError` and `InputError`.
  init(_ arguments: ParsedArguments, in session: Session) throws {
    let dates = session.dates
    mood = try arguments.value(of: EntryOptions.mood, in: dates)
    emoji = try arguments.value(of: EntryOptions.emoji, in: dates)
    // The settings of the journal, which are not read yet, decide which day it is; whether the
    // text is a date at all can be said now.
    try session.checkDates { _ = try arguments.value(of: EntryOptions.at, in: $0) }
    when = arguments.text(of: EntryOptions.at)
    note = try GivenEntry.note(arguments, in: session)
    if let note { try NoteLength.check(note) }
  }

  /// Whether there is nothing that would make an entry.
  var isEmpty: Bool {
    mood == nil && emoji == nil && (note ?? "").isEmpty
  }

  /// The note of the option, of standard input or of the operands.
  private static func note(
    _ arguments: ParsedArguments, in session: Session
  ) throws -> String? {
    let given = arguments.values(of: EntryOptions.note.specification) ?? []
    guard given.count <= 1 else {
      throw UsageError.repeated(option: EntryOptions.note.specification.spelling)
    }
    let operands = arguments.operands
    guard let text = given.first else {
      if operands == ["-"] { return try noteFromInput(session) }
      return operands.isEmpty ? nil : operands.joined(separator: " ")
    }
    if let operand = operands.first {
      throw UsageError.together(EntryOptions.note.specification.spelling, operand)
    }
    return text == "-" ? try noteFromInput(session) : text
  }

  /// What standard input holds, without one line end at its end.
  private static func noteFromInput(_ session: Session) throws -> String {
    // One byte more than fits with a byte order mark and the longest line end, CR LF, tells that the
    // note is too long. That comes first, since the bytes may be cut within a character.
    let most = NoteLength.longest + 3 + 2
    let bytes = try session.readInput(most + 1)
    guard bytes.count <= most else { throw UsageError.noteTooLong(limit: NoteLength.longest) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw InputError.notUTF8 }
    let note = text.withoutByteOrderMark.withoutLastLineEnd
    try NoteLength.check(note)
    guard !note.isEmpty else { throw UsageError.emptyInput }
    return note
  }
}

extension GivenEntry {
  /// The moment that the entry is about.
  ///
  /// - Throws: `UsageError.badValue` when it is no moment or lies ahead.
  func timestamp(in dates: DateContext) throws -> LocalTimestamp {
    guard let when else { return dates.now }
    do {
      return try EntryOptions.at.read(when, dates).entryTimestamp(in: dates)
    } catch {
      throw UsageError.badValue(
        option: EntryOptions.at.specification.spelling, value: when, reason: error)
    }
  }

  /// A new entry with what was given.
  func entry(
    id: EntryID, at timestamp: LocalTimestamp, event: JournalEvent? = nil
  ) -> JournalEntry {
    JournalEntry(
      id: id, at: timestamp, mood: mood ?? .notSelected, emoji: emoji, event: event,
      note: note ?? "")
  }
}
