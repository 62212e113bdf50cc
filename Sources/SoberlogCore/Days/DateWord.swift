/// A word that stands for a date by itself, in either language.
enum DateWord: Hashable, Sendable {
  /// The present moment.
  case now
  /// The day this many days before today.
  case day(back: Int)
  /// A part of the day this many days before today; a time has to follow.
  case part(PartOfDay, back: Int)
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
      + japaneseYears.longestFirst.map { ([$0.text], .year(back: $0.value)) }
      + (WeekdayName.english.longestFirst + WeekdayName.japanese.longestFirst)
      .map { ([$0.text], .weekday($0.value)) })

  /// The words other than the weekdays.
  private static let rows: [(words: [String], value: DateWord)] = [
    (["now", "今", "いま"], .now),
    (["today", "今日", "きょう", "本日"], .day(back: 0)),
    (["yesterday", "昨日", "きのう"], .day(back: 1)),
    (["the day before yesterday", "day before yesterday", "一昨日", "おととい"], .day(back: 2)),
    (["一昨々日", "さきおととい"], .day(back: 3)),
    (["this morning"], .part(.englishMorning, back: 0)),
    (["tonight"], .part(.englishNight, back: 0)),
    (["last night"], .part(.englishNight, back: 1)),
    (["今朝", "けさ"], .part(.japaneseMorning, back: 0)),
    (["今夜", "今晩"], .part(.japaneseNight, back: 0)),
    (["昨夜", "昨晩", "ゆうべ"], .part(.japaneseNight, back: 1)),
    (["this week", "今週"], .week(back: 0)),
    (["last week", "先週"], .week(back: 1)),
    (["先々週"], .week(back: 2)),
    (["this month", "今月"], .month(back: 0)),
    (["last month", "先月"], .month(back: 1)),
    (["先々月"], .month(back: 2)),
    (["this year"], .year(back: 0)),
    (["last year"], .year(back: 1)),
  ]

  /// The Japanese words for years, with the number of years back.
  static let japaneseYears = WordTable<Int>([
    (["今年", "ことし"], 0), (["昨年", "去年"], 1), (["一昨年", "おととし"], 2),
  ])
}
