import SoberlogCore
import SoberlogStore

/// Writes a report as a page of HTML.
enum ReportCommand {
  /// Runs `report`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let isOpened = arguments.has(ReportOptions.open)
    if isOpened, arguments.text(of: ExportOptions.output) == "-" {
      throw UsageError.together(
        ReportOptions.open.specification.spelling,
        "\(ExportOptions.output.specification.spelling) -")
    }
    let named = try session.outputFile(arguments)
    var (page, notices) = try page(arguments, in: session)
    let unnamed =
      isOpened ? { try OutputFile(named: "report.html", inStateOf: session.journal) } : nil
    guard let file = try named?.file ?? unnamed?() else {
      return Outcome(answer: .data(page), notices: notices)
    }
    let path = named?.path ?? file.path
    if file.isReadableByOthers { notices.append(.readableByOthers(path: path)) }
    return Outcome(
      answer: .file(file, page, confirmation: WrittenFile.report(path: path)),
      notices: notices, opened: isOpened ? file.path : nil, isSaved: true)
  }

  /// Reads the journal and makes the page.
  private static func page(
    _ arguments: ParsedArguments, in session: Session
  ) throws -> (page: ReportPage, notices: [Notice]) {
    // Wrong dates are refused before the journal is looked for; for good they can be read once it is
    // known when a day begins.
    try session.checkDates { _ = try MoodSurvey(arguments, in: $0) }
    let (reading, tally) = try session.journal.read { settings in
      try Tally(arguments, in: session.dates(settings), settings)
    }
    let document = reading.document
    let boundary = document.settings.dayBoundary
    let entries = tally.chosen.newestFirst(in: document).map { record in
      DatedEntry(entry: document.entry(record), day: boundary.day(of: record.at))
    }
    let figures = tally.calculator.figures(asOf: tally.survey.calculator.today)
    let statistics = tally.survey.calculator.statistics()
    let contents = ReportContents(
      figures: figures, savings: document.settings.savings, statistics: statistics,
      period: tally.survey.period(of: figures, statistics), entries: entries)
    return (
      ReportPage(contents: contents),
      session.notices(about: reading) + tally.survey.ahead.notices
    )
  }

  /// What is gathered while the journal is read.
  private struct Tally: EntryTally {
    /// The figures about moods.
    var survey: MoodSurvey

    /// The figures about sober days.
    var calculator: StreakCalculator

    /// The entries to show.
    var chosen = ChosenEntries()

    /// When a day begins.
    private let boundary: DayBoundary

    /// Begins with the period that the options name.
    ///
    /// - Throws: `UsageError`.
    init(
      _ arguments: ParsedArguments, in dates: DateContext, _ settings: JournalSettings
    ) throws {
      survey = try MoodSurvey(arguments, in: dates)
      calculator = StreakCalculator(startCountsAs: settings.startCountsAs)
      boundary = dates.boundary
    }

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      calculator.record(record, boundary: boundary)
      return survey.count(record)
    }

    mutating func count(_ contents: EntryContents, of record: EntryRecord) -> Bool {
      chosen.consider(record, hasNote: contents.hasNote)
      return survey.count(contents, of: record)
    }

    mutating func add(_ others: Tally) {
      survey.add(others.survey)
      calculator.add(others.calculator)
      chosen.add(others.chosen)
    }
  }
}
