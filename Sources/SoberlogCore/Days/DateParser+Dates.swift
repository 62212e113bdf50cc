// Dates of numbers with the year first.

extension DateParser {
  /// A date as ISO 8601 writes it: `2026-11-01`, `20261101`, `2026-11`, `2026`, `2026-W48`.
  func isoDate(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    if let digits = scanner.number(digits: 8...8) {
      let date = try date(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
      return try dayOrMoment(NamedDay(day: date, isDate: true), followedBy: &scanner)
    }
    guard let year = scanner.number(digits: 4...4) else { return nil }
    if scanner.isAtEnd { return .year(first: try date(year: year, month: 1, day: 1)) }
    guard scanner.take("-") else { return nil }
    if scanner.take("w") {
      guard let week = scanner.number(digits: 2...2) else { return nil }
      return .week(monday: try monday(ofWeek: week, year: year))
    }
    return try monthOrDay(
      year: year, separator: "-", digits: 2...2, followedBy: &scanner)
  }

  /// A date with slashes and the year first: `2026/11/1`, `2026/11`.
  func slashDate(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard let year = scanner.number(digits: 4...4), scanner.take("/") else { return nil }
    return try monthOrDay(year: year, separator: "/", digits: 1...2, followedBy: &scanner)
  }

  /// The month, or the day when there is one, that follows the year and a separator.
  private func monthOrDay(
    year: Int, separator: String, digits: ClosedRange<Int>, followedBy scanner: inout DateScanner
  ) throws(DateExpressionError) -> DateExpression? {
    guard let month = scanner.number(digits: digits) else { return nil }
    if scanner.isAtEnd { return .month(first: try date(year: year, month: month, day: 1)) }
    guard scanner.take(separator), let day = scanner.number(digits: digits) else { return nil }
    let date = try date(year: year, month: month, day: day)
    return try dayOrMoment(NamedDay(day: date, isDate: true), followedBy: &scanner)
  }

  /// The first day of a week as ISO 8601 numbers them: week 1 is the one with 4 January in it.
  ///
  /// - Throws: `week` when the year has no such week.
  private func monday(ofWeek week: Int, year: Int) throws(DateExpressionError) -> CivilDate {
    let inFirstWeek = try date(year: year, month: 1, day: 4)
    let monday = inFirstWeek.adding(days: 1 - inFirstWeek.weekday + (week - 1) * 7)
    // A week belongs to the year of its Thursday.
    guard monday.adding(days: 3).year == year else { throw .week(week, year: year) }
    return monday
  }
}
