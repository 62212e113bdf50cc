import SoberlogCore
import Testing

@Suite("Entry timestamp")
struct EntryTimestampTests {
  @Test(
    "An entry is at the moment asked for, or on the day at the present time",
    arguments: [
      ("now", "2026-11-30T21:15:00+09:00"),
      ("today", "2026-11-30T21:15:00+09:00"),
      ("yesterday", "2026-11-29T21:15:00+09:00"),
      ("2026-11-01", "2026-11-01T21:15:00+09:00"),
      ("7d", "2026-11-23T21:15:00+09:00"),
      ("12h", "2026-11-30T09:15:00+09:00"),
      ("09:30", "2026-11-30T09:30:00+09:00"),
      ("2026-11-30T21:15:30", "2026-11-30T21:15:30+09:00"),
      ("21:16", "2026-11-30T21:16:00+09:00"),
      ("2026-11-29T10:00-05:00", "2026-11-29T10:00:00-05:00"),
    ])
  func resolves(text: String, expected: String) throws {
    let context = try DateContext.at()
    let timestamp = try DateExpression(text, in: context).entryTimestamp(in: context)
    #expect(timestamp.rfc3339 == expected)
  }

  @Test(
    "A week, a month or a year is no time of an entry",
    arguments: [
      ("last week", EntryTimestampError.wholeWeek), ("2026-W48", .wholeWeek),
      ("今月", .wholeMonth), ("2026-11", .wholeMonth), ("2026", .wholeYear), ("去年", .wholeYear),
    ])
  func refusesPeriods(text: String, error: EntryTimestampError) throws {
    let context = try DateContext.at()
    let expression = try DateExpression(text, in: context)
    #expect(throws: error) { try expression.entryTimestamp(in: context) }
  }

  @Test(
    "More than a minute ahead is refused, with what the text means in the past",
    arguments: [
      ("23:00", "2026-11-30T23:00:00+09:00", "2026-11-29T23:00:00+09:00"),
      ("21:17", "2026-11-30T21:17:00+09:00", "2026-11-29T21:17:00+09:00"),
      ("21:16:01", "2026-11-30T21:16:01+09:00", "2026-11-29T21:16:01+09:00"),
      ("monday 23:00", "2026-11-30T23:00:00+09:00", "2026-11-23T23:00:00+09:00"),
      ("11月30日 23時", "2026-11-30T23:00:00+09:00", "2025-11-30T23:00:00+09:00"),
      ("today 23:00", "2026-11-30T23:00:00+09:00", "2026-11-29T23:00:00+09:00"),
      ("今日の午後11時", "2026-11-30T23:00:00+09:00", "2026-11-29T23:00:00+09:00"),
      ("2026-12-01", "2026-12-01T21:15:00+09:00", nil),
      ("2026-11-30T21:17", "2026-11-30T21:17:00+09:00", nil),
      ("2027-01-01T00:00:00+09:00", "2027-01-01T00:00:00+09:00", nil),
      ("2026-11-30T21:15-05:00", "2026-11-30T21:15:00-05:00", nil),
    ])
  func refusesFuture(text: String, asked: String, past: String?) throws {
    let context = try DateContext.at()
    let expression = try DateExpression(text, in: context)
    let error = EntryTimestampError.future(
      asked: try LocalTimestamp(rfc3339: asked),
      pastReading: try past.map { try LocalTimestamp(rfc3339: $0) })
    #expect(throws: error) { try expression.entryTimestamp(in: context) }
  }

