import SoberlogCore

/// Texts after a slip. They never scold.
struct SlipTexts {
  /// The language of the texts.
  let language: Language

  /// The first thing to say.
  var kindSentence: String {
    Text(
      "Thank you for writing it down. This one day takes nothing away from what you have done.",
      "書いてくれてありがとう。この一日で、これまでの日々が消えることはありません。")[language]
  }

  /// What stays: the run just finished, the longest one, and the total.
  func rows(_ report: SlipReport) -> [LabeledRow] {
    let streak = StreakTexts(language: language)
    var rows: [LabeledRow] = []
    if let finished = finishedRun(report) {
      rows.append(
        LabeledRow(
          label: Text("This run", "今回の連続日数")[language], value: streak.historyLine(finished)))
    }
    if let longest = report.figures.longest {
      rows.append(
        LabeledRow(
          label: Text("Longest run", "最長の連続日数")[language], value: streak.historyLine(longest)))
    }
    let total = report.figures.totalSoberDays
    rows.append(
      LabeledRow(
        label: Text("In all", "合計")[language],
        value: Text("\(total) sober day\(total == 1 ? "" : "s")", "断酒\(total)日")[language]))
    return rows
  }

  /// The heading above an entry from a good day.
  var memoryHeading: String {
    Text("You wrote this on a good day:", "調子の良い日に、あなたはこう書いていました:")[language]
  }

  /// The run that ended the day before the slip, if one did.
  private func finishedRun(_ report: SlipReport) -> Run? {
    let dayBefore = report.recorded.day.adding(days: -1)
    return report.figures.history.first { $0.last == dayBefore }
  }
}
