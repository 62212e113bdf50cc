import SoberlogCore

// Headings and captions of charts, and what they say in words.

extension ReportTexts {
  /// The heading of the runs.
  var runs: String { text("Runs of sober days", "断酒期間") }

  /// That there is no run.
  var noRuns: String { text("No run of sober days yet.", "断酒期間はまだありません。") }

  /// How the chart of runs is read.
  var runsCaption: String {
    text(
      "How many days each run lasted; the dots are milestones.",
      "それぞれの断酒期間が何日続いたか。点は節目です。")
  }

  /// What the chart of runs says.
  func runsDescription(_ figures: StreakFigures) -> String {
    let count = figures.history.count
    let longest = figures.longest.map { days($0.days) } ?? days(0)
    return text(
      "\(count) run\(count == 1 ? "" : "s"), the longest of \(longest), the current one of"
        + " \(days(figures.days)).",
      "断酒期間は\(count)回。最長は\(longest)、現在は\(days(figures.days))。")
  }

  /// The caption of the table of runs.
  ///
  /// - Parameters:
  ///   - shown: the number of runs in the table.
  ///   - all: the number of runs that could be.
  ///   - isPeriod: whether there are others outside the period of the report.
  func runsTable(shown: Int, of all: Int, isPeriod: Bool) -> String {
    switch (shown == all, isPeriod) {
    case (true, false): text("All runs, the latest first", "すべての断酒期間(新しい順)")
    case (true, true): text("The runs of this period, the latest first", "この期間の断酒(新しい順)")
    case (false, false): text("The latest \(shown) of \(all) runs", "\(all)回のうち最近の\(shown)回")
    case (false, true):
      text(
        "The latest \(shown) of \(all) runs of this period", "この期間の\(all)回のうち最近の\(shown)回")
    }
  }

  /// The number of a day beside a chart of runs.
  func dayNumber(_ days: Int) -> String { text("\(days)", "\(days)日") }

  /// The heading of the moods along time.
  var moodsOverTime: String { text("Mood over time", "気分の移り変わり") }

  /// That no entry has a mood.
  var noMoods: String { text("No mood has been chosen yet.", "気分はまだ選ばれていません。") }

  /// How the chart of moods is read.
  func moodsCaption(daysEach: Int, window: Int) -> String {
    text(
      "A dot is \(daysEach == 1 ? "a day" : days(daysEach)); the line is the average of"
        + " \(window) days; × marks a slip.",
      "点は\(daysEach)日ごとの平均、線は直近\(window)日の平均、× は飲んだ日です。")
  }

  /// What the chart of moods says.
  func moodsDescription(
    _ average: MoodAverage, rated: Int, _ period: ClosedRange<CivilDate>,
    _ last: MovingAverage.Point?
  ) -> String {
    let period = DateTexts(language: language).period(period.lowerBound, period.upperBound)
    let latest = last?.average.description ?? "–"
    return text(
      "\(period): average \(average) of \(stats.entries(rated)) with a mood, lately \(latest), on a"
        + " scale from 1, worst, to 5, best.",
      "\(period): 気分を選んだ \(rated)件の平均は \(average)、最近は \(latest)(最悪 1、最高 5)。")
  }

  /// The heading of the heat maps.
  var years: String { text("Year by year", "年ごとの記録") }

  /// The heading of a year.
  func year(_ year: Int) -> String { text("\(year)", "\(year)年") }

  /// What the heat map of a year is.
  func yearTitle(_ year: Int) -> String {
    text("Moods of \(year), a square a day", "\(year)年の気分(1日に1マス)")
  }

  /// What the heat map of a year says.
  func yearDescription(_ year: Int, _ moods: [DayMoods]) -> String {
    let slips = moods.count(where: \.hasSlip)
    return text(
      "Written on \(days(moods.count)), \(slips) slip day\(slips == 1 ? "" : "s"). The averages of"
        + " the months are in a table below.",
      "記録のある日は\(moods.count)日、飲んだ日は\(slips)日。月ごとの平均は下の表にあります。")
  }

  /// That there are earlier years, which are not shown.
  func earlierYears(_ count: Int) -> String {
    text(
      "And \(count) earlier year\(count == 1 ? "" : "s"); --until shows them.",
      "ほかに、それより前の\(count)年分があります(--until で表示できます)。")
  }

  /// The title of the averages of weekdays.
  var weekdayAverages: String { text("Average mood by weekday", "曜日ごとの平均の気分") }

  /// The title of the averages of months.
  var monthAverages: String { text("Average mood by month", "月ごとの平均の気分") }

  /// What a chart of averages says.
  func averagesDescription(_ rows: some Sequence<(String, Ratings)>) -> String {
    rows.map { label, ratings in "\(label) \(ratings.average?.description ?? "–")" }
      .joined(separator: text(", ", "、"))
  }
}
