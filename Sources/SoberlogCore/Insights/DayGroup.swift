/// Days with a mood that have something in common, and how they were rated.
public struct DayGroup: Hashable, Sendable {
  /// The number of days, on which all figures rest.
  public private(set) var days = 0

  /// The number of days on which a mood was below the middle.
  public private(set) var lowDays = 0

  /// The ratings of the entries of these days.
  public private(set) var ratings = Ratings()

  /// Makes a group without days.
  init() {}
}

extension DayGroup {
  /// Takes a day into account.
  mutating func add(_ day: DayMoods) {
    days += 1
    if day.isLow { lowDays += 1 }
    ratings.add(day.ratings)
  }

  /// The average of the scores; nil without days.
  public var average: MoodAverage? { ratings.average }

  /// How many of a hundred days are low ones; nil where too few days are known to say so.
  public var lowPercentage: Int? { percentage(lowDays, of: days) }
}

/// How many of a hundred a part is, rounded half up; nil for less than five, which say too little.
public func percentage(_ part: Int, of whole: Int) -> Int? {
  whole < 5 ? nil : (200 * part + whole) / (2 * whole)
}
