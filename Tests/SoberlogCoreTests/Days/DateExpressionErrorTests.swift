import SoberlogCore
import Testing

@Suite("DateExpressionError")
struct DateExpressionErrorTests {
  @Test(
    "What is ambiguous is refused with its readings",
    arguments: [
      ("5m", ["5mo", "5min"]),
      ("5 M ago", ["5mo", "5min"]),
      ("01/02", ["2026-01-02", "2026-02-01"]),
      ("1-2", ["2026-01-02", "2026-02-01"]),
      ("12/01", ["2025-12-01", "2026-01-12"]),
      ("01/02 09:30", ["2026-01-02", "2026-02-01"]),
      ("1/2/26", ["2026-01-02", "2026-02-01"]),
      ("1/2/27", ["1927-01-02", "1927-02-01"]),
      ("01/02/2026", ["2026-01-02", "2026-02-01"]),
      ("26-11-01", ["2026-11-01", "2001-11-26"]),
      ("２６／１１／０１", ["2001-11-26", "2026-11-01"]),
    ])
  func ambiguous(text: String, readings: [String]) {
    #expect(throws: DateExpressionError.ambiguous(readings: readings)) {
      try DateExpression(text, in: .at())
    }
  }

  @Test(
    "A date whose day and month are easily confused is refused, also when it is only one",
    arguments: [
      ("12/25", "2025-12-25"), ("30/11", "2026-11-30"), ("13/02", "2026-02-13"),
      ("05/05", "2026-05-05"), ("25-12", "2025-12-25"), ("11/28(土)", "2026-11-28"),
      ("１１／２８", "2026-11-28"), ("１１／２８（土曜）", "2026-11-28"),
    ])
  func confusable(text: String, reading: String) throws {
    let error = DateExpressionError.confusable(reading: try CivilDate(reading), hasYear: false)
    #expect(throws: error) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "So is one with its year",
    arguments: [
      ("12/25/2025", "2025-12-25"), ("25/12/2025 21:00", "2025-12-25"), ("12/25/25", "2025-12-25"),
      ("12/25/2027", "2027-12-25"),
    ])
  func confusableWithYear(text: String, reading: String) throws {
    let error = DateExpressionError.confusable(reading: try CivilDate(reading), hasYear: true)
    #expect(throws: error) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "Words for the future are refused",
    arguments: [
      "tomorrow", "Tomorrow 9pm", "the day after tomorrow", "next week", "next monday",
      "next fri 21:00", "next month", "next year", "in 3 days", "in 1 hour", "in 5m", "in a week",
      "3 days from now", "明日", "明日の朝", "明日9時", "あした", "あす", "明後日", "あさって", "来週",
      "来週の月曜", "再来週", "来月", "再来月", "来年", "再来年",
      "3日後", "３日後", "三日後の21時", "2週間後", "1か月後", "10分後", "999999999年後",
    ])
  func future(text: String) {
    #expect(throws: DateExpressionError.inFuture) { try DateExpression(text, in: .at()) }
  }

  @Test("Readings that are named can be typed", arguments: ["5m", "01/02", "1/2/26", "26-11-01"])
  func readingsAreUnderstood(text: String) throws {
    do {
      _ = try DateExpression(text, in: .at())
      Issue.record("\(text) is not refused")
    } catch DateExpressionError.ambiguous(let readings) {
      for reading in readings {
        #expect(throws: Never.self) { try DateExpression(reading, in: .at()) }
      }
    }
  }

  @Test(
    "The part that is out of range is named",
    arguments: [
      ("2026-02-30", DateExpressionError.date(.day(30, year: 2026, month: 2))),
      ("2025-02-29", .date(.day(29, year: 2025, month: 2))),
      ("20251131", .date(.day(31, year: 2025, month: 11))),
      ("2026-13-01", .date(.month(13))),
      ("2026-13", .date(.month(13))),
      ("2026/0/1", .date(.month(0))),
      ("2026年111月1日", .date(.month(111))),
      ("2月30日", .date(.day(30, year: 2026, month: 2))),
      ("13月1日", .date(.month(13))),
      ("13/13", .date(.month(13))),
      ("2/30/2026", .date(.day(30, year: 2026, month: 2))),
      ("1899", .date(.year(1899))),
      ("0930", .date(.year(930))),
      ("26年11月1日", .date(.year(26))),
      ("2026-W00", .week(0, year: 2026)),
      ("2025-W53", .week(53, year: 2025)),
      ("2026-W99", .week(99, year: 2026)),
      ("25:00", .time(.hour(25))),
      ("24:00", .time(.hour(24))),
      ("09:60", .time(.minute(60))),
      ("09:30:61", .time(.second(61))),
      ("13pm", .time(.hour(13))),
      ("0am", .time(.hour(0))),
      ("24時", .time(.hour(24))),
      ("2026-11-01T25:00", .time(.hour(25))),
      ("yesterday 09:75", .time(.minute(75))),
      ("2026-11-01T09:30+24:00", .offset(.hour(24))),
      ("2026-11-01T09:30+0960", .offset(.minute(60))),
    ])
  func outOfRange(text: String, error: DateExpressionError) {
    #expect(throws: error) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "Counts that leave the calendar are refused",
    arguments: [
      ("127y", DateExpressionError.tooFarBack),
      ("99999d", .tooFarBack),
      ("999999999d", .tooFarBack),
      ("999999999w", .tooFarBack),
      ("999999999mo", .tooFarBack),
      ("999999999y", .tooFarBack),
      ("999999999h", .tooFarBack),
      ("999999999min", .tooFarBack),
      ("999999999年前", .tooFarBack),
      ("1000000000d", .numberTooBig),
      ("99999999999999999999999999999h", .numberTooBig),
      ("99999999999999999999999999999", .numberTooBig),
    ])
  func tooBig(text: String, error: DateExpressionError) {
    #expect(throws: error) { try DateExpression(text, in: .at()) }
  }

  @Test("Where the calendar begins, nothing is reached before it")
  func beginningOfCalendar() throws {
    let context = try DateContext.at("1900-01-01T02:00:00+00:00", in: "UTC", dayStartsAt: 4)
    for text in ["today", "yesterday", "last week", "last month", "last year", "3h", "12月1日"] {
      #expect(throws: DateExpressionError.tooFarBack) { try DateExpression(text, in: context) }
    }
  }

  @Test(
    "A unit without a number, and nothing at all, are named",
    arguments: [
      ("", DateExpressionError.empty), (" \t\u{3000}\n", .empty),
      ("days ago", .numberMissing), ("d", .numberMissing), ("日前", .numberMissing),
    ])
  func missing(text: String, error: DateExpressionError) {
    #expect(throws: error) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "Anything else is not understood",
    arguments: [
      "soon", "0d0", "7", "7x", "7dd", "7d ago ago", "7日", "7日前 ago", "ago", "-7d", "1.5d",
      "2026-11-01T", "2026-11-1x", "2026-11-1", "2026-1-1", "2026-11-01x", "2026-11-",
      "2026-11/01", "202611", "026-11-01", "2026--11-01", "2026-W48-1", "2026-W4",
      "9:3", "9", "09:", "09:30:", "09:30:1", "09:30:15.", "21時30", "21時分", ":30", "9am am",
      "2026-11-01T09:30+9", "2026-11-01T09:30+09:", "2026-11-01T09:30+09:0", "2026-11-01 0930",
      "2026-11 09:30", "last week 09:30", "now 09:30", "12h 09:30", "sunny",
      "todayy", "今日日", "tomorrows",
      "next", "next ", "next day", "in 3", "in days", "in 3 dogs", "3 days from", "日後", "後", "元日",
      "月", "2026年1日", "年11月1日", "1/", "1/2/", "1/2x", "e\u{301}",
      "7d\u{0}", "🍺",
    ])
  func notUnderstood(text: String) {
    #expect(throws: DateExpressionError.notUnderstood) { try DateExpression(text, in: .at()) }
  }
}
