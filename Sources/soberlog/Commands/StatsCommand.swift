import SoberlogCore
import SoberlogStore

/// Shows moods in figures.
enum StatsCommand {
  /// Runs `stats`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    var survey = try MoodSurvey(arguments, in: session.dates)
    let reading = try session.journal.read { settings in
      // Now that it is known when a day begins, the dates can be read for good.
      survey = try MoodSurvey(arguments, in: session.dates(settings))
      return { record, contents in
        _ = survey.count(record, contents)
        return false
      }
    }
    let report = StatsReport(statistics: survey.calculator.statistics())
    var notices = session.notices(about: reading) + survey.ahead.notices
    let isEmpty = report.statistics.days.isEmpty
    if isEmpty, reading.facts != nil { notices.append(.hint(.nothingFound)) }
    return Outcome(
      answer: isEmpty && !session.wantsJSON ? nil : session.showing(report), notices: notices)
  }
}
