/// What a text such as `yesterday`, `2026-11` or `12h` stands for, given the present.
public enum DateExpression: Hashable, Sendable {
  /// A moment.
  ///
  /// - Parameters:
  ///   - wholeMinute: whether it was written without seconds, so that all of its minute may be
  ///     meant.
  ///   - earlier: the moment before that which may be meant when it lies ahead: for `23:00`, which
  ///     is that of today, the one of yesterday. Nil when there is none.
  case moment(LocalTimestamp, wholeMinute: Bool, earlier: LocalTimestamp? = nil)
  /// A day.
  case day(CivilDate)
  /// An ISO week, from Monday to Sunday.
  case week(monday: CivilDate)
  /// A month, named by its first day.
  case month(first: CivilDate)
  /// A year, named by its first day.
  case year(first: CivilDate)
}

extension DateExpression {
  /// Reads a date expression, English or Japanese, whatever the language of the output.
  ///
  /// Letter case, width and blanks at the ends do not matter. What is ambiguous is refused, never
  /// guessed. Dates without a year are the latest not after today; dates that are written out may
  /// be in the future.
  ///
  /// - Throws: `DateExpressionError` that says why the text stands for no date.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, in context: DateContext) throws(DateExpressionError) {
    self = try DateParser(context: context).parse(DateScanner(text))
  }

  /// The words that stand for a date by themselves, in both languages: `yesterday`, `昨日`.
  public static var words: [String] {
    DateWord.table.longestFirst.map(\.text)
  }

  /// The days that the expression means from the first to the last, nil for a moment.
  public var days: ClosedRange<CivilDate>? {
    switch self {
    case .moment: nil
    case .day(let day): day...day
    case .week(let monday): monday...monday.adding(days: 6)
    case .month(let first): first...first.adding(months: 1).adding(days: -1)
    case .year(let first): first...first.adding(months: 12).adding(days: -1)
    }
  }

  /// The one day that the expression means: a day, or the day of a moment; nil for longer periods.
  public func day(in context: DateContext) -> CivilDate? {
    switch self {
    case .moment(let moment, _, _): context.boundary.day(of: moment)
    case .day(let day): day
    case .week, .month, .year: nil
    }
  }
}
