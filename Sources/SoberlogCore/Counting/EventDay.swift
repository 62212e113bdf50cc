/// A day with a `start` or a `slip`, and of each kind what matters for the count: the earliest.
struct EventDay: DayRecord, Hashable, Sendable {
  /// The day.
  let day: CivilDate

  /// When the earliest `start` of the day was, in seconds since 1970-01-01T00:00:00Z.
  private(set) var earliestStart: Int64?

  /// When the earliest `slip` of the day was, in seconds since 1970-01-01T00:00:00Z.
  private(set) var earliestSlip: Int64?

  /// Makes a day with nothing recorded yet.
  init(day: CivilDate) {
    self.day = day
  }
}

extension EventDay {
  /// Takes a `start` at an instant into account.
  mutating func recordStart(at instant: Int64) {
    earliestStart = min(earliestStart ?? instant, instant)
  }

  /// Takes a `slip` at an instant into account.
  mutating func recordSlip(at instant: Int64) {
    earliestSlip = min(earliestSlip ?? instant, instant)
  }

  /// Takes what was recorded of the same day elsewhere into account.
  mutating func add(_ other: EventDay) {
    if let start = other.earliestStart { recordStart(at: start) }
    if let slip = other.earliestSlip { recordSlip(at: slip) }
  }

  /// Whether something was drunk; a `start` on the same day then opens no run.
  var isSlipDay: Bool {
    earliestSlip != nil
  }

  /// Whether the earliest event of the day is a `start`.
  ///
  /// Of a `start` and a `slip` in the same second the slip is taken as the earlier one, since the
  /// order in which they are recorded must not matter.
  var beginsWithStart: Bool {
    guard let earliestStart else { return false }
    guard let earliestSlip else { return true }
    return earliestStart < earliestSlip
  }
}
