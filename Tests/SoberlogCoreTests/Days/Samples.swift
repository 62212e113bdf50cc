// Contexts and zones that the tests of days share.

import Foundation
import SoberlogCore

extension ZoneRules {
  /// The rules of a zone of the IANA database, as Foundation knows them.
  init(named name: String) throws {
    guard let zone = TimeZone(identifier: name) else { throw UnknownZone(name: name) }
    self.init { zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0))) }
  }
}

/// Foundation does not know a zone.
struct UnknownZone: Error {
  /// The zone's name.
  let name: String
}

extension DateContext {
  /// A context whose present is an RFC 3339 timestamp, seen in a named zone.
  static func at(
    _ now: String = "2026-11-30T21:15:00+09:00", in zone: String = "Asia/Tokyo",
    dayStartsAt hour: Int = 0
  ) throws -> DateContext {
    let rules = try ZoneRules(named: zone)
    let boundary = try DayBoundary(startsAt: TimeOfDay(hour: hour, minute: 0)) ?? .midnight
    return DateContext(
      now: rules.localTimestamp(at: try LocalTimestamp(rfc3339: now).instant), zone: rules,
      boundary: boundary)
  }
}

extension CivilDate {
  /// The date that a text such as `2026-11-30` names.
  init(_ text: String) throws {
    self = try LocalTimestamp(rfc3339: text + "T00:00:00Z").date
  }
}
