import SoberlogCore
import SoberlogStore

/// Records an entry.
enum AddCommand {
  /// Runs `add`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let draft = try EntryDraft(arguments, in: session)
    guard !draft.isEmpty else { throw UsageError.nothingToRecord }
    let update = try session.journal.update { change in
      let dates = session.dates(change.settings)
      let moment = try draft.timestamp(in: dates)
      let entry = draft.entry(id: session.newID(at: moment, in: change), at: moment)
      change.add(entry)
      return RecordedReport(
        entry: entry, day: dates.boundary.day(of: entry.at), isDated: draft.when != nil,
        reached: figures(after: change, in: dates).reached)
    }
    return recorded(update, arguments, in: session)
  }

  /// The outcome of a command that recorded something.
  static func recorded(
    _ update: JournalFile.Update<RecordedReport>, _ arguments: ParsedArguments, in session: Session
  ) -> Outcome {
    let isJSON = arguments.has(EntryOptions.json)
    return Outcome(
      answer: isJSON ? .json(update.result) : .confirmation(update.result),
      notices: update.notices(path: session.journal.location.path), isSaved: true)
  }

  /// The figures of today as they are after a change.
  static func figures(after change: JournalChange, in dates: DateContext) -> StreakFigures {
    var calculator = StreakCalculator(startCountsAs: change.settings.startCountsAs)
    change.forEachMomentAfterwards { at, event in
      calculator.record(day: dates.boundary.day(of: at), instant: at.instant, event: event)
    }
    return calculator.figures(asOf: dates.today)
  }
}
