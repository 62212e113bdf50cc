public import SoberlogCore

/// The clock and the time zone of this machine.
public enum SystemClock {
  /// The present instant, in seconds since 1970-01-01T00:00:00Z.
  public static func now() -> Int64 {
    System.now()
  }

  /// Milliseconds on a clock that is never set and goes on while the machine sleeps, from an
  /// arbitrary start.
  public static var monotonicMilliseconds: Int64 {
    System.monotonicMilliseconds()
  }

  /// The rules of the zone that `TZ` or the system names, as the C library knows them.
  ///
  /// With a `TZ` that makes no sense the zone is what the C library takes in its place.
  public static let zone = ZoneRules { System.utcOffset(at: $0) }
}
