/// The ratings of a period, cut into spans of equally many days.
public struct MoodSpans: Hashable, Sendable {
  /// The number of days of each span but perhaps the last, at least 1.
  public let daysEach: Int

  /// The ratings of each span, oldest first.
  public let spans: [Ratings]

  /// Cuts the period from the first to the last of some days.
  ///
  /// - Parameters:
  ///   - days: the days that have entries, ascending.
  ///   - most: the most spans there may be, at least 1.
  /// - Complexity: O(*n*) for *n* days and spans.
  public init(of days: [DayMoods], atMost most: Int) {
    guard let first = days.first?.day, let last = days.last?.day else {
      daysEach = 1
      spans = []
      return
    }
    let length = last.days(since: first) + 1
    daysEach = (length - 1) / max(1, most) + 1
    var spans = [Ratings](repeating: Ratings(), count: (length + daysEach - 1) / daysEach)
    for day in days { spans[day.day.days(since: first) / daysEach].add(day.ratings) }
    self.spans = spans
  }
}
