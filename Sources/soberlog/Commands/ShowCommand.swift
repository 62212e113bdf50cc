import SoberlogCore
import SoberlogStore

/// Shows whole entries.
enum ShowCommand {
  /// Runs `show`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    guard !arguments.operands.isEmpty else { throw UsageError.missingOperand(command: .show) }
    let reading = try session.journal.read()
    let selection = EntrySelection(document: reading.document)
    let report = ShowReport(
      entries: try selection.records(of: arguments.operands).map { reading.document.entry($0) },
      boundary: reading.document.settings.dayBoundary)
    return Outcome(
      answer: session.showing(report),
      notices: session.notices(about: reading))
  }
}

/// Whole entries.
struct ShowReport: Hashable {
  /// The entries, in the order they were asked for.
  let entries: [JournalEntry]

  /// When a day begins.
  let boundary: DayBoundary
}

extension ShowReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = ShowTexts(language: presentation.language)
    let drawing = EntryDrawing(presentation: presentation)
    let rows = RowDrawing(presentation: presentation)
    for (place, entry) in entries.enumerated() {
      if place > 0 { try output.appendLine() }
      let day = boundary.day(of: entry.at)
      let fields = texts.rows(
        entry, day: day,
        mood: presentation.shown(
          own: EntryDrawing.plainMood(entry.mood, in: presentation.language)),
        emoji: entry.emoji.map { presentation.shown(emoji: $0) })
      try output.appendLines(rows.lines(fields))
      try output.appendLines(drawing.wholeNote(of: entry))
    }
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.appendArray(of: entries) { entry, bytes in
      entry.appendJSON(day: boundary.day(of: entry.at), to: &bytes)
    }
  }
}
