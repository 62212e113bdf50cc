import SoberlogCore
import Testing

/// Dates as people write them, on Monday 2026-11-30 at 21:15 in Tokyo.
@Suite("Dates as people write them")
struct WrittenDateTests {
  @Test("Where a day begins later, a date after midnight is the one on the calendar")
  func afterMidnight() throws {
    let context = try DateContext.at("2026-12-02T01:15:00+09:00", dayStartsAt: 4)
    for text in ["2 Dec", "12月2日", "Wed 2 Dec", "12月2日(水)"] {
      #expect(try DateExpression(text, in: context) == .day(CivilDate("2026-12-02")), "\(text)")
      guard case .moment(let moment, _, _) = try DateExpression(text + " 01:00", in: context) else {
        Issue.record("\(text) with a time is a moment.")
        continue
      }
      #expect(moment.rfc3339 == "2026-12-02T01:00:00+09:00")
    }
    #expect(try DateExpression("3 Dec", in: context) == .day(CivilDate("2025-12-03")))
    let confusable = DateExpressionError.confusable(
      reading: try CivilDate("2025-12-25"), hasYear: false)
    #expect(throws: confusable) { try DateExpression("12/25", in: context) }
  }

  @Test(
    "A date with the name of its month is that day",
    arguments: [
      ("Sat 28 Nov 2026", "2026-11-28"),
      ("Saturday 28 November 2026", "2026-11-28"),
      ("Sat, 28 Nov 2026", "2026-11-28"),
      ("28 Nov 2026", "2026-11-28"),
      ("1 Nov 2026", "2026-11-01"),
      ("01 nov 2026", "2026-11-01"),
      ("28 Nov", "2026-11-28"),
      ("30 Nov", "2026-11-30"),
      ("1 Dec", "2025-12-01"),
      ("29 Feb", "2024-02-29"),
      ("Sat 28 Nov", "2026-11-28"),
      ("Mon 1 Dec", "2025-12-01"),
      ("Nov 28", "2026-11-28"),
      ("Nov 28th", "2026-11-28"), ("28th Nov", "2026-11-28"), ("November 1st, 2026", "2026-11-01"),
      ("22nd Nov 2026", "2026-11-22"), ("Nov 3rd", "2026-11-03"),
      ("Sat Nov 28", "2026-11-28"),
      ("Nov 28 2026", "2026-11-28"),
      ("November 28, 2026", "2026-11-28"),
      ("Dec 31", "2025-12-31"),
      ("Dec 25 2027", "2027-12-25"),
      ("15 January 2026", "2026-01-15"), ("15 Jan 2026", "2026-01-15"),
      ("15 February 2026", "2026-02-15"), ("15 Feb 2026", "2026-02-15"),
      ("15 March 2026", "2026-03-15"), ("15 Mar 2026", "2026-03-15"),
      ("15 April 2026", "2026-04-15"), ("15 Apr 2026", "2026-04-15"),
      ("15 May 2026", "2026-05-15"),
      ("15 June 2026", "2026-06-15"), ("15 Jun 2026", "2026-06-15"),
      ("15 July 2026", "2026-07-15"), ("15 Jul 2026", "2026-07-15"),
      ("15 August 2026", "2026-08-15"), ("15 Aug 2026", "2026-08-15"),
      ("15 September 2026", "2026-09-15"), ("15 Sept 2026", "2026-09-15"),
      ("15 Sep 2026", "2026-09-15"),
      ("15 October 2026", "2026-10-15"), ("15 Oct 2026", "2026-10-15"),
      ("15 December 2025", "2025-12-15"), ("15 Dec 2025", "2025-12-15"),
      ("2026年11月28日(土)", "2026-11-28"),
      ("2026年11月28日（土）", "2026-11-28"),
      ("２０２６年１１月２８日（土）", "2026-11-28"),
      ("11月28日(土)", "2026-11-28"), ("11月28日土曜", "2026-11-28"), ("11月28日 土曜日", "2026-11-28"),
      ("11月28日（土曜）", "2026-11-28"), ("2026年11月28日(土曜日)", "2026-11-28"),
      ("去年の11月1日", "2025-11-01"), ("昨年12月1日", "2025-12-01"), ("今年の1月1日", "2026-01-01"),
      ("おととしの２月２９日", "2024-02-29"),
      ("12月1日（月）", "2025-12-01"),
      ("2026年11月23日(月)", "2026-11-23"), ("2026年11月24日(火)", "2026-11-24"),
      ("2026年11月25日(水)", "2026-11-25"), ("2026年11月26日(木)", "2026-11-26"),
      ("2026年11月27日(金)", "2026-11-27"), ("2026年11月29日(日)", "2026-11-29"),
    ])
  func days(text: String, day: String) throws {
    #expect(try DateExpression(text, in: .at()) == .day(CivilDate(day)))
  }

