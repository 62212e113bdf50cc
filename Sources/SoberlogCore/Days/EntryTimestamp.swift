// The timestamp that a date expression gives an entry.

/// Why a date expression cannot be the time of an entry.
public enum EntryTimestampError: Error, Hashable, Sendable {
  /// It means a whole week.
  case wholeWeek
  /// It means a whole month.
  case wholeMonth
  /// It means a whole year.
  case wholeYear
  /// It lies more than a minute ahead.
  ///
  /// - Parameters:
  ///   - asked: the moment that was asked for.
  ///   - pastReading: what the same text may mean in the past, nil when it means only one moment.
  case future(asked: LocalTimestamp, pastReading: LocalTimestamp?)
}

extension DateExpression {
  /// The time that an entry gets when this expression says when it happened.
  ///
  /// A day without a time means that day at the present time of day; today means now. An offset
  /// that was written is kept.
  ///
  /// - Throws: `EntryTimestampError` when the expression is longer than a day or in the future.
  public func entryTimestamp(in context: DateContext) throws(EntryTimestampError) -> LocalTimestamp
  {
    switch self {
    case .moment(let moment, _, let earlier):
      return try context.checkNotAhead(moment, pastReading: earlier)
    case .day(context.today):
      // Now itself, since the time of day alone may occur twice today.
      return context.now
    case .day(let day):
      let timestamp = context.timestamp(within: day, at: context.now.time)
      return try context.checkNotAhead(timestamp, pastReading: nil)
    case .week: throw .wholeWeek
    case .month: throw .wholeMonth
    case .year: throw .wholeYear
    }
  }
}

extension DateContext {
  /// The same timestamp, unless it is more than a minute after now.
  ///
  /// The minute allows for clocks that differ a little.
  ///
  /// - Throws: `EntryTimestampError.future`.
  fileprivate func checkNotAhead(
    _ timestamp: LocalTimestamp, pastReading: LocalTimestamp?
  ) throws(EntryTimestampError) -> LocalTimestamp {
    guard timestamp.instant <= now.instant + 60 else {
      throw .future(asked: timestamp, pastReading: pastReading)
    }
    return timestamp
  }
}
