import Foundation
import SoberlogCore
import TestSupport
import Testing

@Suite("ZoneRules")
struct ZoneRulesTests {
  @Test(
    "A local time has the offset of its date; a gap moves it forward; of two the first is meant",
    arguments: [
      ("America/New_York", "2026-07-01T12:00", "2026-07-01T12:00:00-04:00"),
      ("America/New_York", "2026-03-08T01:59", "2026-03-08T01:59:00-05:00"),
      ("America/New_York", "2026-03-08T02:00", "2026-03-08T03:00:00-04:00"),
      ("America/New_York", "2026-03-08T02:30", "2026-03-08T03:30:00-04:00"),
      ("America/New_York", "2026-03-08T03:00", "2026-03-08T03:00:00-04:00"),
      ("America/New_York", "2026-11-01T00:59", "2026-11-01T00:59:00-04:00"),
      ("America/New_York", "2026-11-01T01:30", "2026-11-01T01:30:00-04:00"),
      ("America/New_York", "2026-11-01T02:00", "2026-11-01T02:00:00-05:00"),
      ("America/Sao_Paulo", "2018-11-04T00:00", "2018-11-04T01:00:00-02:00"),
      ("America/Sao_Paulo", "2018-11-04T00:30", "2018-11-04T01:30:00-02:00"),
      ("America/Sao_Paulo", "2019-02-16T23:30", "2019-02-16T23:30:00-02:00"),
      ("Pacific/Apia", "2011-12-29T12:00", "2011-12-29T12:00:00-10:00"),
      ("Pacific/Apia", "2011-12-30T12:00", "2011-12-31T12:00:00+14:00"),
      ("Pacific/Apia", "2011-12-31T12:00", "2011-12-31T12:00:00+14:00"),
      ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:45:00+11:00"),
      ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-05T01:45:00+11:00"),
      ("Europe/London", "2026-03-29T01:30", "2026-03-29T02:30:00+01:00"),
      ("Europe/London", "2026-10-25T01:30", "2026-10-25T01:30:00+01:00"),
      ("Antarctica/Troll", "2026-03-29T01:30", "2026-03-29T03:30:00+02:00"),
      ("Antarctica/Troll", "2026-10-25T01:30", "2026-10-25T01:30:00+02:00"),
      ("America/St_Johns", "2026-03-08T02:30", "2026-03-08T03:30:00-02:30"),
      ("Africa/Casablanca", "2026-02-15T02:30", "2026-02-15T02:30:00+01:00"),
      ("Africa/Casablanca", "2026-03-22T02:30", "2026-03-22T03:30:00+01:00"),
      ("Asia/Kathmandu", "1985-12-31T23:59", "1985-12-31T23:59:00+05:30"),
      ("Asia/Kathmandu", "1986-01-01T00:05", "1986-01-01T00:20:00+05:45"),
      ("Pacific/Kiritimati", "2026-11-30T21:15", "2026-11-30T21:15:00+14:00"),
      ("Asia/Tokyo", "2026-11-30T21:15", "2026-11-30T21:15:00+09:00"),
      ("UTC", "1900-01-01T00:00", "1900-01-01T00:00:00+00:00"),
      ("UTC", "9999-12-31T23:59", "9999-12-31T23:59:00+00:00"),
    ])
  func localTimes(zone: String, written: String, expected: String) throws {
    let clock = try LocalTimestamp(rfc3339: written + ":00Z")
    let timestamp = try ZoneRules(named: zone).localTimestamp(date: clock.date, time: clock.time)
    #expect(timestamp.rfc3339 == expected)
  }

  @Test("The local timestamp of an instant keeps the instant", arguments: sampleZones)
  func instants(zone: String) throws {
    let rules = try ZoneRules(named: zone)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let instant = Int64.random(in: -2_200_000_000...4_000_000_000, using: &generator)
      let timestamp = rules.localTimestamp(at: instant)
      #expect(timestamp.instant == instant)
      #expect(Int(timestamp.offsetMinutes) == rules.utcOffset(instant) / 60)
    }
  }

  @Test(
    "A timestamp's date and time lead back to it, or to its first occurrence",
    arguments: sampleZones)
  func roundTrip(zone: String) throws {
    let rules = try ZoneRules(named: zone)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let instant = Int64.random(in: 0...1_900_000_000, using: &generator)
      let timestamp = rules.localTimestamp(at: instant)
      let again = rules.localTimestamp(date: timestamp.date, time: timestamp.time)
      #expect(again.localSeconds == timestamp.localSeconds)
      #expect(again.instant <= instant)
    }
  }

  @Test("A fixed offset is the same at every instant")
  func fixedOffset() {
    let rules = ZoneRules.fixed(offsetMinutes: -210)
    #expect(rules.localTimestamp(at: 0).rfc3339 == "1969-12-31T20:30:00-03:30")
  }
}

/// Zones with gaps, overlaps, skipped days and odd offsets.
let sampleZones = [
  "Asia/Tokyo", "America/New_York", "America/Sao_Paulo", "Pacific/Apia", "Europe/London",
  "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Kiritimati", "America/St_Johns",
  "Africa/Casablanca", "Antarctica/Troll", "UTC",
]
