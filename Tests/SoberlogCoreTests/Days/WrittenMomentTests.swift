import SoberlogCore
import Testing

@Suite("Moments that are written out")
struct WrittenMomentTests {
  @Test(
    "Dates with the year first are read, with times of 24 and of 12 hours, and with offsets",
    arguments: [
      ("2026-11-01 09:30", "2026-11-01T09:30:00+09:00"),
      ("2026-11-01T09:30:15", "2026-11-01T09:30:15+09:00"),
      ("2026/11/1 9:30 PM", "2026-11-01T21:30:00+09:00"),
      ("2026.11.1 12:05 am", "2026-11-01T00:05:00+09:00"),
      ("2026年11月1日 21時5分", "2026-11-01T21:05:00+09:00"),
      ("2026-11-01 09:30:00\u{202F}AM", "2026-11-01T09:30:00+09:00"),
      ("２０２６-１１-０１ ０９:３０", "2026-11-01T09:30:00+09:00"),
      ("2026-11-01 09:30:00 +0200", "2026-11-01T09:30:00+02:00"),
      ("2026-11-01T09:30Z", "2026-11-01T09:30:00+00:00"),
      ("2026-11-01", "2026-11-01T12:00:00+09:00"), (" 2026/11/1 ", "2026-11-01T12:00:00+09:00"),
    ])
  func moments(text: String, expected: String) throws {
    let moment = try #require(try WrittenMoment(text))
    let timestamp = moment.timestamp(in: .fixed(offsetMinutes: 540))
    #expect(timestamp.rfc3339 == expected)
    #expect(moment.localSeconds == timestamp.localSeconds)
    #expect((moment.offsetMinutes != nil) == !expected.hasSuffix("+09:00"))
    #expect((moment.time == nil) == !text.contains(where: { ":時：".contains($0) }))
  }

  @Test(
    "What is relative, ambiguous or something else is no moment",
    arguments: [
      "", "yesterday", "09:30", "11-01", "01/02/2026", "2026", "2026-11", "2026-11-01x",
      "2026-11-01 is no date line", "2026-11/01", "20261101", "11月1日", "2026-11-01 0930",
      "2026-11-01 09:30 x", "99999999999999999999-01-01",
    ])
  func others(text: String) throws {
    #expect(try WrittenMoment(text) == nil)
  }

  @Test(
    "A part out of range is named",
    arguments: [
      ("2026-11-31 09:30", .date(.day(31, year: 2026, month: 11))),
      ("2026-13-01", .date(.month(13))), ("1800-01-01", .date(.year(1800))),
      ("2026-11-01 24:00", .time(.hour(24))), ("2026-11-01 13:00 PM", .time(.hour(13))),
      ("2026-11-01 09:30 +25:00", .offset(.hour(25))),
    ] as [(String, DateExpressionError)])
  func errors(text: String, expected: DateExpressionError) {
    #expect(throws: expected) { try WrittenMoment(text) }
  }

  @Test("Where the clock was put forward the seconds as written tell that the moment was moved")
  func gap() throws {
    let berlin = try ZoneRules(named: "Europe/Berlin")
    let moment = try #require(try WrittenMoment("2026-03-29 02:30"))
    #expect(moment.timestamp(in: berlin).rfc3339 == "2026-03-29T03:30:00+02:00")
    #expect(moment.timestamp(in: berlin).localSeconds - moment.localSeconds == 3600)
    let twice = try #require(try WrittenMoment("2026-10-25 02:30"))
    #expect(twice.timestamp(in: berlin).rfc3339 == "2026-10-25T02:30:00+02:00")
  }
}
