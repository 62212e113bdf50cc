import SoberlogCore

/// Texts about sober days.
struct StreakTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// Which day it is: `Day 7`, `7日目`.
  ///
  /// - Parameter isToday: whether the figures are those of today and are read today.
  func headline(_ figures: StreakFigures, isToday: Bool) -> String {
    if figures.days > 0 {
      return text("Day \(figures.days)", "\(figures.days)日目")
    }
    if figures.isSlipDay {
      return isToday
        ? text(
          "Today is noted as a slip day. Tomorrow is day 1.",
          "今日は飲んだ日として記録しています。明日がまた1日目です。")
        : text("A slip day. The next day is day 1.", "この日は飲んだ日です。次の日がまた1日目です。")
    }
    if figures.nextMilestone != nil {
      return text("The next day is day 1.", "次の日が1日目です。")
    }
    return text("Nothing is counted yet.", "まだ数え始めていません。")
  }

  /// The figures in words, each with its label.
  func rows(_ figures: StreakFigures, _ savings: Savings?) -> [LabeledRow] {
    var rows: [LabeledRow] = []
    if let since = figures.since {
      rows.append(LabeledRow(label: text("Since", "開始"), value: dates.date(since)))
    }
    rows += nextRow(figures)
    if let longest = figures.longest {
      rows.append(LabeledRow(label: text("Longest", "最長"), value: historyLine(longest)))
    }
    if let previous = figures.previous {
      rows.append(LabeledRow(label: text("Previous", "前回"), value: historyLine(previous)))
    }
    if figures.trackedDays > 0 {
      rows.append(LabeledRow(label: text("In all", "合計"), value: total(figures)))
    }
    if figures.writing.longest > 0 {
      rows.append(LabeledRow(label: text("Written", "日記"), value: writing(figures.writing)))
    }
    if let savings, figures.trackedDays > 0 {
      rows.append(
        LabeledRow(label: text("Saved", "節約"), value: saved(savings, figures)))
    }
    return rows
  }

  /// The next milestone, as a row; none when there is none.
  func nextRow(_ figures: StreakFigures) -> [LabeledRow] {
    guard let milestone = figures.nextMilestone, let days = figures.daysToNextMilestone else {
      return []
    }
    let name = milestones.name(of: milestone.span)
    let date = dates.date(milestone.date)
    let toGo = text("in \(milestones.days(days))", "あと\(milestones.days(days))")
    return [
      LabeledRow(label: text("Next", "次の節目"), value: "\(name) · \(date) · \(toGo)")
    ]
  }

  /// A run: its length, its first and its last day.
  func historyLine(_ run: Run) -> String {
    "\(milestones.days(run.days)) · \(dates.period(run.first, run.last))"
  }

  /// A run as a row: its length, its first and its last day.
  func historyRow(_ run: Run) -> LabeledRow {
    LabeledRow(label: milestones.days(run.days), value: dates.period(run.first, run.last))
  }

  /// The heading above all runs.
  var historyHeading: String { text("Every run", "これまでの断酒期間") }

  /// The total of sober days.
  private func total(_ figures: StreakFigures) -> String {
    let sober = figures.totalSoberDays
    let slips = figures.slipDays
    let runs = figures.history.count
    return text(
      "\(sober) sober day\(sober == 1 ? "" : "s") of \(figures.trackedDays)"
        + " · \(slips) slip day\(slips == 1 ? "" : "s") · \(runs) run\(runs == 1 ? "" : "s")",
      "\(figures.trackedDays)日のうち断酒 \(sober)日 · 飲んだ日 \(slips)日 · 断酒期間 \(runs)回")
  }

  /// For how many days there are entries.
  private func writing(_ writing: WritingStreak) -> String {
    text(
      "\(milestones.days(writing.days)) in a row · longest \(milestones.days(writing.longest))",
      "\(writing.days)日連続 · 最長 \(writing.longest)日")
  }

  /// The money that was not spent.
  private func saved(_ savings: Savings, _ figures: StreakFigures) -> String {
    let run = savings.text(days: figures.days)
    let total = savings.text(days: figures.totalSoberDays)
    return text("\(run) in this run · \(total) in all", "今回 \(run) · 合計 \(total)")
  }

  /// Dates in the language.
  private var dates: DateTexts { DateTexts(language: language) }

  /// Lengths in the language.
  private var milestones: MilestoneTexts { MilestoneTexts(language: language) }
}
