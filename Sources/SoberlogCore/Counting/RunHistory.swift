/// The runs that follow from the starts and slips of a journal.
///
/// Where rules could be read in two ways:
/// - Whether counting begins with a `start` is decided by the earliest event alone. So when a
///   `start` and, later on the same day, a `slip` are the first events, entries before that day
///   are only writing, although the day is not sober and the `start` opens no run.
/// - On a later day with both, the `start` has no effect at all: the days since an earlier slip
///   then lie between two slips and are sober.
struct RunHistory: Hashable, Sendable {
  /// The day on which counting begins.
  ///
  /// After a first `start` that counts as day 0 it is the day after, unless there is a slip on the
  /// day of that start, which is counted.
  let firstCountedDay: CivilDate

  /// The runs that a slip or another start has ended, oldest first.
  private var ended: [Run] = []

  /// The first day of the run that no event has ended, at most the day after the last event.
  private(set) var openRunFirst: CivilDate

  /// Applies the rules to the events of a journal.
  ///
  /// - Parameters:
  ///   - firstEntryDay: the day of the earliest entry of any kind.
  ///   - eventDays: the days with a start or a slip, ascending, none before `firstEntryDay`.
  ///   - startCountsAs: the number that the day of a start has.
  /// - Complexity: O(*n*) for *n* days with events.
  init(firstEntryDay: CivilDate, eventDays: [EventDay], startCountsAs: StartCountsAs) {
    firstCountedDay =
      if let first = eventDays.first, first.beginsWithStart {
        first.isSlipDay ? first.day : startCountsAs.firstDay(ofStartOn: first.day)
      } else {
        firstEntryDay
      }
    openRunFirst = firstCountedDay
    var followsSlip = false
    for event in eventDays {
      // Days between a slip and a start are not sober: the run that seemed to go on never was.
      if event.isSlipDay || !followsSlip { endRun(before: event.day) }
      openRunFirst =
        event.isSlipDay
        ? event.day.adding(days: 1) : startCountsAs.firstDay(ofStartOn: event.day)
      followsSlip = event.isSlipDay
    }
  }
}

extension RunHistory {
  /// All runs up to a day that is not before the last event, oldest first.
  ///
  /// A run whose last day is that day goes on.
  ///
  /// - Complexity: O(*n*) for *n* runs.
  func runs(through day: CivilDate) -> [Run] {
    guard let open = Run(from: openRunFirst, through: day) else { return ended }
    return ended + [open]
  }

  /// Keeps the open run up to the day before an event, if it has come to a day at all.
  private mutating func endRun(before day: CivilDate) {
    if let run = Run(from: openRunFirst, through: day.adding(days: -1)) {
      ended.append(run)
    }
  }
}
