/// The days with a start or a slip, collected in any order.
struct EventDays: Sendable {
  /// The days in the order they came, some perhaps in parts.
  private var days: [EventDay] = []

  /// The number of elements of `days` at which the parts of a day are put together.
  private var limit = minimumLimit

  /// Makes a collection without days.
  init() {}
}

extension EventDays {
  /// The number of days below which looking for parts is not worth it.
  private static let minimumLimit = 1024

  /// Takes a start into account.
  ///
  /// - Complexity: as of `WrittenDays.insert(_:)`.
  mutating func recordStart(on day: CivilDate, at instant: Int64) {
    days[placeOfRecord(for: day)].recordStart(at: instant)
  }

  /// Takes a slip into account.
  ///
  /// - Complexity: as of `WrittenDays.insert(_:)`.
  mutating func recordSlip(on day: CivilDate, at instant: Int64) {
    days[placeOfRecord(for: day)].recordSlip(at: instant)
  }

  /// Takes the days of another collection into account.
  mutating func add(_ others: EventDays) {
    for other in others.days { days[placeOfRecord(for: other.day)].add(other) }
  }

  /// Where what happened on a day is to be recorded.
  private mutating func placeOfRecord(for day: CivilDate) -> Int {
    if days.last?.day != day {
      if days.count >= limit {
        days = EventDays.joined(days)
        limit = max(EventDays.minimumLimit, 2 * days.count)
      }
      days.append(EventDay(day: day))
    }
    return days.count - 1
  }

  /// The days up to and including a last one, ascending.
  ///
  /// - Complexity: O(*n*) when the days came sorted, else O(*n* log *n*).
  func sorted(through last: CivilDate) -> [EventDay] {
    EventDays.joined(days.filter { $0.day <= last })
  }

  /// These days ascending, each in one piece.
  private static func joined(_ days: [EventDay]) -> [EventDay] {
    if zip(days, days.dropFirst()).allSatisfy({ $0.day < $1.day }) { return days }
    var result: [EventDay] = []
    for part in days.sorted(by: { $0.day < $1.day }) {
      if result.last?.day == part.day {
        result[result.count - 1].add(part)
      } else {
        result.append(part)
      }
    }
    return result
  }
}
