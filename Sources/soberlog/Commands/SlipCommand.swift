import SoberlogCore
import SoberlogStore

/// Records a drink.
enum SlipCommand {
  /// Runs `slip`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    try record(try GivenEntry(arguments, in: session), in: session)
  }

  /// Records what was read as a slip.
  static func record(_ given: GivenEntry, in session: Session) throws -> Outcome {
    let update = try session.update(by: .slip) { change in
      let entry = try session.add(given, .slip, to: &change)
      let dates = session.dates(change.settings)
      let day = dates.boundary.day(of: entry.at)
      let goodDays = GoodDays(in: change.document, on: dates.today, besides: day)
      return SlipReport(
        recorded: RecordedReport(
          entry: entry, day: day, isDated: given.when != nil, reached: []),
        figures: change.figures(in: dates),
        memory: goodDays.entriesWithWords(atMost: 1).first)
    }
    return session.recorded(update)
  }
}

/// What `slip` answers.
struct SlipReport {
  /// The entry that was recorded.
  let recorded: RecordedReport

  /// The figures of today, the slip included.
  let figures: StreakFigures

  /// An entry from a good day.
  let memory: JournalEntry?
}

extension SlipReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = SlipTexts(language: presentation.language)
    let rows = RowDrawing(presentation: presentation)
    try output.appendLines(rows.wrappedLines(of: texts.kindSentence))
    try output.appendLine()
    try output.appendLines(rows.lines(own: texts.rows(self)))
    if let memory {
      try output.appendLine()
      try output.appendLines(rows.wrappedLines(of: texts.memoryHeading, .heading))
      try output.appendLines(EntryDrawing(presentation: presentation).datedLines(of: memory))
    }
    try output.appendLine()
    try recorded.appendText(to: &output, presentation)
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try recorded.appendJSON(to: &output)
  }
}