  @Test(
    "A month and a year mean the whole month",
    arguments: [
      ("Nov 2026", "2026-11-01"), ("November 2026", "2026-11-01"), ("may 2025", "2025-05-01"),
    ])
  func months(text: String, first: String) throws {
    #expect(try DateExpression(text, in: .at()) == .month(first: CivilDate(first)))
  }

  @Test(
    "A time may follow",
    arguments: [
      ("Sat 28 Nov 2026 21:00", "2026-11-28T21:00:00+09:00"),
      ("28 Nov 21:00", "2026-11-28T21:00:00+09:00"),
      ("Nov 28 9pm", "2026-11-28T21:00:00+09:00"),
      ("Nov 28, 2026 at 9:30 pm", "2026-11-28T21:30:00+09:00"),
      ("Sat 28 Nov 2026 12:15 UTC", "2026-11-28T12:15:00+00:00"),
      ("2026年11月28日(土) 21:00", "2026-11-28T21:00:00+09:00"),
      ("11月28日（土）21時", "2026-11-28T21:00:00+09:00"),
      ("11月28日土曜の夜9時", "2026-11-28T21:00:00+09:00"),
    ])
  func times(text: String, expected: String) throws {
    let moment = try LocalTimestamp(rfc3339: expected)
    guard case .moment(moment, true, _) = try DateExpression(text, in: .at()) else {
      Issue.record("\(text) is not \(expected)")
      return
    }
  }

  @Test(
    "A weekday that is not that of the date is refused",
    arguments: [
      ("Fri 28 Nov 2026", "2026-11-28"), ("Sunday, 28 November 2026 21:00", "2026-11-28"),
      ("Fri 28 Nov", "2026-11-28"), ("Tue Dec 1", "2025-12-01"),
      ("2026年11月28日(金)", "2026-11-28"), ("11月28日（日） 9:30", "2026-11-28"),
      ("11月28日日曜", "2026-11-28"),
    ])
  func wrongWeekday(text: String, day: String) throws {
    let error = DateExpressionError.wrongWeekday(of: try CivilDate(day))
    #expect(throws: error) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "Of a day that may lie ahead, the past one is known unless a weekday stands with it",
    arguments: [
      ("30 Nov 23:00", "2025-11-30T23:00:00+09:00"), ("Mon 30 Nov 23:00", nil),
      ("11月30日(月) 23:00", nil), ("30 Nov 2026 23:00", nil),
    ])
  func pastReading(text: String, past: String?) throws {
    let context = try DateContext.at()
    let expression = try DateExpression(text, in: context)
    let error = EntryTimestampError.future(
      asked: try LocalTimestamp(rfc3339: "2026-11-30T23:00:00+09:00"),
      pastReading: try past.map { try LocalTimestamp(rfc3339: $0) })
    #expect(throws: error) { try expression.entryTimestamp(in: context) }
  }

  @Test(
    "The part that is out of range is named",
    arguments: [
      ("31 Nov", DateExpressionError.date(.day(31, year: 2026, month: 11))),
      ("Nov 0", .date(.day(0, year: 2026, month: 11))),
      ("29 Feb 2025", .date(.day(29, year: 2025, month: 2))),
      ("13月", .date(.month(13))), ("28 Nov 1899", .date(.year(1899))),
      ("Nov 1899", .date(.year(1899))),
      ("28 Nov 25:00", .time(.hour(25))),
    ])
  func outOfRange(text: String, error: DateExpressionError) {
    #expect(throws: error) { try DateExpression(text, in: .at()) }
  }

  @Test(
    "What is no whole date is not understood",
    arguments: [
      "28 Nov 26", "28the Nov", "28 th Nov", "Nov 28 26", "Nov 26 9", "Sat Nov", "Sat Nov 2026",
      "Sat 28",
      "Sat 28 Nov 2026x", "Fri 28 Nov 2026x", "28 Novx", "128 Nov", "28 Nov 20265",
      "Nov 2026 21:00",
      "11月28日()", "11月28日(土", "11月28日土)", "11月28日土", "11月(土)", "去年の", "去年の1日", "2026年(土)", "(土)",
    ])
  func notUnderstood(text: String) {
    #expect(throws: DateExpressionError.notUnderstood) { try DateExpression(text, in: .at()) }
  }
}
