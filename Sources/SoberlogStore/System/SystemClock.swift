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

  /// The rules of the zone with a name as the IANA database has it, `Asia/Tokyo`; nil when this
  /// system does not know it.
  ///
  /// They change the environment of the process for as long as a question takes: meanwhile no other
  /// thread may look at the environment or ask for the rules of a zone.
  public static func zone(named name: String) -> ZoneRules? {
    guard System.hasZone(named: name) else { return nil }
    return ZoneRules { System.utcOffset(at: $0, inZone: name) }
  }
}
