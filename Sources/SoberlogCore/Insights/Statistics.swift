/// What some entries of a journal say about moods.
///
/// Every average is that of the scores of the entries with a mood: a day with three such entries
/// counts three times.
public struct Statistics: Hashable, Sendable {
  /// The days that have entries, ascending.
  public let days: [DayMoods]

  /// How many entries have each mood, by its raw value.
  private let moods: [Int]

  /// How many urges were withstood.
  public let urges: Int

  /// The days with a mood whose next day is one with a slip, be they slip days themselves or not.
  public let beforeSlip: DayGroup

  /// All other days with a mood.
  public let otherDays: DayGroup

  /// The tags without their marks, the most frequent first.
  public let tags: [CountedText]

  /// The emoji, the most frequent first.
  public let emoji: [CountedText]

  /// Gathers the statistics.
  ///
  /// - Parameters:
  ///   - days: the days that have entries, ascending.
  ///   - moods: how many entries have each mood, by its raw value.
  ///   - urges: how many urges were withstood.
  ///   - slipDays: the days with a slip, of the whole journal, ascending.
  ///   - tags: the tags, the most frequent first.
  ///   - emoji: the emoji, the most frequent first.
  /// - Complexity: O(*n*) for *n* days.
  init(
    days: [DayMoods], moods: [Int], urges: Int, slipDays: [CivilDate], tags: [CountedText],
    emoji: [CountedText]
  ) {
    self.days = days
    self.moods = moods
    self.urges = urges
    self.tags = tags
    self.emoji = emoji
    var groups = (beforeSlip: DayGroup(), otherDays: DayGroup())
    var slips = slipDays[...]
    for day in days where day.ratings.rated > 0 {
      let next = day.day.adding(days: 1)
      slips = slips.drop { $0 < next }
      if slips.first == next {
        groups.beforeSlip.add(day)
      } else {
        groups.otherDays.add(day)
      }
    }
    (beforeSlip, otherDays) = groups
  }
}

extension Statistics {
  /// The first day that has an entry; nil without entries.
  public var firstDay: CivilDate? { days.first?.day }

  /// The last day that has an entry; nil without entries.
  public var lastDay: CivilDate? { days.last?.day }

  /// How many entries have a mood.
  public func count(of mood: EmotionLevel) -> Int { moods[mood.rawValue] }

  /// The ratings of all entries together.
  ///
  /// - Complexity: O(*n*) for *n* days.
  public var ratings: Ratings { days.lazy.map(\.ratings).joined() }

  /// The ratings of the entries of each weekday, Monday first.
  ///
  /// - Complexity: O(*n*) for *n* days.
  public var byWeekday: [Ratings] {
    days.reduce(into: [Ratings](repeating: Ratings(), count: 7)) { weekdays, day in
      weekdays[day.day.weekday - 1].add(day.ratings)
    }
  }

  /// The months that have entries, each by its first day, with the ratings of their entries.
  ///
  /// - Complexity: O(*n*) for *n* days.
  public var byMonth: [(month: CivilDate, ratings: Ratings)] {
    days.reduce(into: []) { months, day in
      let month = day.day.firstOfMonth
      if let last = months.indices.last, months[last].month == month {
        months[last].ratings.add(day.ratings)
      } else {
        months.append((month, day.ratings))
      }
    }
  }
}
