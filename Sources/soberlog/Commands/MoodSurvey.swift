import SoberlogCore
import SoberlogStore

/// Gathers statistics of the entries of a period while the journal is read.
struct MoodSurvey {
  /// The period.
  private let bounds: DateBounds

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
    bounds = DateBounds(
      since: try arguments.value(of: ListOptions.since, in: dates),
      until: try arguments.value(of: ListOptions.until, in: dates))
    boundary = dates.boundary
    calculator = StatisticsCalculator(today: dates.today)
    ahead = EntriesAhead(of: dates.now)
  }

  /// Takes an entry into account; returns whether it is of the period and not of a later day.
  mutating func include(_ record: EntryRecord, _ contents: EntryContents) -> Bool {
    ahead.count(record)
    let day = boundary.day(of: record.at)
    let event = record.knownEvent
    if event == .slip { calculator.recordSlip(on: day) }
    guard day <= calculator.today, bounds.contains(record.at, boundary: boundary) else {
      return false
    }
    calculator.record(
      day: day, mood: record.mood, event: event, emoji: contents.emoji, tags: contents.tagNames)
    return true
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
  mutating func count(_ record: EntryRecord, _ contents: EntryContents) -> Bool {
    _ = include(record, contents)
    return false
  }

  mutating func add(_ others: MoodSurvey) {
    calculator.add(others.calculator)
    ahead.add(others.ahead)
  }
}