  @Test(
    "A time is real and has the offset of its date",
    arguments: [
      ("America/New_York", "2026-11-30T07:15:00-05:00", "now", "2026-11-30T07:15:00-05:00"),
      (
        "America/New_York", "2026-11-30T07:15:00-05:00", "2026-07-01T12:00",
        "2026-07-01T12:00:00-04:00"
      ),
      ("America/New_York", "2026-11-30T07:15:00-05:00", "2026-01-01", "2026-01-01T07:15:00-05:00"),
      (
        "America/New_York", "2026-11-30T07:15:00-05:00", "2026-03-08T02:30",
        "2026-03-08T03:30:00-04:00"
      ),
      (
        "America/New_York", "2026-11-30T07:15:00-05:00", "2026-11-01T01:30",
        "2026-11-01T01:30:00-04:00"
      ),
      ("America/New_York", "2026-11-01T01:30:00-05:00", "today", "2026-11-01T01:30:00-05:00"),
      ("America/New_York", "2026-11-01T01:30:00-05:00", "1h", "2026-11-01T01:30:00-04:00"),
      ("America/New_York", "2026-03-09T02:30:00-04:00", "yesterday", "2026-03-08T03:30:00-04:00"),
      ("America/New_York", "2026-03-08T03:15:00-04:00", "90min", "2026-03-08T00:45:00-05:00"),
      (
        "America/Sao_Paulo", "2018-12-01T12:00:00-02:00", "2018-11-04T00:30",
        "2018-11-04T01:30:00-02:00"
      ),
      ("Pacific/Apia", "2011-12-31T12:00:00+14:00", "1h", "2011-12-31T11:00:00+14:00"),
      ("Pacific/Apia", "2011-12-31T12:00:00+14:00", "2d", "2011-12-29T12:00:00-10:00"),
      ("Pacific/Apia", "2011-12-31T12:00:00+14:00", "yesterday", "2011-12-31T12:00:00+14:00"),
      ("Pacific/Apia", "2011-12-31T12:00:00+14:00", "24h", "2011-12-29T12:00:00-10:00"),
      ("Australia/Lord_Howe", "2026-10-05T02:10:00+11:00", "sunday", "2026-10-04T02:40:00+11:00"),
      ("Asia/Kathmandu", "2026-11-30T21:15:00+05:45", "09:30", "2026-11-30T09:30:00+05:45"),
      ("Pacific/Kiritimati", "2026-11-30T21:15:00+14:00", "昨日", "2026-11-29T21:15:00+14:00"),
      ("America/St_Johns", "2026-11-30T21:15:00-03:30", "2026-07-01", "2026-07-01T21:15:00-02:30"),
      ("Africa/Casablanca", "2026-04-01T12:00:00+01:00", "2026-03-01", "2026-03-01T12:00:00+00:00"),
      ("Antarctica/Troll", "2026-11-30T21:15:00+00:00", "2026-07-01", "2026-07-01T21:15:00+02:00"),
      ("Europe/London", "2026-11-30T21:15:00+00:00", "5mo", "2026-06-30T21:15:00+01:00"),
      ("UTC", "2026-11-30T21:15:00+00:00", "7日前", "2026-11-23T21:15:00+00:00"),
    ])
  func zones(zone: String, now: String, text: String, expected: String) throws {
    let context = try DateContext.at(now, in: zone)
    let timestamp = try DateExpression(text, in: context).entryTimestamp(in: context)
    #expect(timestamp.rfc3339 == expected)
  }

  @Test(
    "In the hours before the boundary, a day at the present time is on the date after it",
    arguments: [
      ("today", "2026-11-30T01:30:00+09:00"),
      ("yesterday", "2026-11-29T01:30:00+09:00"),
      ("2026-11-20", "2026-11-21T01:30:00+09:00"),
      ("7d", "2026-11-23T01:30:00+09:00"),
      ("2026-11-20T01:30", "2026-11-20T01:30:00+09:00"),
    ])
  func night(text: String, expected: String) throws {
    let context = try DateContext.at("2026-11-30T01:30:00+09:00", dayStartsAt: 4)
    let expression = try DateExpression(text, in: context)
    let timestamp = try expression.entryTimestamp(in: context)
    #expect(timestamp.rfc3339 == expected)
    #expect(context.boundary.day(of: timestamp) == expression.day(in: context))
  }
}
