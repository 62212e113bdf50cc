// Dates as people write them, in English and in Japanese.

extension DateParser {
  /// A date as English writes it: `Sat 28 Nov 2026`, `28th November`, `Nov 28, 2026`, `Nov 2026`,
  /// `Nov`.
  func englishDate(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    let weekday = scanner.take(from: WeekdayName.english)
    if weekday != nil { scanner.skipCommaAndBlank() }
    var day = scanner.dayOfMonth()
    if day != nil { _ = scanner.take(" ") }
    guard let month = scanner.take(from: MonthName.english) else { return nil }
    if day == nil {
      var ahead = scanner
      _ = ahead.take(" ")
      day = ahead.dayOfMonth()
      if day != nil { scanner = ahead }
    }
    var ahead = scanner
    ahead.skipCommaAndBlank()
    let year = ahead.number(digits: 4...4)
    if year != nil { scanner = ahead }
    guard let day else {
      guard weekday == nil, scanner.isAtEnd else { return nil }
      return .month(first: try firstDay(year: year, month: month))
    }
    let named = try namedDay(year: year, month: month, day: day)
    return try dayOrMoment(named, on: weekday, followedBy: &scanner)
  }

  /// A date as Japanese writes it: `2026年11月1日(日)`, `2026年11月`, `2026年`, `去年の11月1日`,
  /// `11月1日土曜`, `11月`.
  func japaneseDate(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    let year = scanner.japaneseYear(now: context.today.year)
    if let year, scanner.isAtEnd { return .year(first: try date(year: year, month: 1, day: 1)) }
    guard let month = scanner.number(digits: 1...9), scanner.take("月") else { return nil }
    if scanner.isAtEnd { return .month(first: try firstDay(year: year, month: month)) }
    guard let day = scanner.number(digits: 1...9), scanner.take("日") else { return nil }
    let named = try namedDay(year: year, month: month, day: day)
    let weekday = scanner.japaneseWeekday()
    return try dayOrMoment(named, on: weekday, followedBy: &scanner)
  }

  /// The first day of a month; without a year that of the latest one, the present one included.
  private func firstDay(year: Int?, month: Int) throws(DateExpressionError) -> CivilDate {
    guard let year else {
      return try latestDate(month: month, day: 1, notAfter: context.today)
    }
    return try date(year: year, month: month, day: 1)
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
  /// Reads a day of a month as English writes it: `28`, `28th`.
  fileprivate mutating func dayOfMonth() -> Int? {
    let day = number(digits: 1...2)
    if day != nil { _ = ["st", "nd", "rd", "th"].first { take($0) } }
    return day
  }

  /// Reads a year as Japanese writes it, `2026年`, `去年の`; reads nothing when none comes next.
  ///
  /// - Parameter now: the present year.
  fileprivate mutating func japaneseYear(now: Int) -> Int? {
    var ahead = self
    var year = ahead.take(from: DateWord.japaneseYears).map { now - $0 }
    if year != nil {
      if ahead.take("の"), ahead.isAtEnd { return nil }
    } else if let number = ahead.number(digits: 1...9), ahead.take("年") {
      year = number
    }
    if year != nil { self = ahead }
    return year
  }

  /// Reads the weekday that may stand behind a Japanese date: `(土)`, `土曜`; nothing when none does.
  fileprivate mutating func japaneseWeekday() -> Int? {
    if let weekday = take(from: WeekdayName.inParentheses) { return weekday }
    var ahead = self
    _ = ahead.take(" ")
    let weekday = ahead.take(from: WeekdayName.japanese)
    if weekday != nil { self = ahead }
    return weekday
  }

  /// Reads what may stand between the parts of an English date.
  fileprivate mutating func skipCommaAndBlank() {
    _ = take(",")
    _ = take(" ")
  }
}
