/// What the entries of one day say: how it was rated, and whether a run began or a drink was had.
public struct DayMoods: Hashable, Sendable {
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
    if mood != .notSelected, mood.rawValue < lowest?.rawValue ?? Int.max { lowest = mood }
    guard let event else { return }
    if event == .start { hasStart = true }
    if event == .slip { hasSlip = true }
  }

  /// Whether one of its entries has a mood below the middle.
  public var isLow: Bool { lowest == .worst || lowest == .bad }
}
