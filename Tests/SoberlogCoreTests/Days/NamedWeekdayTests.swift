import SoberlogCore
import Testing

/// Weekdays of a named week, and counts in kanji.
@Suite("Weekdays of a week, and counts in kanji")
struct NamedWeekdayTests {
  @Test(
    "A weekday of this or last week is in the ISO week",
    arguments: [
      ("2026-11-30", "先週の金曜", "2026-11-27"), ("2026-11-30", "先週の金曜日", "2026-11-27"),
      ("2026-11-30", "先週金曜", "2026-11-27"), ("2026-11-30", "先週の月曜", "2026-11-23"),
      ("2026-11-30", "先週の日曜", "2026-11-29"), ("2026-11-30", "今週の月曜", "2026-11-30"),
      ("2026-11-30", "先々週の金曜", "2026-11-20"), ("2026-11-30", "今週の日曜日", "2026-12-06"),
      ("2026-11-29", "今週の月曜", "2026-11-23"),
      ("2026-11-29", "今週の日曜", "2026-11-29"), ("2026-11-29", "先週の日曜", "2026-11-22"),
      ("2026-12-03", "今週の水曜", "2026-12-02"), ("2026-12-03", "先週の水曜", "2026-11-25"),
    ])
  func ofWeek(today: String, text: String, day: String) throws {
    let context = try DateContext.at("\(today)T21:15:00+09:00")
    #expect(try DateExpression(text, in: context) == .day(CivilDate(day)))
  }

  @Test("A time may follow", arguments: ["先週の金曜 21:00", "先週の金曜日の午後9時", "last friday at 9pm"])
  func times(text: String) throws {
    let moment = try LocalTimestamp(rfc3339: "2026-11-27T21:00:00+09:00")
    #expect(try DateExpression(text, in: .at()) == .moment(moment, wholeMinute: true))
  }

  @Test(
    "The last one is read where it is also the latest before today",
    arguments: [
      ("2026-11-30", "last monday", "2026-11-23"), ("2026-11-30", "Last Fri", "2026-11-27"),
      ("2026-11-30", "last sunday", "2026-11-29"), ("2026-12-03", "last thursday", "2026-11-26"),
      ("2026-12-03", "last friday", "2026-11-27"), ("2026-12-06", "last sunday", "2026-11-29"),
    ])
  func last(today: String, text: String, day: String) throws {
    let context = try DateContext.at("\(today)T21:15:00+09:00")
    #expect(try DateExpression(text, in: context) == .day(CivilDate(day)))
  }

  @Test(
    "Else it may be that of this week or of last week",
    arguments: [
      ("2026-12-03", "last wednesday", ["2026-12-02", "2026-11-25"]),
      ("2026-12-03", "last mon 21:00", ["2026-11-30 21:00", "2026-11-23 21:00"]),
      ("2026-12-06", "last saturday", ["2026-12-05", "2026-11-28"]),
    ])
  func lastIsAmbiguous(today: String, text: String, readings: [String]) throws {
    let context = try DateContext.at("\(today)T21:15:00+09:00")
    #expect(throws: DateExpressionError.ambiguous(readings: readings)) {
      try DateExpression(text, in: context)
    }
  }

  @Test("The week is that of the day that the boundary gives")
  func night() throws {
    let context = try DateContext.at("2026-11-30T01:30:00+09:00", dayStartsAt: 4)
    #expect(try DateExpression("今週の日曜", in: context) == .day(CivilDate("2026-11-29")))
    #expect(try DateExpression("last sunday", in: context) == .day(CivilDate("2026-11-22")))
  }

  @Test("Nothing is reached outside the calendar")
  func ends() throws {
    let begin = try DateContext.at("1900-01-03T21:15:00+00:00", in: "UTC")
    for text in ["先週の金曜", "last friday", "last tuesday"] {
      #expect(throws: DateExpressionError.tooFarBack) { try DateExpression(text, in: begin) }
    }
    let end = try DateContext.at("9999-12-30T21:15:00+00:00", in: "UTC")
    #expect(throws: DateExpressionError.date(.year(10_000))) {
      try DateExpression("今週の日曜", in: end)
    }
  }

  @Test(
    "A count may be in kanji",
    arguments: [
      ("三日前", "3d"), ("一日前", "1d"), ("九日前", "9d"), ("十日前", "10d"), ("十一日前", "11d"),
      ("二十日前", "20d"), ("九十九日前", "99d"), ("二週間前", "2w"), ("三か月前", "3mo"), ("六ヶ月前", "6mo"),
      ("一年前", "1y"), ("五分前", "5min"), ("四時間前", "4h"), ("七日前 21:00", "7d 21:00"),
      ("八週間前の午後9時", "8w 21:00"),
    ])
  func kanji(text: String, plain: String) throws {
    #expect(try DateExpression(text, in: .at()) == DateExpression(plain, in: .at()))
  }

  @Test(
    "Anything else is not understood",
    arguments: [
      "last", "last ", "last mondayx", "lastmonday", "last last monday", "last 金曜", "先週の", "先週の金",
      "先週の月", "先月の金曜", "二三日前", "百日前", "十十日前", "三", "三日", "十", "三1日前", "3三日前",
    ])
  func notUnderstood(text: String) {
    #expect(throws: DateExpressionError.notUnderstood) { try DateExpression(text, in: .at()) }
  }
}
