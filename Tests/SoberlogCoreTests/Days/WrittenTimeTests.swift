import SoberlogCore
import Testing

/// Times in words and in halves of the day, on Monday 2026-11-30 at 21:15 in Tokyo.
@Suite("Times as people write them")
struct WrittenTimeTests {
  @Test(
    "A time means the same alone and behind a day",
    arguments: [
      ("午後9時", "21:00"), ("午前9時", "09:00"), ("午前9時30分", "09:30"), ("午後9時半", "21:30"),
      ("午後９時", "21:00"), ("午後 9時", "21:00"), ("午後9:30", "21:30"), ("午前09:30", "09:30"),
      ("午前0時", "00:00"), ("午後0時", "12:00"), ("午前0時半", "00:30"), ("午後11時59分", "23:59"),
      ("21時半", "21:30"), ("9時半", "09:30"), ("noon", "12:00"), ("Noon", "12:00"), ("正午", "12:00"),
    ])
  func times(text: String, expected: String) throws {
    for (day, date) in [
      ("", "2026-11-30"), ("yesterday ", "2026-11-29"), ("yesterday at ", "2026-11-29"),
      ("昨日 ", "2026-11-29"), ("昨日の", "2026-11-29"), ("昨日", "2026-11-29"),
      ("11月28日(土) ", "2026-11-28"), ("28 Nov ", "2026-11-28"), ("2026-11-01 ", "2026-11-01"),
      ("月曜の", "2026-11-30"), ("3日前の", "2026-11-27"),
    ] {
      let moment = try LocalTimestamp(rfc3339: "\(date)T\(expected):00+09:00")
      guard case .moment(moment, true, _) = try DateExpression(day + text, in: .at()) else {
        Issue.record("\(day)\(text) is not \(date) \(expected)")
        continue
      }
    }
  }

  @Test("Seconds may follow")
  func seconds() throws {
    let moment = try LocalTimestamp(rfc3339: "2026-11-29T21:30:15+09:00")
    for text in ["昨日の午後9時30分15秒", "昨日の午後9:30:15"] {
      guard case .moment(moment, false, nil) = try DateExpression(text, in: .at()) else {
        Issue.record("\(text) is not \(moment)")
        continue
      }
    }
  }

  @Test(
    "A time ahead is that of yesterday in its past reading", arguments: ["午後11時", "午後11:00"])
  func ahead(text: String) throws {
    let context = try DateContext.at()
    let error = EntryTimestampError.future(
      asked: try LocalTimestamp(rfc3339: "2026-11-30T23:00:00+09:00"),
      pastReading: try LocalTimestamp(rfc3339: "2026-11-29T23:00:00+09:00"))
    let expression = try DateExpression(text, in: context)
    #expect(throws: error) { try expression.entryTimestamp(in: context) }
  }

  @Test(
    "12 in a half of the day may be noon or midnight",
    arguments: [
      ("午後12時", ["12:00", "00:00"]), ("午前12時", ["12:00", "00:00"]),
      ("昨日の午後12時30分", ["2026-11-29 12:30", "2026-11-29 00:30"]), ("午前12:05", ["12:05", "00:05"]),
    ])
  func twelve(text: String, readings: [String]) {
    #expect(throws: DateExpressionError.ambiguous(readings: readings)) {
      try DateExpression(text, in: .at())
    }
  }

  @Test(
    "The part that is out of range is named",
    arguments: [
      ("午後13時", TimeOfDayError.hour(13)), ("午前21時", .hour(21)), ("午後9時60分", .minute(60)),
      ("午後12時60分", .minute(60)), ("24時半", .hour(24)),
    ])
  func outOfRange(text: String, error: TimeOfDayError) {
    #expect(throws: DateExpressionError.time(error)) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "What is no time is not understood",
    arguments: [
      "午後", "午後9", "午後9時半分", "午後9時30", "午後9:3", "午後9pm", "午後 昨日", "9半", "半", "時半",
      "midnight", "yesterday midnight", "noon noon", "noonish", "now noon", "先月 正午",
    ])
  func notUnderstood(text: String) {
    #expect(throws: DateExpressionError.notUnderstood) { try DateExpression(text, in: .at()) }
  }
}
