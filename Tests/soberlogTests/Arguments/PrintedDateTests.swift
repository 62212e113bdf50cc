import SoberlogCore
import Testing

@testable import soberlog

/// Dates as the program prints them, read back.
@Suite("Printed dates")
struct PrintedDateTests {
  /// The present: 2026-11-30 at 21:15 in Tokyo.
  private let context = DateContext(
    now: ZoneRules.fixed(offsetMinutes: 540).localTimestamp(at: 1_796_040_900),
    zone: .fixed(offsetMinutes: 540), boundary: .midnight)

  @Test("Every date that help dates names is understood")
  func helpTopic() throws {
    let dates = HelpTopic.dates.rows.flatMap { row in
      row.term.replacing("\"", with: "").split(separator: /, | … ?| …$/).map(String.init)
    }
    #expect(dates.count > 40)
    for date in dates {
      #expect(throws: Never.self, "\(date)") { try DateExpression(date, in: context) }
    }
  }

  @Test("What is printed as a date can be typed as one", arguments: Language.allCases)
  func readBack(language: Language) throws {
    let texts = DateTexts(language: language)
    let today = context.today
    for back in 0..<366 {
      let day = today.adding(days: -back)
      let moment = context.zone.localTimestamp(date: day, time: .noon)
      func read(_ text: String) throws -> DateExpression { try DateExpression(text, in: context) }
      #expect(try read(texts.date(day)) == .day(day))
      // A year before today the day of today is meant.
      #expect(try read(texts.dayAndMonth(day)) == .day(back < 365 ? day : today))
      #expect(try read(texts.month(day)) == .month(first: day.firstOfMonth))
      #expect(try read(texts.year(day)).days?.contains(day) == true)
      #expect(try read(texts.moment(moment)) == .moment(moment, wholeMinute: true))
    }
  }
}
