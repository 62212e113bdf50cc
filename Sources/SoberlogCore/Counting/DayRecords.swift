/// What is recorded of a day.
protocol DayRecord: Sendable {
  /// The day.
  var day: CivilDate { get }

  /// Makes a record of a day with nothing in it.
  init(day: CivilDate)

  /// Takes what was recorded of the same day elsewhere into account.
  mutating func add(_ other: Self)
}

/// Records of days, collected in any order.
///
/// Memory grows with the number of different days.
struct DayRecords<Record: DayRecord>: Sendable {
  /// The records in the order they came, some perhaps in parts.
  private var records: [Record] = []

  /// The number of elements of `records` at which the parts of a day are put together.
  private var limit = DayRecords.minimumLimit

  /// Makes a collection without records.
  init() {}
}

extension DayRecords {
  /// The number of records below which looking for parts is not worth it.
  private static var minimumLimit: Int { 1024 }

  /// Makes sure that there is a record of a day.
  ///
  /// - Complexity: amortised O(log *n*) for *n* days in random order, O(1) for sorted ones.
  mutating func insert(_ day: CivilDate) {
    _ = placeOfRecord(of: day)
  }

  /// Changes the record of a day, which is there from then on.
  ///
  /// - Complexity: as of `insert(_:)`.
  mutating func update(_ day: CivilDate, _ change: (inout Record) -> Void) {
    change(&records[placeOfRecord(of: day)])
  }

  /// Takes the records of another collection into account.
  mutating func add(_ others: DayRecords) {
    for other in others.records { records[placeOfRecord(of: other.day)].add(other) }
  }

  /// Where what happened on a day is to be recorded.
  private mutating func placeOfRecord(of day: CivilDate) -> Int {
    // Journals come nearly sorted, so most days are that of the entry before.
    if records.last?.day != day {
      if records.count >= limit {
        records = DayRecords.joined(records)
        limit = max(DayRecords.minimumLimit, 2 * records.count)
      }
      records.append(Record(day: day))
    }
    return records.count - 1
  }

  /// The records, ascending by day.
  ///
  /// - Parameter last: the last day whose record is wanted; nil when all are wanted.
  /// - Complexity: O(*n*) when the days came sorted, else O(*n* log *n*).
  func sorted(through last: CivilDate? = nil) -> [Record] {
    DayRecords.joined(last.map { last in records.filter { $0.day <= last } } ?? records)
  }

  /// These records ascending by day, those of one day in one.
  private static func joined(_ records: [Record]) -> [Record] {
    if zip(records, records.dropFirst()).allSatisfy({ $0.day < $1.day }) { return records }
    var result: [Record] = []
    for part in records.sorted(by: { $0.day < $1.day }) {
      if result.last?.day == part.day {
        result[result.count - 1].add(part)
      } else {
        result.append(part)
      }
    }
    return result
  }
}
