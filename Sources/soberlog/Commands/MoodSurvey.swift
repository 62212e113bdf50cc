import SoberlogCore
import SoberlogStore

/// Gathers statistics of the entries of a period while the journal is read.
struct MoodSurvey {
  /// The period.
  let bounds: DateBounds

  /// When a day begins.
  private let boundary: DayBoundary

  /// What is gathered.
  private(set) var calculator: StatisticsCalculator

  /// The entries that lie ahead.
  private(set) var ahead: EntriesAhead
}

extension MoodSurvey {
  /// Begins with the period that the options name.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments, in dates: DateContext) throws {
    bounds = try DateBounds(arguments, in: dates)
    boundary = dates.boundary
    calculator = StatisticsCalculator(today: dates.today)
    ahead = EntriesAhead(of: dates.now)
  }

  /// The days that charts show: those that the options name, else all from the first entry or sober
  /// day to today.
  func period(of figures: StreakFigures, _ statistics: Statistics) -> ClosedRange<CivilDate> {
    let last = min(bounds.lastDay ?? calculator.today, calculator.today)
    let known = [figures.history.first?.first, statistics.firstDay].compactMap(\.self)
    let first =
      bounds.firstDay ?? (bounds.firstInstant == nil ? known.min() : statistics.firstDay)
    return min(first ?? last, last)...last
  }
}

extension MoodSurvey: EntryTally {
  mutating func count(_ record: EntryRecord) -> EntryInterest {
    ahead.count(record)
    let day = boundary.day(of: record.at)
    if record.knownEvent == .slip { calculator.recordSlip(on: day) }
    let isIncluded =
      day <= calculator.today && bounds.contains(record.at, boundary: boundary)
    return isIncluded ? .contents : .nothing
  }

  mutating func count(_ contents: EntryContents, of record: EntryRecord) -> Bool {
    calculator.record(
      day: boundary.day(of: record.at), mood: record.mood, event: record.knownEvent,
      emoji: contents.emoji, tags: contents.tagNames)
    return false
  }

  mutating func add(_ others: MoodSurvey) {
    calculator.add(others.calculator)
    ahead.add(others.ahead)
  }
}
