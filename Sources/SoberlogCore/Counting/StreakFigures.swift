/// What a journal says about sober days, as of a day. No figure is ever negative.
public struct StreakFigures: Hashable, Sendable {
  /// The day that the figures are for, "today" below.
  public let day: CivilDate

  /// The number that the day of a start has.
  public let startCountsAs: StartCountsAs

  /// All runs, oldest first; the last one goes on when it ends today.
  public let history: [Run]

  /// The number of days from the first counted one to today; 0 before it.
  public let trackedDays: Int

  /// The number of days with a slip.
  public let slipDays: Int

  /// The last day with a slip.
  public let lastSlip: CivilDate?

  /// The next milestone, later than today, of the current run or else of the one that begins
  /// tomorrow; nil before the first entry.
  public let nextMilestone: Milestone?

  /// The milestones that the current run reaches today, an anniversary last.
  public let reached: [Milestone]

  /// For how many consecutive days there are entries.
  public let writing: WritingStreak

  /// Gathers the figures.
  ///
  /// - Parameters:
  ///   - history: the runs that the entries up to `day` give; nil without entries.
  ///   - slips: the days with a slip up to `day`, ascending.
  /// - Complexity: O(*n*) for *n* runs.
  init(
    day: CivilDate, startCountsAs: StartCountsAs, history: RunHistory?, slips: [CivilDate],
    writing: WritingStreak
  ) {
    self.day = day
    self.startCountsAs = startCountsAs
    self.history = history?.runs(through: day) ?? []
    trackedDays = history.map { max(0, day.days(since: $0.firstCountedDay) + 1) } ?? 0
    slipDays = slips.count
    lastSlip = slips.last
    nextMilestone = history.map { .next(after: day, ofRunFrom: $0.openRunFirst) }
    reached = history.map { Milestone.reached(on: day, byRunFrom: $0.openRunFirst) } ?? []
    self.writing = writing
  }
}

extension StreakFigures {
  /// The run that goes on today; nil on a day that is not sober and before the first counted day.
  public var currentRun: Run? {
    history.last.flatMap { $0.last == day ? $0 : nil }
  }

  /// The number of days of the current run, today included; 0 without one.
  public var days: Int {
    currentRun?.days ?? 0
  }

  /// The first day of the current run.
  public var since: CivilDate? {
    currentRun?.first
  }

  /// Whether a slip is recorded on the day.
  public var isSlipDay: Bool {
    lastSlip == day
  }

  /// The longest run, of equal ones the most recent; it may be the current one.
  ///
  /// - Complexity: O(*n*) for *n* runs.
  public var longest: Run? {
    history.reversed().max { $0.days < $1.days }
  }

  /// The run before the current one; without a current run, the last one.
  public var previous: Run? {
    currentRun == nil ? history.last : history.dropLast().last
  }

  /// The days of all runs together.
  ///
  /// - Complexity: O(*n*) for *n* runs.
  public var totalSoberDays: Int {
    history.reduce(0) { $0 + $1.days }
  }

  /// The days from today to the next milestone, at least 1.
  public var daysToNextMilestone: Int? {
    nextMilestone?.date.days(since: day)
  }

  /// Whether the current run has reached a length today.
  ///
  /// A length of zero is always reached, even without a run.
  public func hasReached(_ span: CalendarSpan) -> Bool {
    guard span.count > 0 else { return true }
    return since.map { span.dateReached(byRunFrom: $0) <= day } ?? false
  }
}
