import SoberlogCore

/// What a report shows.
struct ReportContents: Hashable {
  /// The figures about sober days as of today, of the whole journal.
  let figures: StreakFigures

  /// The money that is not spent on a sober day, if the person set it.
  let savings: Savings?

  /// The figures about moods, of the entries of the period.
  let statistics: Statistics

  /// The period that charts show; it ends today or before.
  let period: ClosedRange<CivilDate>

  /// Some entries of the period, the newest first.
  let entries: [DatedEntry]
}

/// An entry and the day that it belongs to.
struct DatedEntry: Hashable {
  /// The entry.
  let entry: JournalEntry

  /// The day.
  let day: CivilDate
}

extension ReportContents {
  /// The number of days of the period.
  var dayCount: Int { period.upperBound.days(since: period.lowerBound) + 1 }

  /// The runs of which a day is in the period, oldest first, cut to it.
  var runs: [Run] {
    figures.history.compactMap { run in
      Run(
        from: max(run.first, period.lowerBound), through: min(run.last, period.upperBound))
    }
  }
}
