import SoberlogCore
import Testing

/// Times with a part of the day, on Monday 2026-11-30 at 21:15 in Tokyo.
@Suite("Parts of a day")
struct PartOfDayTests {
  @Test(
    "The hour is that of the part of the day",
    arguments: [
      ("朝7時", "2026-11-30T07:00"), ("今朝7時", "2026-11-30T07:00"), ("今朝の７時半", "2026-11-30T07:30"),
      ("朝4時", "2026-11-30T04:00"), ("昨日の朝11時", "2026-11-29T11:00"),
      ("夕方5時", "2026-11-30T17:00"), ("夕方３時", "2026-11-30T15:00"), ("夕方の7:30", "2026-11-30T19:30"),
      ("夕方17時", "2026-11-30T17:00"), ("夜9時", "2026-11-30T21:00"), ("夜6時", "2026-11-30T18:00"),
      ("昨日の夜11時", "2026-11-29T23:00"), ("昨日の夜の9時半", "2026-11-29T21:30"),
      ("昨夜10時", "2026-11-29T22:00"), ("昨夜　１０：３０", "2026-11-29T22:30"),
      ("ゆうべの10時", "2026-11-29T22:00"), ("昨晩9時", "2026-11-29T21:00"), ("夜21時", "2026-11-30T21:00"),
      ("土曜の朝8時", "2026-11-28T08:00"), ("11月28日の夜7時", "2026-11-28T19:00"),
      ("last night 9pm", "2026-11-29T21:00"), ("last night at 22:30", "2026-11-29T22:30"),
      ("this morning at 7:30", "2026-11-30T07:30"), ("this morning 1am", "2026-11-30T01:00"),
      ("yesterday evening at 6pm", "2026-11-29T18:00"), ("sat afternoon 3pm", "2026-11-28T15:00"),
    ])
  func hours(text: String, expected: String) throws {
    let moment = try LocalTimestamp(rfc3339: expected + ":00+09:00")
    guard case .moment(moment, true, _) = try DateExpression(text, in: .at()) else {
      Issue.record("\(text) is not \(expected)")
      return
    }
  }

  @Test(
    "A time of the night after midnight may be on either date, of which the future is none",
    arguments: [
      ("昨日の夜1時", ["2026-11-29 01:00", "2026-11-30 01:00"]),
      ("昨日の夜12時", ["2026-11-29 00:00", "2026-11-30 00:00"]),
      ("昨夜5時半", ["2026-11-29 05:30", "2026-11-30 05:30"]),
      ("last night 1am", ["2026-11-29 01:00", "2026-11-30 01:00"]),
      ("夜1時", ["2026-11-30 01:00"]), ("夜12時", ["2026-11-30 00:00"]),
    ])
  func afterMidnight(text: String, readings: [String]) {
    #expect(throws: DateExpressionError.ambiguous(readings: readings)) {
      try DateExpression(text, in: .at())
    }
  }

  @Test("So may one of a date that is written out")
  func afterMidnightOfDate() {
    let error = DateExpressionError.ambiguous(readings: ["2026-11-28 01:00", "2026-11-29 01:00"])
    #expect(throws: error) { try WrittenMoment("2026年11月28日 夜1時") }
  }

  @Test(
    "An hour of another part of the day is refused",
    arguments: [
      ("朝3時", ["03:00", "15:00"]), ("朝12時", ["00:00", "12:00"]), ("夕方8時", ["08:00", "20:00"]),
      ("夕方2時", ["02:00", "14:00"]), ("朝21時", ["21:00"]), ("夜13時", ["13:00"]),
      ("昨日の夕方8時", ["2026-11-29 08:00", "2026-11-29 20:00"]),
      ("last night 10:00", ["2026-11-29 10:00", "2026-11-29 22:00"]),
      ("this morning 9pm", ["2026-11-30 21:00"]),
    ])
  func otherPart(text: String, readings: [String]) {
    #expect(throws: DateExpressionError.ambiguous(readings: readings)) {
      try DateExpression(text, in: .at())
    }
  }

  @Test(
    "A part of a day alone lacks its time",
    arguments: [
      "夜", "昨日の夜", "昨夜", "昨夜の", "ゆうべ", "今朝", "last night", "This Morning", "tonight",
      "yesterday evening",
    ])
  func timeMissing(text: String) {
    #expect(throws: DateExpressionError.timeMissing) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "Hours and minutes that no day has are named",
    arguments: [
      ("夜24時", TimeOfDayError.hour(24)), ("夜9時60分", .minute(60)), ("朝3時60分", .minute(60)),
    ])
  func outOfRange(text: String, error: TimeOfDayError) {
    #expect(throws: DateExpressionError.time(error)) { try DateExpression(text, in: .at()) }
  }
}
