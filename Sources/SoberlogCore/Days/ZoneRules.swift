/// The rules of a time zone: which UTC offset is in force at which instant.
///
/// The core cannot ask the system for them; whoever calls it brings them along.
public struct ZoneRules: Sendable {
  /// Seconds ahead of UTC at an instant given in seconds since 1970-01-01T00:00:00Z.
  public let utcOffset: @Sendable (Int64) -> Int

  /// Makes rules from a function that answers for any instant.
  ///
  /// - Parameter utcOffset: takes seconds since 1970-01-01T00:00:00Z, returns seconds ahead of UTC.
  public init(utcOffset: @escaping @Sendable (Int64) -> Int) {
    self.utcOffset = utcOffset
  }

  /// A zone whose offset never changes, in minutes ahead of UTC.
  public static func fixed(offsetMinutes: Int) -> ZoneRules {
    ZoneRules { _ in offsetMinutes * 60 }
  }
}

extension ZoneRules {
  /// The local timestamp of an instant, given in seconds since 1970-01-01T00:00:00Z.
  ///
  /// Offsets with odd seconds, as before about 1920, are cut to whole minutes; the instant is kept.
  public func localTimestamp(at instant: Int64) -> LocalTimestamp {
    let minutes = min(max(utcOffset(instant) / 60, -1439), 1439)
    return LocalTimestamp(
      localSeconds: instant + Int64(minutes) * 60, validOffsetMinutes: Int16(minutes))
  }

  /// The timestamp of a date and time on the local clock.
  ///
  /// A time that does not exist, since the clock was put forward, is moved forward by the gap; of
  /// a time that occurs twice the first is taken.
  public func localTimestamp(date: CivilDate, time: TimeOfDay) -> LocalTimestamp {
    let wanted = Int64(date.dayNumber) * 86_400 + Int64(time.secondOfDay)
    // A change of the offset near `wanted` lies between these two instants, whatever the zone.
    let before = localTimestamp(at: wanted - 2 * 86_400)
    let after = localTimestamp(at: wanted + 2 * 86_400)
    for offset in [before.offsetMinutes, after.offsetMinutes] {
      let candidate = LocalTimestamp(localSeconds: wanted, validOffsetMinutes: offset)
      if localTimestamp(at: candidate.instant) == candidate { return candidate }
    }
    // In a gap: the offset from before it, read on the clock after it, moves the time forward.
    return localTimestamp(at: wanted - Int64(before.offsetMinutes) * 60)
  }
}
