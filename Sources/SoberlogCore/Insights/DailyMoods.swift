/// Collects from entries, which may come in any order, what each day was like.
///
/// Memory grows with the number of different days, not of entries.
public struct DailyMoods: Sendable {
  /// The days in the order in which their first entries came.
  private var days: [DayMoods] = []

  /// Where each day stands in `days`.
  private var places: [CivilDate: Int] = [:]

  /// Makes a collection that has seen no entry.
  public init() {}
}

extension DailyMoods {
  /// Takes an entry into account.
  ///
  /// - Complexity: O(1) on average.
  public mutating func record(day: CivilDate, mood: EmotionLevel, event: JournalEvent?) {
    // Entries come nearly sorted, so most belong to the day of the one before.
    let last = days.count - 1
    let place = last >= 0 && days[last].day == day ? last : placeOfRecord(for: day)
    days[place].record(mood: mood, event: event)
  }

  /// Takes the entries of another collection into account.
  ///
  /// - Complexity: O(*n*) for its *n* days.
  public mutating func add(_ others: DailyMoods) {
    for day in others.days { days[placeOfRecord(for: day.day)].add(day) }
  }

  /// Where a day stands, which is added unless it is there.
  private mutating func placeOfRecord(for day: CivilDate) -> Int {
    if let place = places[day] { return place }
    places[day] = days.count
    days.append(DayMoods(day: day))
    return days.count - 1
  }

  /// The days that have entries, ascending.
  ///
  /// - Complexity: O(*n* log *n*) for *n* days.
  public func sorted() -> [DayMoods] {
    days.sorted { $0.day < $1.day }
  }
}
