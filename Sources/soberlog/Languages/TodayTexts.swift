import SoberlogCore

/// Texts of the view that is shown without a command.
struct TodayTexts {
  /// The language of the texts.
  let language: Language

  /// The first words to a person without a journal.
  var welcome: String {
    Text(
      "Welcome to soberlog, a journal for days without a drink. It begins with one command:",
      "soberlog へようこそ。お酒を飲まない日々の日記です。次のコマンドで始められます。")[language]
  }

  /// How to begin.
  var firstSteps: [CommandLineHint] {
    [
      CommandLineHint(
        command: "soberlog start", meaning: Text("count from today", "今日から数える")[language]),
      CommandLineHint(
        command: Text("soberlog add --mood good \"a walk\"", "soberlog add --mood 良い 散歩した")[
          language],
        meaning: Text("record how you feel", "気分を記録する")[language]),
      CommandLineHint(
        command: "soberlog --help", meaning: Text("everything else", "そのほかの説明")[language]),
    ]
  }

  /// What to try next.
  var nextSteps: [CommandLineHint] {
    [
      CommandLineHint(
        command: Text("soberlog add --mood good \"a walk\"", "soberlog add --mood 良い 散歩した")[
          language],
        meaning: Text("record how you feel", "気分を記録する")[language]),
      CommandLineHint(
        command: "soberlog list --since 7d", meaning: Text("the last days", "最近の記録")[language]),
    ]
  }

  /// The heading above the entries of today.
  func today(_ day: CivilDate) -> String {
    let date = DateTexts(language: language).date(day)
    return Text("Today, \(date)", "今日 \(date)")[language]
  }

  /// That nothing was written today.
  var nothingToday: String {
    Text("Nothing written today yet.", "今日はまだ何も書いていません。")[language]
  }
}
