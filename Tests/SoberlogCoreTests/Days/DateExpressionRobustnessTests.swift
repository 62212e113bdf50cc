import SoberlogCore
import TestSupport
import Testing

@Suite("DateExpression on random texts")
struct DateExpressionRobustnessTests {
  /// Pieces of the grammar and of things near it.
  private static let pieces = [
    "2026", "2024", "1900", "9999", "0", "1", "2", "7", "01", "02", "11", "12", "29", "30", "31",
    "99", "999999999", "1000000000", "20261101", "-", "-", "/", ":", ":", "T", "t", " ", " ", "Z",
    "+", ".", ",", "W", "年", "月", "日", "時", "分", "秒", "前", "日前", "週間前", "か月前", "ヶ月前",
    "年前", "時間前", "分前", "d", "w", "mo", "y", "h", "min", "m", "days", "ago", " ago", "at",
    "am", "pm", "now", "today", "yesterday", "monday", "sun", "last ", "this ", "week", "month",
    "year", "今日", "昨日", "一昨日", "先週", "今月", "去年", "月曜", "の", "nov", "Feb ", "29 feb",
    "(月)", "（日）", "utc", ",",
    "noon", "午後", "半", "三", "十", "last sun", "先週の", "今週の", "金曜",
    "tomorrow", "next ", "in ", "後", "２", "－", "ー", "：", "\u{3000}",
    "\u{301}", "🍺", "\u{0}",
  ]

  @Test("No text is a trap, and a day is the same when written as ISO 8601", arguments: sampleZones)
  func randomTexts(zone: String) throws {
    var generator = SeededGenerator(seed: UInt64(zone.utf8.count))
    var understood = 0
    for (now, hour) in [
      ("2026-11-30T12:15:00Z", 0), ("2024-02-29T01:30:00Z", 4), ("1900-01-02T00:00:00Z", 12),
      ("9999-12-30T23:59:59Z", 4), ("2011-12-31T10:30:00Z", 1), ("2026-03-08T07:15:00Z", 3),
    ] {
      let context = try DateContext.at(now, in: zone, dayStartsAt: hour)
      for _ in 0..<600 {
        let count = Int.random(in: 1...7, using: &generator)
        let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
          .joined()
        guard let expression = try? DateExpression(text, in: context) else { continue }
        understood += 1
        try check(expression, of: text, in: context)
      }
    }
    #expect(understood > 100)
  }

  /// Checks what holds for every expression.
  private func check(
    _ expression: DateExpression, of text: String, in context: DateContext
  ) throws {
    if case .day(let day) = expression {
      #expect(try DateExpression(day.description, in: context) == expression, "\(text)")
    }
    if let days = expression.days {
      let bounds = DateBounds(on: expression)
      #expect(bounds.firstDay == days.lowerBound && bounds.lastDay == days.upperBound)
    }
    guard let timestamp = try? expression.entryTimestamp(in: context) else { return }
    #expect(timestamp.instant <= context.now.instant + 60, "\(text)")
    #expect(try LocalTimestamp(rfc3339: timestamp.rfc3339) == timestamp, "\(text)")
  }
}
