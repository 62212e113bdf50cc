/// A stretch of consecutive sober days, at least one.
public struct Run: Hashable, Sendable {
  /// The first sober day.
  public let first: CivilDate

  /// The last sober day; of a run that goes on, the day that the figures are for.
  public let last: CivilDate

  /// Makes a run of the days from `first` to `last`; nil when there are none.
  public init?(from first: CivilDate, through last: CivilDate) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }
}

extension Run {
  /// The number of sober days, at least 1.
  public var days: Int {
    last.days(since: first) + 1
  }
}
