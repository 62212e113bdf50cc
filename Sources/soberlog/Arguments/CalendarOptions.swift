import SoberlogCore

/// The options of `calendar`.
enum CalendarOptions {
  /// The last months, this one included.
  static let months = ValueOption(
    "months", Text("N", "月数"),
    Text("The last N months (default: \(defaultMonths))", "最近の何か月を表示するか(既定: \(defaultMonths))")
  ) { text, _ in
    try wholeNumber(text, least: 1)
  }

  /// How many months are shown when no number is given.
  static let defaultMonths = 3

  /// A whole year; its value is the first day.
  static let year = ValueOption(
    "year", Text("YYYY", "年"), Text("All months of this year", "その年のすべての月")
  ) { text, _ in
    guard let year = try? wholeNumber(text, least: CivilDate.years.lowerBound),
      let first = try? CivilDate(year: year, month: 1, day: 1)
    else { throw ValueError.notAYear }
    return first
  }

  /// What there is to know about all of them.
  static let specifications = [months.specification, year.specification]
}
