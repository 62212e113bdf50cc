/// Counts sober days from the entries of a journal, which it takes one by one and does not keep.
///
/// From where counting begins, every day is sober unless the journal says otherwise; nobody has to
/// check in. Days are calendar dates throughout, so that a day of 23 or 25 hours counts as one.
///
///     var calculator = StreakCalculator()
///     for entry in entries {
///       calculator.record(day: entry.day, instant: entry.instant, event: entry.event)
///     }
///     let figures = calculator.figures(asOf: today)
///
/// Memory grows with the number of different days and of days with events, not of entries.
public struct StreakCalculator: Sendable {
  /// The number that the day of a start has.
  public let startCountsAs: StartCountsAs

  /// The days with entries of any kind.
  private var writtenDays = DayRecords<BareDay>()

  /// The days with a start or a slip.
  private var eventDays = DayRecords<EventDay>()

  /// Makes a calculator that has seen no entry.
  public init(startCountsAs: StartCountsAs = .one) {
    self.startCountsAs = startCountsAs
  }
}

extension StreakCalculator {
  /// Takes an entry into account; the order in which entries come does not matter.
  ///
  /// - Parameters:
  ///   - day: the day that the entry belongs to.
  ///   - instant: seconds since 1970-01-01T00:00:00Z, which order the events of a day.
  ///   - event: what the entry records besides writing; an urge or an unknown event changes no
  ///     count.
  /// - Complexity: O(1) when entries come sorted by day, else amortised O(log *n*) for *n* days.
  public mutating func record(day: CivilDate, instant: Int64, event: JournalEvent?) {
    writtenDays.insert(day)
    if let event { record(event, on: day, at: instant) }
  }

  /// Keeps of an event what matters; apart from `record`, so that plain entries cost little.
  private mutating func record(_ event: JournalEvent, on day: CivilDate, at instant: Int64) {
    switch event {
    case .start: eventDays.update(day) { $0.recordStart(at: instant) }
    case .slip: eventDays.update(day) { $0.recordSlip(at: instant) }
    case .urge, .unknown: break
    }
  }

  /// Takes the entries that another calculator has seen into account.
  ///
  /// - Complexity: O(*n*) for *n* days that it has seen.
  public mutating func add(_ others: StreakCalculator) {
    writtenDays.add(others.writtenDays)
    eventDays.add(others.eventDays)
  }

  /// The figures as they stood on a day; entries of later days are left out.
  ///
  /// So a day after a slip counts as sober even though a later start, which takes it back, is
  /// already recorded.
  ///
  /// - Complexity: O(*n* log *n*) for *n* days; linear but for the days with events when entries
  ///   came sorted by day.
  public func figures(asOf day: CivilDate) -> StreakFigures {
    let writtenDays = writtenDays.sorted(through: day).map(\.day)
    let eventDays = eventDays.sorted(through: day)
    let history = writtenDays.first.map {
      RunHistory(firstEntryDay: $0, eventDays: eventDays, startCountsAs: startCountsAs)
    }
    return StreakFigures(
      day: day, startCountsAs: startCountsAs, history: history,
      slips: eventDays.filter(\.isSlipDay).map(\.day),
      writing: WritingStreak(writtenDays: writtenDays, today: day))
  }
}
