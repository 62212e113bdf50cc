/// A day of which nothing is recorded but that it is among others.
struct BareDay: DayRecord {
  /// The day.
  let day: CivilDate

  mutating func add(_ other: BareDay) {}
}
