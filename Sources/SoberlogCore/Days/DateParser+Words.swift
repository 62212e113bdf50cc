// Words, counts back from now and times of today.

extension DateParser {
  /// A word: `now`, `yesterday`, `monday 07:00`, `last week`, `今年`.
  func word(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard let word = scanner.take(from: DateWord.table) else { return nil }
    let today = context.today
    let firstOfMonth = today.firstOfMonth
    switch word {
    case .now:
      return .moment(context.now, wholeMinute: false)
    case .day(let back):
      let day = try reachable(today.adding(days: -back))
      // After midnight, the evening of the day before may be called today's.
      let earlier = back == 0 ? day.adding(days: -1) : nil
      let named = NamedDay(day: day, isDate: false, earlier: earlier)
      return try dayOrMoment(named, followedBy: &scanner)
    case .part(let part, let back):
      let named = NamedDay(day: try reachable(today.adding(days: -back)), isDate: false)
      return try dayOrMoment(named, in: part, followedBy: &scanner)
    case .weekday(let number):
      let back = (today.weekday - number).dividedDown(by: 7).remainder
      let day = try reachable(today.adding(days: -back))
      let named = NamedDay(day: day, isDate: false, earlier: day.adding(days: -7))
      return try dayOrMoment(named, followedBy: &scanner)
    case .week(let back):
      return .week(monday: try reachable(today.adding(days: 1 - today.weekday - back * 7)))
    case .month(let back):
      return .month(first: try reachable(firstOfMonth.adding(months: -back)))
    case .year(let back):
      let months = 1 - today.month - back * 12
      return .year(first: try reachable(firstOfMonth.adding(months: months)))
    }
  }

  /// A count back from now: `7d`, `2 weeks ago`, `90分前`, `三日前`.
  func countBack(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    let number = scanner.count()
    if number != nil { _ = scanner.take(" ") }
    guard let unit = scanner.takeUnitAgo() else { return nil }
    guard let number else {
      if scanner.isAtEnd { throw .numberMissing }
      return nil
    }
    let today = context.today
    let day: CivilDate
    switch unit {
    case .minute: return try moment(secondsBack: Int64(number) * 60)
    case .hour: return try moment(secondsBack: Int64(number) * 3600)
    case .day: day = today.adding(days: -number)
    case .week: day = today.adding(days: -number * 7)
    case .month: day = today.adding(months: -number)
    case .year: day = today.adding(months: -number * 12)
    case .monthOrMinute:
      if scanner.isAtEnd { throw .ambiguous(readings: ["\(number)mo", "\(number)min"]) }
      return nil
    }
    return try dayOrMoment(NamedDay(day: reachable(day), isDate: false), followedBy: &scanner)
  }

  /// Years and months back from now: `1年3か月前`, `1 year and 3 months ago`.
  func yearsAndMonthsBack(
    _ scanner: inout DateScanner
  ) throws(DateExpressionError) -> DateExpression? {
    guard let years = scanner.count() else { return nil }
    _ = scanner.take(" ")
    guard scanner.takeUnit() == .year else { return nil }
    _ = scanner.take(" and ") || scanner.take(" ") || scanner.take("と")
    guard let months = scanner.count() else { return nil }
    _ = scanner.take(" ")
    guard scanner.takeUnitAgo() == .month else { return nil }
    let day = try reachable(context.today.adding(months: -(years * 12 + months)))
    return try dayOrMoment(NamedDay(day: day, isDate: false), followedBy: &scanner)
  }

  /// The moment some seconds ago.
  private func moment(secondsBack seconds: Int64) throws(DateExpressionError) -> DateExpression {
    let moment = context.zone.localTimestamp(at: context.now.instant - seconds)
    _ = try reachable(moment.date)
    return .moment(moment, wholeMinute: false)
  }

  /// A time alone: `09:30`.
  ///
  /// Where the day boundary makes two dates possible, that of now and that on which today has this
  /// time, the earlier is meant.
  func timeToday(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard let time = try WrittenTime(&scanner) else { return nil }
    let date = min(context.now.date, context.date(within: context.today, at: time.time))
    let named = NamedDay(day: date, isDate: true, earlier: date.adding(days: -1))
    return try moment(of: named, at: time)
  }
}
