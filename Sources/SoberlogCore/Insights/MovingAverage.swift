/// The average of the days up to each day, which shows where moods go behind their ups and downs.
public struct MovingAverage: Hashable, Sendable {
  /// The days that have a mood, ascending, each with the average of the scores of the entries of
  /// that day and the days before it.
  public let points: [Point]

  /// A day and the average of the days up to it.
  public struct Point: Hashable, Sendable {
    /// The day.
    public let day: CivilDate

    /// The average.
    public let average: MoodAverage
  }

  /// Averages over a window that ends with each day.
  ///
  /// - Parameters:
  ///   - days: the days that have entries, ascending.
  ///   - window: the number of days that are averaged, the day itself included; at least 1.
  /// - Complexity: O(*n*) for *n* days.
  public init(of days: [DayMoods], window: Int) {
    var ratings = Ratings()
    var start = days.startIndex
    var points: [Point] = []
    for day in days {
      ratings.add(day.ratings)
      while start < days.endIndex, day.day.days(since: days[start].day) >= max(1, window) {
        ratings.remove(days[start].ratings)
        start += 1
      }
      guard day.ratings.rated > 0, let average = ratings.average else { continue }
      points.append(Point(day: day.day, average: average))
    }
    self.points = points
  }
}
