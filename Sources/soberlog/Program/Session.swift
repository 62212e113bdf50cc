import SoberlogCore
import SoberlogStore

/// What a command works with beside its arguments.
struct Session {
  /// The moment at which the program was started, in the local zone.
  var now: LocalTimestamp

  /// Looks at the clock again; gives seconds since 1970-01-01T00:00:00Z.
  let present: () throws -> Int64

  /// The rules of the local zone.
  let zone: ZoneRules

  /// The rules of a zone by its name; nil when the system does not know it.
  let zoneNamed: @Sendable (String) -> ZoneRules?

  /// The journal.
  let journal: JournalFile

  /// The number of random bits that a new identifier needs, from the system's random source.
  let randomBits: () -> UInt64

  /// Whether a script reads the answer, and so wants JSON.
  let wantsJSON: Bool

  /// Asks the person; nil where there is nobody to ask.
  let ask: ((Question) throws -> Bool)?

  /// Shows interactive screens; nil where there is no terminal for them, or they are not wanted.
  let stage: ScreenStage?

  /// Talks in plain text where there is no terminal for screens; nil where there is, or nobody.
  let plainDialog: PlainDialog?

  /// Says something on standard error at once.
  let say: (Notice) -> Void

  /// The next bytes of standard input, fewer than asked for only at its end.
  let readInput: @Sendable (Int) throws -> [UInt8]

  /// Whether the person has named an editor.
  let hasEditor: Bool

  /// Lets the person change a text in their editor; nil when they left it as it was.
  let edit: (String) throws -> EditedText?

  /// Keeps a text in a private file that nobody looks for, and returns its path.
  let keepText: (String) throws -> String
}

extension Session {
  /// The present with a journal's day boundary, for reading dates.
  func dates(_ settings: JournalSettings) -> DateContext {
    DateContext(now: now, zone: zone, boundary: settings.dayBoundary)
  }

  /// The present for reading dates where no journal is asked for its day boundary.
  var dates: DateContext {
    dates(JournalSettings())
  }

  /// Checks dates in arguments before the journal is looked for, so that wrong ones are refused first.
  ///
  /// An error that depends on which day it is can be told only once the journal says when a day
  /// begins.
  func checkDates(_ check: (DateContext) throws -> Void) throws {
    do {
      try check(dates)
    } catch UsageError.badValue(_, _, let reason as DateExpressionError)
      where reason.dependsOnToday
    {}
  }

  /// The present instant in UTC, for stamps of changes.
  var nowInUTC: LocalTimestamp {
    LocalTimestamp(utcSeconds: now.instant)
  }

  /// Keeps an entry that cannot be saved, as a draft or, where that is not possible, its words as a
  /// text.
  ///
  /// - Throws: what keeps the text from being kept.
  func keep(_ entry: JournalEntry, since reason: any Error) throws -> UnsavedText {
    do {
      return UnsavedText(path: try journal.drafts.keep(entry), reason: reason)
    } catch StoreError.savedButNotConfirmed(let path, _) {
      return UnsavedText(path: path, reason: reason)
    } catch {
      return UnsavedText(path: try keepText(entry.note), reason: reason)
    }
  }

  /// The file that `--output` names, with its path as it was given; nil for standard output.
  ///
  /// - Throws: `UsageError.missingValue`, `StoreError`.
  func outputFile(
    _ arguments: ParsedArguments
  ) throws -> (file: OutputFile, path: String)? {
    guard let path = try arguments.fileName(of: ExportOptions.output), path != "-" else {
      return nil
    }
    return (try OutputFile(path, besides: journal.location), path)
  }

  /// A change of the journal that is saved.
  struct SavedChange<Result> {
    /// What the change gave back.
    let result: Result

    /// What there is to say about it.
    let notices: [Notice]
  }

  /// Changes the journal for a command.
  ///
  /// When the count of sober days begins on another day afterwards, that is said; `slip` says it all
  /// itself.
  func update<Result>(
    by command: CommandName, _ change: (inout JournalChange) throws -> Result
  ) throws -> SavedChange<Result> {
    var shift: CountShift?
    let update = try journal.update(by: command.rawValue, at: nowInUTC) { prepared in
      let result = try change(&prepared)
      shift = command == .slip ? nil : CountShift(of: prepared, in: self)
      return result
    }
    var notices = notices(about: update)
    if var shift {
      if update.undoLogFailure != nil { shift.waysOut.remove(.undo) }
      // Who has said where the count begins need not be told how to say it.
      if command == .start { shift.waysOut = [] }
      notices.append(.countMoved(shift))
    }
    return SavedChange(result: update.result, notices: notices)
  }

  /// The outcome of a command that recorded something.
  func recorded(_ change: SavedChange<some JSONReport>) -> Outcome {
    Outcome(answer: confirming(change.result), notices: change.notices, isSaved: true)
  }

  /// The outcome of a command that changed something and has no form but that for people.
  func confirmed(_ change: SavedChange<some Report>) -> Outcome {
    Outcome(answer: .confirmation(change.result), notices: change.notices, isSaved: true)
  }

  /// The answer that confirms a change, in the form that is asked for.
  func confirming(_ report: some JSONReport) -> Answer {
    wantsJSON ? .json(report) : .confirmation(report)
  }

  /// The answer that shows what was asked for, in the form that is asked for.
  func showing(_ report: some JSONReport) -> Answer {
    wantsJSON ? .json(report) : .text(report)
  }

  /// Adds an entry with what was given, and an event if there is one.
  ///
  /// - Throws: `UsageError.badValue` when its moment is none or lies ahead.
  func add(
    _ given: GivenEntry, _ event: JournalEvent?, to change: inout JournalChange
  ) throws -> JournalEntry {
    let moment = try given.timestamp(in: dates(change.settings))
    let id = change.newID(at: moment, randomBits: randomBits())
    let entry = given.entry(id: id, at: moment, event: event)
    change.add(entry)
    return entry
  }
}
