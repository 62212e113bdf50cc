import SoberlogCore
import SoberlogStore

/// Shows today, when no command was named.
enum TodayCommand {
  /// Runs the program without a command.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let (reading, tally) = try session.journal.read { settings in
      Tally(
        calculator: StreakCalculator(startCountsAs: settings.startCountsAs),
        today: session.dates(settings).today, boundary: settings.dayBoundary)
    }
    let document = reading.document
    let notices = session.notices(about: reading)
    guard document.entryCount > 0 else {
      // The welcome itself says that there is no journal yet.
      return Outcome(
        answer: .text(WelcomeReport()), notices: notices.filter { $0 != .hint(.noJournalYet) })
    }
    let report = TodayReport(
      figures: tally.calculator.figures(asOf: tally.today),
      entries: document.records.map { document.entry($0) },
      showsNextSteps: !arguments.has(GlobalOptions.quiet))
    return Outcome(answer: .text(report), notices: notices)
  }

  /// What is counted while the journal is read; the entries of today are kept.
  private struct Tally: EntryTally {
    /// The calculator.
    var calculator: StreakCalculator

    /// The present day.
    let today: CivilDate

    /// When a day begins.
    let boundary: DayBoundary

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      let day = boundary.day(of: record.at)
      calculator.record(day: day, instant: record.at.instant, event: record.knownEvent)
      return day == today ? .record : .nothing
    }

    mutating func add(_ others: Tally) {
      calculator.add(others.calculator)
    }
  }
}

/// How to begin, for a person without a journal.
struct WelcomeReport: Hashable {}

extension WelcomeReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = TodayTexts(language: presentation.language)
    let rows = RowDrawing(presentation: presentation)
    try output.appendLines(rows.wrappedLines(of: texts.welcome))
    try output.appendLine()
    try output.appendLines(rows.commandLines(texts.firstSteps))
  }
}

/// A short view of today.
struct TodayReport: Hashable {
  /// The figures of today.
  let figures: StreakFigures

  /// What was written today.
  let entries: [JournalEntry]

  /// Whether commands to try are shown.
  let showsNextSteps: Bool
}

extension TodayReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = TodayTexts(language: presentation.language)
    let rows = RowDrawing(presentation: presentation)
    let streak = StreakTexts(language: presentation.language)
    try output.appendLines(rows.wrappedLines(of: streak.headline(figures, isToday: true), .glad))
    try output.appendLines(presentation.lines(reached: figures.reached))
    try output.appendLines(rows.lines(own: streak.nextRow(figures)))
    try output.appendLine()
    let heading = entries.isEmpty ? texts.nothingToday : texts.today(figures.day)
    try output.appendLine(presentation.paint(heading, .heading))
    let drawing = EntryDrawing(presentation: presentation)
    for entry in entries {
      try output.append { drawing.append(entry, at: entry.at, mood: entry.mood, to: &$0) }
    }
    guard showsNextSteps else { return }
    try output.appendLine()
    try output.appendLines(rows.commandLines(texts.nextSteps(isSlipDay: figures.isSlipDay)))
  }
}
