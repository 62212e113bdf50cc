/// For how many consecutive days at least one entry was written.
public struct WritingStreak: Hashable, Sendable {
  /// The days of the streak that ends today, or yesterday while today has no entry yet; else 0.
  public let days: Int

  /// The days of the longest streak, which may be the present one.
  public let longest: Int

  /// Measures the streaks of some days.
  ///
  /// - Parameters:
  ///   - writtenDays: the days with entries, ascending, each once, none later than `today`.
  ///   - today: the day that the figures are for.
  /// - Complexity: O(*n*) for *n* days.
  init(writtenDays: [CivilDate], today: CivilDate) {
    var length = 0
    var longest = 0
    var previous: CivilDate?
    for day in writtenDays {
      length = previous?.adding(days: 1) == day ? length + 1 : 1
      longest = max(longest, length)
      previous = day
    }
    let isGoingOn = previous.map { today.days(since: $0) <= 1 } ?? false
    self.days = isGoingOn ? length : 0
    self.longest = longest
  }
}
