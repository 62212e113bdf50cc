import SoberlogCore

/// What the arguments say about an entry, read and checked before the journal is locked.
struct EntryDraft {
  /// The mood; nil when none was named.
  let mood: EmotionLevel?

  /// The emoji; nil when none was given.
  let emoji: String?

  /// The text; nil when none was given.
  var note: String?

  /// The moment as it was asked for; nil for the present.
  let when: String?

  /// The longest note that is written, in bytes of UTF-8: 1 MiB.
  static let longestNote = 1 << 20
}

extension EntryDraft {
  /// Reads the options about an entry, and standard input for `--note -`.
  ///
  /// - Throws: `UsageError` and `InputError`.
  init(_ arguments: ParsedArguments, in session: Session) throws {
    let dates = session.dates
    mood = try arguments.value(of: EntryOptions.mood, in: dates)
    emoji = try arguments.value(of: EntryOptions.emoji, in: dates)
    // The settings of the journal, which are not read yet, decide which day it is; whether the
    // text is a date at all can be said now.
    _ = try arguments.value(of: EntryOptions.at, in: dates)
    when = arguments.text(of: EntryOptions.at)
    note = try EntryDraft.note(arguments, in: session)
    if let note { try EntryDraft.checkLength(ofNote: note) }
  }

  /// Whether there is nothing that would make an entry.
  var isEmpty: Bool {
    mood == nil && emoji == nil && (note ?? "").isEmpty
  }

  /// Refuses a note that is longer than may be written.
  static func checkLength(ofNote note: String) throws(UsageError) {
    if note.utf8.count > longestNote { throw .noteTooLong(limit: longestNote) }
  }

  /// The note of the option, of standard input or of the operands.
  private static func note(
    _ arguments: ParsedArguments, in session: Session
  ) throws -> String? {
    let given = arguments.values[EntryOptions.note.specification] ?? []
    guard given.count <= 1 else {
      throw UsageError.repeated(option: EntryOptions.note.specification.spelling)
    }
    let operands = arguments.operands
    guard let text = given.first else {
      return operands.isEmpty ? nil : operands.joined(separator: " ")
    }
    if let operand = operands.first {
      throw UsageError.together(EntryOptions.note.specification.spelling, operand)
    }
    return text == "-" ? try noteFromInput(session) : text
  }

  /// What standard input holds, without one line end at its end.
  private static func noteFromInput(_ session: Session) throws -> String {
    // One byte more than fits with the longest line end, CR LF, tells that the note is too long.
    // That comes first, since the bytes may be cut within a character.
    let bytes = try session.readInput(longestNote + 3)
    guard bytes.count < longestNote + 3 else {
      throw UsageError.noteTooLong(limit: longestNote)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw InputError.notUTF8 }
    let note = text.withoutLastLineEnd
    guard !note.isEmpty else { throw UsageError.emptyInput }
    return note
  }
}

extension EntryDraft {
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
