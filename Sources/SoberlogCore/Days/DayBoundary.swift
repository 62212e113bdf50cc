/// The time of day at which a new day begins.
///
/// With a boundary of 04:00, an entry written at 01:30 belongs to the day before.
public struct DayBoundary: Hashable, Sendable {
  /// When the day starts, from 00:00 to 12:00, a whole minute.
  public let startsAt: TimeOfDay

  /// Makes a boundary; nil when the time is later than 12:00 or no whole minute.
  public init?(startsAt: TimeOfDay) {
    guard startsAt <= .noon, startsAt.second == 0 else { return nil }
    self.startsAt = startsAt
  }

  /// The boundary at midnight, which moves nothing.
  public static let midnight = DayBoundary()

  /// Makes the boundary at midnight.
  private init() {
    startsAt = .midnight
  }

  /// The day that a local timestamp belongs to.
  public func day(of timestamp: LocalTimestamp) -> CivilDate {
    let moved = timestamp.localSeconds - Int64(startsAt.secondOfDay)
    return CivilDate(dayNumber: Int(moved.dividedDown(by: 86_400).quotient))
  }
}
