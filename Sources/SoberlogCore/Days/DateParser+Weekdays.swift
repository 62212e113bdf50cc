// Weekdays of a week that is named.

extension DateParser {
  /// A weekday of a week that is named: `先週の金曜`, `今週の月曜日 21:00`.
  func weekdayOfWeek(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard let weeksBack = scanner.take(from: DateParser.weeksWithWeekday) else { return nil }
    _ = scanner.take("の")
    guard let weekday = scanner.take(from: WeekdayName.japanese) else { return nil }
    let day = try reachable(day(weekday, weeksBack: weeksBack))
    return try dayOrMoment(NamedDay(day: day, isDate: false), followedBy: &scanner)
  }

  /// `last friday`, which some take for the latest one before today and others for that of last
  /// week.
  ///
  /// - Throws: `ambiguous` when the two are different days.
  func lastWeekday(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard scanner.take("last "), let weekday = scanner.take(from: WeekdayName.english) else {
      return nil
    }
    let daysBack = (context.today.weekday - weekday - 1).dividedDown(by: 7).remainder + 1
    let latest = try reachable(context.today.adding(days: -daysBack))
    let ofLastWeek = try reachable(day(weekday, weeksBack: 1))
    let named = NamedDay(day: latest, isDate: false)
    let expression = try dayOrMoment(named, followedBy: &scanner)
    guard let expression, scanner.isAtEnd, latest != ofLastWeek else { return expression }
    let time: String
    if case .moment(let moment, _, _) = expression {
      time = " \(moment.time)"
    } else {
      time = ""
    }
    throw .ambiguous(readings: [latest, ofLastWeek].map { $0.description + time })
  }

  /// The day with an ISO number in the week this many weeks before the present one.
  private func day(_ weekday: Int, weeksBack: Int) -> CivilDate {
    context.today.adding(days: weekday - context.today.weekday - weeksBack * 7)
  }

  /// The words for a week that a weekday may follow, and the weeks from it to the present one.
  private static let weeksWithWeekday = WordTable<Int>([
    (["今週"], 0), (["先週"], 1), (["先々週"], 2),
  ])
}
