/// The names of the weekdays, with their ISO numbers: Monday is 1, Sunday is 7.
enum WeekdayName {
  /// The English names, short and full, in small letters.
  static let english = WordTable<Int>([
    (["monday", "mon"], 1), (["tuesday", "tue"], 2), (["wednesday", "wed"], 3),
    (["thursday", "thu"], 4), (["friday", "fri"], 5), (["saturday", "sat"], 6),
    (["sunday", "sun"], 7),
  ])

  /// The Japanese names that say by themselves that they are weekdays.
  static let japanese = WordTable<Int>([
    (["月曜日", "月曜"], 1), (["火曜日", "火曜"], 2), (["水曜日", "水曜"], 3), (["木曜日", "木曜"], 4),
    (["金曜日", "金曜"], 5), (["土曜日", "土曜"], 6), (["日曜日", "日曜"], 7),
  ])

  /// What stands in parentheses behind a Japanese date.
  static let inParentheses = WordTable<Int>(
    [
      (["(月)"], 1), (["(火)"], 2), (["(水)"], 3), (["(木)"], 4), (["(金)"], 5), (["(土)"], 6),
      (["(日)"], 7),
    ] + japanese.longestFirst.map { (["(\($0.text))"], $0.value) })
}
