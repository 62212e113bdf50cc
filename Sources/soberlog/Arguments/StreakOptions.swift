import SoberlogCore

/// The options of `streak`.
enum StreakOptions {
  /// The number alone.
  static let days = Flag("days", Text("Print the number of days alone", "日数だけを出力する"))

  /// An answer by exit code.
  static let atLeast = ValueOption(
    "at-least", Text(same: "N[d|w|mo|y]"),
    Text(
      "Print nothing; exit 0 if the run is that long, else 1",
      "何も出力せず、その長さに達していれば 0、いなければ 1 で終わる")
  ) { text, _ in try CalendarSpan(parsing: text) }

  /// All runs.
  static let history = Flag("history", Text("Show every run", "これまでの断酒期間をすべて表示する"))

  /// The figures of an earlier day.
  static let on = ValueOption(
    "on", kind: .day, Text("WHEN", "日"),
    Text("The figures of that day", "その日の時点の数字")
  ) { text, context in
    guard let day = try DateExpression(text, in: context).day(in: context) else {
      throw ValueError.needsADay
    }
    return day
  }

  /// What there is to know about all of them.
  static let specifications = [
    days.specification, atLeast.specification, history.specification, on.specification,
    EntryOptions.json.specification,
  ]
}
