/// The days and moments that a filter by date lets through.
///
/// Days are compared with the day of an entry as it was written, moments with its instant.
public struct DateBounds: Hashable, Sendable {
  /// The first day, nil when there is no such bound.
  public private(set) var firstDay: CivilDate?

  /// The last day, nil when there is no such bound.
  public private(set) var lastDay: CivilDate?

  /// The first instant in seconds since 1970-01-01T00:00:00Z, nil when there is no such bound.
  public private(set) var firstInstant: Int64?

  /// The last instant in seconds since 1970-01-01T00:00:00Z, nil when there is no such bound.
  public private(set) var lastInstant: Int64?

  /// Makes the bounds of the given expressions, all of which must hold; without any there are none.
  ///
  /// - Parameters:
  ///   - since: lets through its own beginning and everything after it.
  ///   - until: lets through everything before it and all of itself.
  ///   - on: lets through all of itself.
  public init(
    since: DateExpression? = nil, until: DateExpression? = nil, on: DateExpression? = nil
  ) {
    for expression in [since, on] { keepOut(before: expression) }
    for expression in [until, on] { keepOut(after: expression) }
  }
}

extension DateBounds {
  /// Whether the last day or moment is before the first, so that nothing is let through.
  public var areContrary: Bool {
    if let firstDay, let lastDay, lastDay < firstDay { return true }
    if let firstInstant, let lastInstant { return lastInstant < firstInstant }
    return false
  }

  /// Whether the bounds let through what was written at a time.
  public func contains(_ timestamp: LocalTimestamp, boundary: DayBoundary) -> Bool {
    if let firstInstant, timestamp.instant < firstInstant { return false }
    if let lastInstant, timestamp.instant > lastInstant { return false }
    guard firstDay != nil || lastDay != nil else { return true }
    let day = boundary.day(of: timestamp)
    return day >= firstDay ?? day && day <= lastDay ?? day
  }
}

extension DateBounds {
  /// Moves the lower bounds up to the beginning of an expression.
  private mutating func keepOut(before expression: DateExpression?) {
    if case .moment(let moment, _, _) = expression {
      firstInstant = max(moment.instant, firstInstant ?? moment.instant)
    } else if let day = expression?.days?.lowerBound {
      firstDay = max(day, firstDay ?? day)
    }
  }

  /// Moves the upper bounds down to the end of an expression.
  private mutating func keepOut(after expression: DateExpression?) {
    if case .moment(let moment, let wholeMinute, _) = expression {
      let end = wholeMinute ? moment.instant + 59 : moment.instant
      lastInstant = min(end, lastInstant ?? end)
    } else if let day = expression?.days?.upperBound {
      lastDay = min(day, lastDay ?? day)
    }
  }
}
