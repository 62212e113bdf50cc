import SoberlogCore

/// Texts about moods in figures.
struct StatsTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The heading above the moods along time.
  var alongTime: String { text("Mood over time", "気分の移り変わり") }

  /// The heading above the counts of moods.
  var moods: String { text("Moods", "気分") }

  /// The heading above the weekdays.
  var byWeekday: String { text("By weekday", "曜日ごと") }

  /// The heading above the months.
  var byMonth: String { text("By month", "月ごと") }

  /// The heading above the days before a slip and the others.
  var beforeSlips: String { text("Before a slip", "飲んだ日の前日") }

  /// The days before a slip.
  var beforeSlip: String { text("Day before", "前日") }

  /// All other days.
  var otherDays: String { text("Other days", "ほかの日") }

  /// The heading above the tags.
  var tags: String { text("Tags", "タグ") }

  /// The heading above the emoji.
  var emoji: String { text("Emoji", "絵文字") }

  /// How many entries were written, and on how many days.
  func written(entries: Int, days: Int) -> String {
    text("\(self.entries(entries)) on \(self.days(days))", "記録 \(entries)件(\(days)日分)")
  }

  /// How many urges were withstood.
  func urges(_ count: Int) -> String {
    text(
      "\(count) urge\(count == 1 ? "" : "s") withstood", "飲まずに耐えた回数: \(count)回")
  }

  /// A number of entries in words.
  func entries(_ count: Int) -> String {
    text("\(count) entr\(count == 1 ? "y" : "ies")", "\(count)件")
  }

  /// A number of days in words.
  func days(_ count: Int) -> String { MilestoneTexts(language: language).days(count) }

  /// The average of the entries with a mood.
  func average(_ average: MoodAverage, rated: Int) -> String {
    text(
      "Average \(average) of \(entries(rated)) with a mood (worst 1, best 5)",
      "平均 \(average)(気分を選んだ \(rated)件。最悪 1、最高 5)")
  }

  /// What the signs of a sparkline mean.
  func sparklineLegend(worst: String, best: String, none: String, daysEach: Int) -> String {
    text(
      "\(worst) worst, \(best) best, \(none) no mood; \(days(daysEach)) a column",
      "\(worst) 最悪、\(best) 最高、\(none) 気分なし。1列は\(daysEach)日")
  }

  /// How many days are low ones, of a hundred.
  func lowDays(before: Int, others: Int) -> String {
    text(
      "Bad or worst: on \(before)% of the days before a slip, on \(others)% of the others",
      "「悪い」か「最悪」: 前日の\(before)%、ほかの日の\(others)%")
  }

  /// That there are earlier months, which are not shown.
  func earlierMonths(_ count: Int) -> String {
    text(
      "and \(count) earlier month\(count == 1 ? "" : "s") (--until, --json)",
      "ほかに、それより前の\(count)か月(--until、--json)")
  }
}
