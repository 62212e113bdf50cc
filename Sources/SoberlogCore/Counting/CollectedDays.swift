/// Days, collected in any order.
struct CollectedDays: Sendable {
  /// The days in the order they came, some perhaps more than once.
  private var days: [CivilDate] = []

  /// The number of elements of `days` at which repeated days are removed.
  private var limit = minimumLimit

  /// Makes a collection without days.
  init() {}
}

extension CollectedDays {
  /// The number of days below which looking for repeated ones is not worth it.
  private static let minimumLimit = 1024

  /// Adds a day unless it is there.
  ///
  /// Journals come nearly sorted, so most repeated days follow themselves and cost one comparison.
  ///
  /// - Complexity: amortised O(log *n*) for *n* days in random order, O(1) for sorted ones. Memory
  ///   grows with the number of different days.
  mutating func insert(_ day: CivilDate) {
    guard day != days.last else { return }
    days.append(day)
    guard days.count >= limit else { return }
    days = CollectedDays.sortedOnce(days)
    limit = max(CollectedDays.minimumLimit, 2 * days.count)
  }

  /// Adds the days of another collection.
  mutating func add(_ others: CollectedDays) {
    for day in others.days { insert(day) }
  }

  /// The days up to and including a last one, ascending, each once.
  ///
  /// - Complexity: O(*n*) when the days came sorted, else O(*n* log *n*).
  func sorted(through last: CivilDate) -> [CivilDate] {
    CollectedDays.sortedOnce(days.filter { $0 <= last })
  }

  /// These days ascending, each once.
  private static func sortedOnce(_ days: [CivilDate]) -> [CivilDate] {
    if zip(days, days.dropFirst()).allSatisfy(<) { return days }
    var result: [CivilDate] = []
    for day in days.sorted() where day != result.last {
      result.append(day)
    }
    return result
  }
}
