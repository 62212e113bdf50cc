// Words for the future, which are refused.

extension DateParser {
  /// A word or a count for the future, `tomorrow 9pm`, `来週の月曜`, `in 3 days`, `3日後`: it is always
  /// refused.
  func future(_ scanner: inout DateScanner) throws(DateExpressionError) -> DateExpression? {
    guard scanner.takeFutureWord() || scanner.takeFutureCount() else { return nil }
    if scanner.isAtLatinLetter { return nil }
    throw .inFuture
  }
}

extension DateScanner {
  /// Reads a word for a day, a week, a month or a year in the future; returns whether one came next.
  fileprivate mutating func takeFutureWord() -> Bool {
    guard take("next ") else { return DateScanner.futureWords.contains { take($0) } }
    // Month before mon, which it begins with.
    return ["week", "month", "year"].contains { take($0) }
      || take(from: WeekdayName.english) != nil
  }

  /// Reads a time counted from now on, nothing when none comes next; returns whether one did.
  fileprivate mutating func takeFutureCount() -> Bool {
    var ahead = self
    let isIn = ahead.take("in ")
    guard ahead.count() != nil else { return false }
    _ = ahead.take(" ")
    let isFuture =
      if ahead.take(from: DateUnit.japanese) != nil {
        ahead.take("後")
      } else {
        ahead.take(from: DateUnit.english) != nil && (isIn || ahead.take(" from now"))
      }
    if isFuture { self = ahead }
    return isFuture
  }

  /// The words that begin no other one.
  private static let futureWords = [
    "tomorrow", "day after tomorrow", "the day after tomorrow", "明日", "あした", "あす", "明後日", "あさって",
    "来週", "来月", "来年", "再来週", "再来月", "再来年",
  ]
}
