import SoberlogCore
import SoberlogStore

/// Shows moods, slips and starts month by month.
enum CalendarCommand {
  /// Runs `calendar`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    // Wrong months are refused before the journal is looked for.
    _ = try months(arguments, in: session.dates)
    let (reading, tally) = try session.journal.read { settings in
      // Whether this month has begun is known once it is known when a day begins.
      let dates = session.dates(settings)
      return Tally(months: try months(arguments, in: dates), in: dates)
    }
    let report = CalendarReport(
      months: tally.months, today: tally.today,
      days: Dictionary(uniqueKeysWithValues: tally.days.sorted().map { ($0.day, $0) }))
    return Outcome(
      answer: .text(report),
      notices: session.notices(about: reading) + tally.ahead.notices)
  }

  /// The months that the options name, each by its first day.
  private static func months(
    _ arguments: ParsedArguments, in dates: DateContext
  ) throws -> [CivilDate] {
    let count = try arguments.value(of: CalendarOptions.months, in: dates)
    guard let year = try arguments.value(of: CalendarOptions.year, in: dates) else {
      let last = dates.today.firstOfMonth
      // No entry is from before the first year that a date can have.
      let most = (last.year - CivilDate.years.lowerBound) * 12 + last.month
      let shown = max(1, min(count ?? CalendarOptions.defaultMonths, most))
      return (1...shown).map { last.adding(months: $0 - shown) }
    }
    guard count == nil else {
      throw UsageError.together(
        CalendarOptions.months.specification.spelling, CalendarOptions.year.specification.spelling)
    }
    return (0..<12).map { year.adding(months: $0) }
  }

  /// What is looked at while the journal is read.
  private struct Tally: EntryTally {
    /// The months that are shown, at least one.
    let months: [CivilDate]

    /// The present day.
    let today: CivilDate

    /// What each day of the months was like.
    var days = DailyMoods()

    /// The entries that lie ahead.
    var ahead: EntriesAhead

    /// The first day that is shown.
    private let first: CivilDate

    /// The last day that is shown.
    private let last: CivilDate

    /// When a day begins.
    private let boundary: DayBoundary

    /// Begins with these months.
    init(months: [CivilDate], in dates: DateContext) {
      self.months = months
      today = dates.today
      ahead = EntriesAhead(of: dates.now)
      boundary = dates.boundary
      first = months.first ?? today
      last = min(today, months.last?.adding(months: 1).adding(days: -1) ?? today)
    }

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      ahead.count(record)
      let day = boundary.day(of: record.at)
      if day >= first, day <= last {
        days.record(day: day, mood: record.mood, event: record.knownEvent)
      }
      return .nothing
    }

    mutating func add(_ others: Tally) {
      ahead.add(others.ahead)
      days.add(others.days)
    }
  }
}

/// Months with what each of their days was like.
struct CalendarReport: Hashable {
  /// The months, each by its first day, oldest first.
  let months: [CivilDate]

  /// The present day.
  let today: CivilDate

  /// The days that have entries.
  let days: [CivilDate: DayMoods]
}

extension CalendarReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let drawing = CalendarDrawing(calendar: self, presentation: presentation)
    for row in drawing.rowsOfMonths {
      try output.appendLines(row)
      try output.appendLine()
    }
    try output.appendLines(drawing.legend)
  }
}
