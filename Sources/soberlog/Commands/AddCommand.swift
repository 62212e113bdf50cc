import SoberlogCore
import SoberlogStore

/// Records an entry.
enum AddCommand {
  /// Runs `add`, or with an event the command that records it.
  ///
  /// An event alone is worth recording; plain writing needs a mood, an emoji or a note.
  static func run(
    _ arguments: ParsedArguments, recording event: JournalEvent?, in session: Session
  ) throws -> Outcome {
    let draft = try EntryDraft(arguments, in: session)
    guard event != nil || !draft.isEmpty else { throw UsageError.nothingToRecord }
    let update = try session.update(by: arguments.command ?? .add) { change in
      let dates = session.dates(change.settings)
      let moment = try draft.timestamp(in: dates)
      let entry = draft.entry(id: session.newID(at: moment, in: change), at: moment, event: event)
      change.add(entry)
      return RecordedReport(
        entry: entry, day: dates.boundary.day(of: entry.at), isDated: draft.when != nil,
        reached: change.figures(in: dates).reached)
    }
    return session.recorded(update, arguments)
  }
}
