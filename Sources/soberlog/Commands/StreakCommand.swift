import SoberlogCore
import SoberlogStore

/// Shows how long the person has been sober.
enum StreakCommand {
  /// Runs `streak`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let atLeast = try arguments.value(of: StreakOptions.atLeast, in: session.dates)
    _ = try arguments.value(of: StreakOptions.on, in: session.dates)
    try refuseTwoForms(arguments)
    let counting = try Counting(of: session)
    let dates = session.dates(counting.settings)
    let day = try arguments.value(of: StreakOptions.on, in: dates) ?? dates.today
    if day > dates.today {
      throw UsageError.badValue(
        option: StreakOptions.on.specification.spelling,
        value: arguments.text(of: StreakOptions.on) ?? "", reason: UsageError.dayAhead)
    }
    let figures = counting.calculator.figures(asOf: day)
    if let atLeast { return Outcome(status: figures.hasReached(atLeast) ? .done : .no) }
    let report = StreakReport(
      figures: figures, savings: counting.settings.savings,
      showsHistory: arguments.has(StreakOptions.history))
    if arguments.has(StreakOptions.days) {
      return Outcome(answer: .text(DaysReport(days: figures.days)), notices: counting.warnings)
    }
    let isJSON = arguments.has(EntryOptions.json)
    return Outcome(
      answer: isJSON ? .json(report) : .text(report), notices: counting.notices)
  }

  /// Refuses options that each ask for another form of answer.
  private static func refuseTwoForms(_ arguments: ParsedArguments) throws {
    let forms = [
      StreakOptions.days.specification, StreakOptions.atLeast.specification,
      EntryOptions.json.specification,
    ].filter { arguments.values[$0] != nil }
    if forms.count > 1 { throw UsageError.together(forms[0].spelling, forms[1].spelling) }
  }
}

/// The number of days alone, as `streak --days` prints it.
struct DaysReport: Hashable {
  /// The number.
  let days: Int
}

extension DaysReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try output.appendLine(String(days))
  }
}
