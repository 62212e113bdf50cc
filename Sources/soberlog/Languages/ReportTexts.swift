import SoberlogCore

/// Texts of the report.
struct ReportTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The title of the page.
  var title: String { text("My sober days", "断酒日記のまとめ") }

  /// What made the page, and where it is.
  var footer: String {
    text(
      "Made by soberlog. This page fetches nothing and sends nothing.",
      "soberlog で作成しました。このページは何も読み込まず、何も送りません。")
  }

  /// The heading of the figures about sober days.
  var sober: String { text("Sober days", "断酒の日数") }

  /// The heading of the figures about entries.
  var written: String { text("Entries", "記録") }

  /// The caption of the counts of moods.
  var moodCounts: String { text("How often each mood was chosen", "それぞれの気分の件数") }

  /// The head of a column of moods.
  var mood: String { text("Mood", "気分") }

  /// The head of a column of numbers of entries.
  var entries: String { text("Entries", "件数") }

  /// The head of a column of percentages.
  var share: String { text("Share", "割合") }

  /// The head of a column of averages.
  var average: String { text("Average", "平均") }

  /// The head of a column of weekdays.
  var weekday: String { text("Weekday", "曜日") }

  /// The head of a column of months.
  var month: String { text("Month", "月") }

  /// The head of a column of kinds of days.
  var dayKind: String { text("Days", "日") }

  /// The head of a column of numbers of days.
  var dayCount: String { text("Number", "日数") }

  /// The head of a column of first days.
  var from: String { text("From", "開始") }

  /// The head of a column of last days.
  var to: String { text("To", "終了") }

  /// The head of a column of lengths.
  var length: String { text("Length", "長さ") }

  /// What opens a table.
  var asTable: String { text("The same as a table", "表で見る") }

  /// The caption of the days before a slip.
  var beforeSlipTable: String {
    text("Average mood on the days before a slip", "飲んだ日の前日とほかの日の平均の気分")
  }

  /// The heading of the entries.
  var chosenEntries: String { text("In your own words", "自分の言葉") }

  /// That only some entries are shown.
  func chosen(_ count: Int, of all: Int) -> String {
    text(
      "\(count) of \(all) entries: the latest ones, and earlier ones from good days.",
      "記録 \(all)件のうち \(count)件(最近のものと、それより前の調子の良い日のもの)。")
  }

  /// Texts of the figures about moods.
  var stats: StatsTexts { StatsTexts(language: language) }

  /// Texts about lengths.
  var milestones: MilestoneTexts { MilestoneTexts(language: language) }

  /// A number of days in words.
  func days(_ count: Int) -> String { milestones.days(count) }
}
