// Dates as people write them, in English and in Japanese.

extension DateParser {
  /// A date as English writes it: `Sat 28 Nov 2026`, `28 November`, `Nov 28, 2026`, `Nov 2026`.
  func englishDate(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    let weekday = scanner.take(from: WeekdayName.english)
    if weekday != nil { scanner.skipCommaAndBlank() }
    var day = scanner.number(digits: 1...2)
    if day != nil { _ = scanner.take(" ") }
    guard let month = scanner.take(from: MonthName.english) else { return nil }
    if day == nil {
      var ahead = scanner
      _ = ahead.take(" ")
      day = ahead.number(digits: 1...2)
      if day != nil { scanner = ahead }
    }
    var ahead = scanner
    ahead.skipCommaAndBlank()
    let year = ahead.number(digits: 4...4)
    if year != nil { scanner = ahead }
    guard let day else {
      guard let year, weekday == nil, scanner.isAtEnd else { return nil }
      return .month(first: try date(year: year, month: month, day: 1))
    }
    let named = try namedDay(year: year, month: month, day: day)
    return try dayOrMoment(named, on: weekday, followedBy: &scanner)
  }

  /// A date as Japanese writes it: `2026年11月1日(日)`, `2026年11月`, `2026年`, `11月1日`.
  func japaneseDate(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard var number = scanner.number(digits: 1...9) else { return nil }
    var year: Int?
    if scanner.take("年") {
      if scanner.isAtEnd { return .year(first: try date(year: number, month: 1, day: 1)) }
      guard let month = scanner.number(digits: 1...9) else { return nil }
      (year, number) = (number, month)
    }
    guard scanner.take("月") else { return nil }
    if scanner.isAtEnd, let year {
      return .month(first: try date(year: year, month: number, day: 1))
    }
    guard let day = scanner.number(digits: 1...9), scanner.take("日") else { return nil }
    let named = try namedDay(year: year, month: number, day: day)
    let weekday = scanner.take(from: WeekdayName.inParentheses)
    return try dayOrMoment(named, on: weekday, followedBy: &scanner)
  }

  /// The day of a date; without a year the latest one not after today.
  private func namedDay(
    year: Int?, month: Int, day: Int
  ) throws(DateExpressionError) -> NamedDay {
    if let year {
      return NamedDay(day: try date(year: year, month: month, day: day), isDate: true)
    }
    let latest = try latestDate(month: month, day: day, notAfter: context.latestDate)
    let earlier = try? latestDate(month: month, day: day, notAfter: latest.adding(days: -1))
    return NamedDay(day: latest, isDate: true, earlier: earlier)
  }

  /// The day itself, or a moment of it, of a date that may stand with its weekday.
  ///
  /// - Throws: `wrongWeekday` when the date is on another weekday.
  private func dayOrMoment(
    _ named: NamedDay, on weekday: Int?, followedBy scanner: inout DateScanner
  ) throws(DateExpressionError) -> DateExpression? {
    guard let weekday else { return try dayOrMoment(named, followedBy: &scanner) }
    // The weekday is that of one year alone.
    let named = NamedDay(day: named.day, isDate: true)
    let expression = try dayOrMoment(named, followedBy: &scanner)
    if expression != nil, scanner.isAtEnd, named.day.weekday != weekday {
      throw .wrongWeekday(of: named.day)
    }
    return expression
  }
}

extension DateScanner {
  /// Reads what may stand between the parts of an English date.
  fileprivate mutating func skipCommaAndBlank() {
    _ = take(",")
    _ = take(" ")
  }
}
