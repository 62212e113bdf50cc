import SoberlogCore
import SoberlogStore

/// Records that a run of sober days begins.
enum StartCommand {
  /// Runs `start`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let given = try GivenEntry(arguments, in: session)
    let update = try session.update(by: .start) { change in
      let dates = session.dates(change.settings)
      var kind = RecordedReport.Kind.added
      let entry: JournalEntry
      if let record = openStart(in: change.document) {
        let old = change.document.entry(record)
        var new = try moved(old, to: try given.timestamp(in: dates), given)
        if new.isIdentical(to: old) {
          kind = .unchanged
        } else {
          kind = new.at == old.at ? .changed : .moved(from: old.at)
          new.edited = session.nowInUTC
          new = change.replace(record, with: new)
        }
        entry = new
      } else {
        entry = try session.add(given, .start, to: &change)
      }
      // A run that was moved, or stands in place of another one, is not a new one to be glad of.
      let isNew = kind == .added && CountShift(of: change, in: session) == nil
      return RecordedReport(
        kind: kind, entry: entry, day: dates.boundary.day(of: entry.at), isDated: true,
        reached: isNew ? change.figures(in: dates).reached : [])
    }
    return session.recorded(update)
  }

  /// The last start, unless a slip follows it.
  private static func openStart(in document: JournalDocument) -> EntryRecord? {
    let last = document.records.last { $0.knownEvent == .start || $0.knownEvent == .slip }
    return last.flatMap { $0.knownEvent == .start ? $0 : nil }
  }

  /// An entry at another moment, with what else was given in place of what it had.
  ///
  /// - Throws: `UsageError.noteTooLong`.
  private static func moved(
    _ entry: JournalEntry, to moment: LocalTimestamp, _ given: GivenEntry
  ) throws(UsageError) -> JournalEntry {
    var entry = entry
    entry.at = moment
    entry.mood = given.mood ?? entry.mood
    entry.emoji = given.emoji ?? entry.emoji
    if let words = given.note {
      // The words that were there are kept.
      entry.note = [entry.note, words].filter { !$0.isEmpty }.joined(separator: "\n")
      try NoteLength.check(entry.note)
    }
    return entry
  }
}
