import SoberlogCore
import SoberlogStore

/// Shows how long the person has been sober.
enum StreakCommand {
  /// Runs `streak`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let atLeast = try arguments.value(of: StreakOptions.atLeast, in: session.dates)
    try session.checkDates { _ = try arguments.value(of: StreakOptions.on, in: $0) }
    try refuseTwoForms(arguments)
    let (calculator, settings, notices) = try count(in: session)
    let dates = session.dates(settings)
    let day = try arguments.value(of: StreakOptions.on, in: dates) ?? dates.today
    if day > dates.today {
      throw UsageError.badValue(
        option: StreakOptions.on.specification.spelling,
        value: arguments.text(of: StreakOptions.on) ?? "", reason: ValueError.dayAhead)
    }
    let figures = calculator.figures(asOf: day)
    if let atLeast { return Outcome(status: figures.hasReached(atLeast) ? .done : .no) }
    let report = StreakReport(
      figures: figures, savings: settings.savings, isToday: day == dates.today,
      showsHistory: arguments.has(StreakOptions.history))
    if arguments.has(StreakOptions.days) {
      return Outcome(
        answer: .text(DaysReport(days: figures.days)), notices: notices.filter { !$0.isHint })
    }
    return Outcome(answer: session.showing(report), notices: notices)
  }

  /// Refuses options that each ask for another form of answer.
  private static func refuseTwoForms(_ arguments: ParsedArguments) throws {
    let forms = [
      StreakOptions.days.specification, StreakOptions.atLeast.specification,
      EntryOptions.json.specification,
    ].filter { arguments.values(of: $0) != nil }
    if forms.count > 1 { throw UsageError.together(forms[0].spelling, forms[1].spelling) }
    // JSON has room for every run, a number has not.
    if let form = forms.first, arguments.has(StreakOptions.history),
      !arguments.has(EntryOptions.json)
    {
      throw UsageError.together(form.spelling, StreakOptions.history.specification.spelling)
    }
  }

  /// Reads the journal and counts its days.
  private static func count(
    in session: Session
  ) throws -> (StreakCalculator, JournalSettings, [Notice]) {
    let (reading, tally) = try session.journal.read { settings in
      Tally(
        calculator: StreakCalculator(startCountsAs: settings.startCountsAs),
        ahead: EntriesAhead(of: session.now), boundary: settings.dayBoundary)
    }
    return (
      tally.calculator, reading.document.settings,
      session.notices(about: reading) + tally.ahead.notices
    )
  }

  /// What is counted while the journal is read.
  private struct Tally: EntryTally {
    /// The calculator.
    var calculator: StreakCalculator

    /// The entries that lie ahead.
    var ahead: EntriesAhead

    /// When a day begins.
    let boundary: DayBoundary

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      ahead.count(record)
      calculator.record(record, boundary: boundary)
      return .nothing
    }

    mutating func add(_ others: Tally) {
      calculator.add(others.calculator)
      ahead.add(others.ahead)
    }
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
