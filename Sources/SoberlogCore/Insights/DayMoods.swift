/// What the entries of one day say: how it was rated, and whether a run began or a drink was had.
public struct DayMoods: DayRecord, Hashable, Sendable {
  /// The day.
  public let day: CivilDate

  /// The ratings of its entries.
  public private(set) var ratings = Ratings()

  /// The lowest mood of its entries; nil when none has a mood.
  public private(set) var lowest: EmotionLevel?

  /// Whether one of its entries is a start.
  public private(set) var hasStart = false

  /// Whether one of its entries is a slip.
  public private(set) var hasSlip = false

  /// Makes a day without an entry.
  init(day: CivilDate) {
    self.day = day
  }
}

extension DayMoods {
  /// Takes an entry of the day into account.
  mutating func record(mood: EmotionLevel, event: JournalEvent?) {
    ratings.record(mood)
    if mood != .notSelected { include(lowest: mood) }
    guard let event else { return }
    if event == .start { hasStart = true }
    if event == .slip { hasSlip = true }
  }

  /// Takes other entries of the same day into account.
  mutating func add(_ others: DayMoods) {
    ratings.add(others.ratings)
    if let mood = others.lowest { include(lowest: mood) }
    if others.hasStart { hasStart = true }
    if others.hasSlip { hasSlip = true }
  }

  /// Lets a mood be the lowest if it is lower than that.
  private mutating func include(lowest mood: EmotionLevel) {
    if mood.rawValue < lowest?.rawValue ?? Int.max { lowest = mood }
  }

  /// Whether one of its entries has a mood below the middle.
  public var isLow: Bool { lowest == .worst || lowest == .bad }
}
