/// Reads date expressions: tries one family of forms after the other.
///
/// A form returns nil when the text is not of its kind, and throws when it is but says something
/// impossible or ambiguous.
struct DateParser {
  /// What the text is relative to.
  let context: DateContext
}

extension DateParser {
  /// A form: reads as much of a text as it understands.
  private typealias Form =
    (inout DateScanner) throws(DateExpressionError) -> DateExpression?

  /// Reads a whole text.
  ///
  /// - Throws: `DateExpressionError` that says why it stands for no date.
  func parse(_ text: DateScanner) throws(DateExpressionError) -> DateExpression {
    guard !text.isAtEnd else { throw .empty }
    let forms: [Form] = [
      countBack, word, yearsAndMonthsBack, weekdayOfWeek, lastWeekday, future, timeToday,
      isoDate, slashDate, englishDate, japaneseDate, unorderedDate,
    ]
    for form in forms {
      var scanner = text
      if let expression = try form(&scanner), scanner.isAtEnd { return expression }
    }
    throw text.containsLongNumber ? .numberTooBig : .notUnderstood
  }
}

// What the families of forms share.

extension DateParser {
  /// The day itself, or a moment of it when a time follows in the text.
  ///
  /// - Parameter part: the part of the day that was named; a time has to follow then.
  /// - Throws: `timeMissing` when it does not, and what reading the time throws.
  func dayOrMoment(
    _ named: NamedDay, in part: PartOfDay? = nil, followedBy scanner: inout DateScanner
  ) throws(DateExpressionError) -> DateExpression? {
    if scanner.isAtEnd, part == nil { return .day(named.day) }
    let isISO = scanner.take("t")
    if !isISO { _ = scanner.take(" at ") || scanner.take(" ") || scanner.take("の") }
    let time: WrittenTime?
    do {
      time = try WrittenTime(&scanner, allowingCompact: isISO, in: part)
    } catch .ambiguous(let times) {
      throw .ambiguous(readings: times.map { "\(named.day) \($0)" })
    }
    return try time.map { time throws(DateExpressionError) in try moment(of: named, at: time) }
  }

  /// The moment of a day at a time.
  ///
  /// - Throws: `ambiguous` when the time is one of the night after midnight.
  func moment(
    of named: NamedDay, at written: WrittenTime
  ) throws(DateExpressionError) -> DateExpression {
    if written.mayBeOnNextDate {
      throw written.refusal(of: named.day, notAfter: context.latestDate)
    }
    let zone = written.offsetMinutes.map(ZoneRules.fixed) ?? context.zone
    let (latest, earlier) = (named.day, named.earlier)
    func timestamp(_ day: CivilDate) -> LocalTimestamp {
      let date = named.isDate ? day : context.date(within: day, at: written.time)
      return zone.localTimestamp(date: date, time: written.time)
    }
    return .moment(
      timestamp(latest), wholeMinute: !written.hasSeconds, earlier: earlier.map(timestamp))
  }

  /// A date from its parts.
  func date(year: Int, month: Int, day: Int) throws(DateExpressionError) -> CivilDate {
    do {
      return try CivilDate(year: year, month: month, day: day)
    } catch { throw .date(error) }
  }

  /// The latest date with a month and a day that is not after another date.
  func latestDate(
    month: Int, day: Int, notAfter last: CivilDate
  ) throws(DateExpressionError) -> CivilDate {
    // From one 29 February to the next it is at most eight years.
    for year in (last.year - 8...last.year).reversed() {
      if let date = try? CivilDate(year: year, month: month, day: day), date <= last {
        return date
      }
    }
    _ = try date(year: max(last.year, CivilDate.years.lowerBound), month: month, day: day)
    throw .tooFarBack
  }

  /// The same date, which was reached by counting from today.
  ///
  /// - Throws: `tooFarBack` before the year 1900, `date` after the year 9999.
  func reachable(_ date: CivilDate) throws(DateExpressionError) -> CivilDate {
    let year = date.year
    guard year >= CivilDate.years.lowerBound else { throw .tooFarBack }
    guard year <= CivilDate.years.upperBound else { throw .date(.year(year)) }
    return date
  }
}
