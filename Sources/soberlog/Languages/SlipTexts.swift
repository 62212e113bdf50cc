import SoberlogCore

/// Texts after a slip. They never scold.
struct SlipTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The first thing to say.
  var kindSentence: String {
    text(
      "Thank you for writing it down. This one day takes nothing away from what you have done.",
      "書いてくれてありがとう。この一日で、これまでの日々が消えることはありません。")
  }

  /// What stays: the run just finished, the longest one, and the total.
  func rows(_ report: SlipReport) -> [LabeledRow] {
    let streak = StreakTexts(language: language)
    var rows: [LabeledRow] = []
    if let finished = finishedRun(report) {
      rows.append(
        LabeledRow(
          label: text("Until then", "この日まで"), value: streak.historyLine(finished)))
    }
    if let longest = report.figures.longest {
      rows.append(
        LabeledRow(
          label: text("Longest run", "最長の断酒期間"), value: streak.historyLine(longest)))
    }
    let total = report.figures.totalSoberDays
    rows.append(
      LabeledRow(
        label: text("In all", "合計"),
        value: text("\(total) sober day\(total == 1 ? "" : "s")", "断酒 \(total)日")))
    return rows
  }

  /// The heading above an entry from a good day.
  var memoryHeading: String {
    text("You wrote this on a good day:", "調子の良い日に、あなたはこう書いていました:")
  }

  /// The run that ended the day before the slip, if one did.
  private func finishedRun(_ report: SlipReport) -> Run? {
    let dayBefore = report.recorded.day.adding(days: -1)
    return report.figures.history.first { $0.last == dayBefore }
  }
}
