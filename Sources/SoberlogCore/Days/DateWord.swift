/// A word that stands for a date by itself, in either language.
enum DateWord: Hashable, Sendable {
  /// The present moment.
  case now
  /// The day this many days before today.
  case day(back: Int)
  /// The latest day with this ISO number, Monday being 1.
  case weekday(Int)
  /// The week this many weeks before the present one.
  case week(back: Int)
  /// The month this many months before the present one.
  case month(back: Int)
  /// The year this many years before the present one.
  case year(back: Int)
}

extension DateWord {
  /// All words, in small letters.
  static let table = WordTable<DateWord>(
    rows
      + (WeekdayName.english.longestFirst + WeekdayName.japanese.longestFirst)
      .map { ([$0.text], .weekday($0.value)) })

  /// The words other than the weekdays.
  private static let rows: [(words: [String], value: DateWord)] = [
    (["now", "今", "いま"], .now),
    (["today", "今日", "きょう", "本日"], .day(back: 0)),
    (["yesterday", "昨日", "きのう"], .day(back: 1)),
    (["一昨日", "おととい"], .day(back: 2)),
    (["this week", "今週"], .week(back: 0)),
    (["last week", "先週"], .week(back: 1)),
    (["this month", "今月"], .month(back: 0)),
    (["last month", "先月"], .month(back: 1)),
    (["this year", "今年", "ことし"], .year(back: 0)),
    (["last year", "昨年", "去年"], .year(back: 1)),
  ]
}
