/// Which number the day of a `start` has in the run that it opens.
public enum StartCountsAs: Int, CaseIterable, Hashable, Sendable {
  /// The day of the last drink: it is not sober, and day 1 is the day after.
  case zero = 0
  /// The first sober day, day 1.
  case one = 1
}

extension StartCountsAs {
  /// The first sober day of the run that a `start` on this day opens.
  func firstDay(ofStartOn day: CivilDate) -> CivilDate {
    day.adding(days: 1 - rawValue)
  }
}
