import SoberlogCore
import Testing

@Suite("DayBoundary")
struct DayBoundaryTests {
  @Test(
    "A boundary is a whole minute from 00:00 to 12:00",
    arguments: [
      (0, 0, 0, true), (3, 30, 0, true), (12, 0, 0, true),
      (12, 1, 0, false), (12, 0, 1, false), (4, 0, 30, false), (23, 0, 0, false),
    ])
  func validBoundaries(hour: Int, minute: Int, second: Int, isValid: Bool) throws {
    let time = try TimeOfDay(hour: hour, minute: minute, second: second)
    #expect((DayBoundary(startsAt: time) != nil) == isValid)
  }

  @Test(
    "A time before the boundary belongs to the day before, as it was written",
    arguments: [
      (0, "2026-11-30T00:00:00+09:00", "2026-11-30"),
      (4, "2026-11-30T03:59:59+09:00", "2026-11-29"),
      (4, "2026-11-30T04:00:00+09:00", "2026-11-30"),
      (4, "2026-11-01T00:00:00-10:00", "2026-10-31"),
      (12, "2026-01-01T11:59:59+00:00", "2025-12-31"),
      (4, "1969-12-31T03:00:00+00:00", "1969-12-30"),
      (0, "1969-12-31T23:59:59+00:00", "1969-12-31"),
    ])
  func days(hour: Int, timestamp: String, day: String) throws {
    let boundary = try #require(DayBoundary(startsAt: TimeOfDay(hour: hour, minute: 0)))
    #expect(boundary.day(of: try LocalTimestamp(rfc3339: timestamp)).description == day)
  }
}
