import SoberlogCore

/// What counting looks at in an entry.
struct CountedEntry: Hashable {
  /// The day of the entry.
  let day: CivilDate

  /// When it was, in seconds since 1970-01-01T00:00:00Z.
  let instant: Int64

  /// What it records besides writing.
  let event: JournalEvent?
}

extension CountedEntry {
  /// Makes an entry at an hour of a day, which is written as `countingDay` reads it.
  init(_ day: String, hour: Int64, event: JournalEvent?) {
    let day = countingDay(day)
    self.init(day: day, instant: Int64(day.dayNumber) * 86_400 + hour * 3600, event: event)
  }

  /// A `start` at an hour of a day.
  static func start(_ day: String, hour: Int64 = 12) -> CountedEntry {
    CountedEntry(day, hour: hour, event: .start)
  }

  /// A `slip` at an hour of a day.
  static func slip(_ day: String, hour: Int64 = 12) -> CountedEntry {
    CountedEntry(day, hour: hour, event: .slip)
  }

  /// An urge at noon of a day.
  static func urge(_ day: String) -> CountedEntry {
    CountedEntry(day, hour: 12, event: .urge)
  }

  /// An entry without an event at an hour of a day.
  static func plain(_ day: String, hour: Int64 = 12) -> CountedEntry {
    CountedEntry(day, hour: hour, event: nil)
  }
}

/// The date that a test writes as `2026-11-30`, or as `11-30` when it is in 2026.
func countingDay(_ text: String) -> CivilDate {
  let numbers = text.split(separator: "-").compactMap { Int($0) }
  let parts = numbers.count == 2 ? [2026] + numbers : numbers
  guard parts.count == 3,
    let date = try? CivilDate(year: parts[0], month: parts[1], day: parts[2])
  else { preconditionFailure("a test has a date that does not exist: \(text)") }
  return date
}

extension StreakFigures {
  /// The figures of some entries as of a day, recorded in the order given.
  static func of(
    _ entries: [CountedEntry], asOf day: CivilDate, startCountsAs: StartCountsAs = .one
  ) -> StreakFigures {
    of(parts: [entries], asOf: day, startCountsAs: startCountsAs)
  }

  /// The figures of entries of which each part is counted by itself before all are put together.
  static func of(
    parts: [[CountedEntry]], asOf day: CivilDate, startCountsAs: StartCountsAs = .one
  ) -> StreakFigures {
    var total = StreakCalculator(startCountsAs: startCountsAs)
    for part in parts {
      var calculator = StreakCalculator(startCountsAs: startCountsAs)
      for entry in part {
        calculator.record(day: entry.day, instant: entry.instant, event: entry.event)
      }
      total.add(calculator)
    }
    return total.figures(asOf: day)
  }

  /// The figures of some entries as of a day, by default 2026-11-30.
  static func of(
    _ entries: [CountedEntry], asOf day: String = "11-30", startCountsAs: StartCountsAs = .one
  ) -> StreakFigures {
    of(entries, asOf: countingDay(day), startCountsAs: startCountsAs)
  }
}

extension Run {
  /// The first and the last day, without the year when it is 2026: `11-01…11-09`.
  var text: String {
    let days = [first, last].map(\.description)
    return days.map { $0.hasPrefix("2026-") ? String($0.dropFirst(5)) : $0 }
      .joined(separator: "…")
  }
}
