// Dates that are refused since their parts are in no safe order.

extension DateParser {
  /// A date whose parts stand in no safe order, `01/02` or `1/2/26`: it is always refused.
  ///
  /// So is one such as `13/02`, although only one order is possible: it would teach a form that
  /// fails on other days.
  func unorderedDate(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard let first = scanner.number(digits: 1...2) else { return nil }
    let separator = scanner.take("/") ? "/" : "-"
    guard separator == "/" || scanner.take("-"), let second = scanner.number(digits: 1...2) else {
      return nil
    }
    var third: Int?
    if scanner.take(separator) {
      third = scanner.number(digits: 1...4)
      if third == nil { return nil }
    }
    guard
      scanner.isAtEnd || scanner.take(" ") || scanner.take("t")
        || scanner.take(from: WeekdayName.inParentheses) != nil
    else { return nil }

    var orders = [(year: third, month: first, day: second), (third, second, first)]
    if let third, third < 100 {
      orders.insert((first, second, third), at: separator == "/" ? 2 : 0)
    }
    throw try refusal(orders: orders)
  }

  /// The error that names the date, or the first two dates, among some readings.
  ///
  /// - Throws: what is wrong with the first reading, when none is a date.
  private func refusal(
    orders: [(year: Int?, month: Int, day: Int)]
  ) throws(DateExpressionError) -> DateExpressionError {
    var readings: [CivilDate] = []
    for order in orders {
      let reading = try? date(year: order.year, month: order.month, day: order.day)
      if let reading, !readings.contains(reading) { readings.append(reading) }
    }
    if readings.isEmpty, let order = orders.first {
      _ = try date(year: order.year, month: order.month, day: order.day)
    }
    return readings.count == 1
      ? .confusable(reading: readings[0], hasYear: orders[0].year != nil)
      : .ambiguous(readings: readings.prefix(2).map(\.description))
  }

  /// The latest date not after today when there is no year; a year of two digits is of the past
  /// hundred years.
  private func date(
    year: Int?, month: Int, day: Int
  ) throws(DateExpressionError) -> CivilDate {
    guard let year else {
      return try latestDate(month: month, day: day, notAfter: context.latestDate)
    }
    let now = context.today.year
    let age = (now - year).dividedDown(by: 100).remainder
    return try date(year: year < 100 ? now - age : year, month: month, day: day)
  }
}
