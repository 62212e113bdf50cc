/// Collects from entries, which may come in any order, what each day was like.
///
/// Memory grows with the number of different days, not of entries.
public struct DailyMoods: Sendable {
  /// What each day was like.
  private var days = DayRecords<DayMoods>()

  /// Makes a collection that has seen no entry.
  public init() {}
}

extension DailyMoods {
  /// Takes an entry into account.
  ///
  /// - Complexity: O(1) when entries come sorted by day, else amortised O(log *n*) for *n* days.
  public mutating func record(day: CivilDate, mood: EmotionLevel, event: JournalEvent?) {
    days.update(day) { $0.record(mood: mood, event: event) }
  }

  /// Takes the entries of another collection into account.
  ///
  /// - Complexity: O(*n*) for its *n* days.
  public mutating func add(_ others: DailyMoods) {
    days.add(others.days)
  }

  /// The days that have entries, ascending.
  ///
  /// - Complexity: O(*n*) for *n* days when entries came sorted by day, else O(*n* log *n*).
  public func sorted() -> [DayMoods] {
    days.sorted()
  }
}
