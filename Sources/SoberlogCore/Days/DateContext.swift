/// What the words of a date expression are relative to: the present, the zone and the day boundary.
public struct DateContext: Sendable {
  /// The present time on the local clock.
  public let now: LocalTimestamp

  /// The rules of the local zone, for dates and times written without an offset.
  public let zone: ZoneRules

  /// When a day begins.
  public let boundary: DayBoundary

  /// Makes a context from the present time, the local zone and the day boundary.
  public init(now: LocalTimestamp, zone: ZoneRules, boundary: DayBoundary) {
    self.now = now
    self.zone = zone
    self.boundary = boundary
  }
}

extension DateContext {
  /// The day of the present time.
  public var today: CivilDate {
    boundary.day(of: now)
  }

  /// The latest date that an entry may have: after midnight that is the one after today where a day
  /// begins later.
  var latestDate: CivilDate { max(today, now.date) }

  /// The timestamp within a day, which begins at the boundary, at which the clock shows a time.
  ///
  /// With a boundary of 04:00, 01:30 of a day is on the next date.
  func timestamp(within day: CivilDate, at time: TimeOfDay) -> LocalTimestamp {
    zone.localTimestamp(date: date(within: day, at: time), time: time)
  }

  /// The date on which a day, which begins at the boundary, has a time.
  func date(within day: CivilDate, at time: TimeOfDay) -> CivilDate {
    time < boundary.startsAt ? day.adding(days: 1) : day
  }
}
