import SoberlogCore
import SoberlogStore

/// Shows moods in figures.
enum StatsCommand {
  /// Runs `stats`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    // Wrong dates are refused before the journal is looked for; for good they can be read once it is
    // known when a day begins.
    try session.checkDates { _ = try MoodSurvey(arguments, in: $0) }
    let (reading, survey) = try session.journal.read { settings in
      try MoodSurvey(arguments, in: session.dates(settings))
    }
    let report = StatsReport(statistics: survey.calculator.statistics())
    var notices = session.notices(about: reading) + survey.ahead.notices
    let isEmpty = report.statistics.days.isEmpty
    if isEmpty, reading.facts != nil { notices.append(survey.bounds.nothingFound) }
    return Outcome(
      answer: isEmpty && !session.wantsJSON ? nil : session.showing(report), notices: notices)
  }
}
