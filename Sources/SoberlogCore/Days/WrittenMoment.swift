/// A date that is written out in full, with the time and the UTC offset that may stand behind it.
///
/// Unlike a date expression it means the same whenever it is read: `2026-11-01 09:30`,
/// `2026/11/1 9:30 PM`, `2026-11-01T09:30:00+09:00`, `2026年11月1日`.
public struct WrittenMoment: Hashable, Sendable {
  /// The date.
  public let date: CivilDate

  /// The time; nil when none was written.
  public let time: TimeOfDay?

  /// The UTC offset in minutes ahead of UTC; nil when none was written.
  public let offsetMinutes: Int?

  /// Makes a moment from its parts.
  public init(date: CivilDate, time: TimeOfDay?, offsetMinutes: Int? = nil) {
    self.date = date
    self.time = time
    self.offsetMinutes = offsetMinutes
  }
}

extension WrittenMoment {
  /// Reads a moment; nil when the text does not have the form of one.
  ///
  /// The year stands first and has four digits. Letter case, width and blanks do not matter.
  ///
  /// - Throws: `DateExpressionError.date`, `.time` or `.offset` that names a part out of range,
  ///   `.ambiguous` when the time is `午後12時` or one of the night after midnight.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: String) throws(DateExpressionError) {
    var scanner = DateScanner(text)
    guard let parts = scanner.dateParts() else { return nil }
    let date: CivilDate
    do {
      date = try CivilDate(year: parts.year, month: parts.month, day: parts.day)
    } catch { throw .date(error) }
    if scanner.isAtEnd {
      self.init(date: date, time: nil)
      return
    }
    _ = scanner.take("t") || scanner.take(" ")
    guard let written = try WrittenTime(&scanner), scanner.isAtEnd else { return nil }
    if written.mayBeOnNextDate { throw written.refusal(of: date, notAfter: nil) }
    self.init(date: date, time: written.time, offsetMinutes: written.offsetMinutes)
  }

  /// The seconds on the clock that wrote it since 1970-01-01T00:00:00 on that clock.
  ///
  /// A date without a time means noon, which is in that day wherever a day begins.
  public var localSeconds: Int64 {
    Int64(date.dayNumber) * 86_400 + Int64((time ?? .noon).secondOfDay)
  }

  /// The timestamp of the moment: with the offset that was written, else with that of a zone.
  public func timestamp(in zone: ZoneRules) -> LocalTimestamp {
    (offsetMinutes.map { .fixed(offsetMinutes: $0) } ?? zone)
      .localTimestamp(date: date, time: time ?? .noon)
  }
}

extension DateScanner {
  /// Reads a date with the year first: `2026-11-01`, `2026/11/1`, `2026.11.1`, `2026年11月1日`.
  fileprivate mutating func dateParts() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(digits: 4...4),
      let separator = ["-", "/", ".", "年"].first(where: { take($0) }),
      let month = number(digits: 1...2), take(separator == "年" ? "月" : separator),
      let day = number(digits: 1...2), separator != "年" || take("日")
    else { return nil }
    return (year, month, day)
  }
}
