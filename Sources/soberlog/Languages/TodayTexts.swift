import SoberlogCore

/// Texts of the view that is shown without a command.
struct TodayTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The first words to a person without a journal.
  var welcome: String {
    text(
      "Welcome to soberlog, a journal for days without a drink. It begins with one command:",
      "soberlog へようこそ。お酒を飲まない日々の日記です。次のコマンドで始められます。")
  }

  /// How to begin.
  var firstSteps: [CommandLineHint] {
    [
      CommandLineHint(
        command: "soberlog start", meaning: text("count from today", "今日から数える")),
      CommandLineHint(
        command: text("soberlog add --mood good \"a walk\"", "soberlog add --mood 良い 散歩した"),
        meaning: text("record how you feel", "気分を記録する")),
      CommandLineHint(
        command: "soberlog --help", meaning: text("everything else", "そのほかの説明")),
    ]
  }

  /// What to try next.
  ///
  /// - Parameter isSlipDay: whether a slip is recorded today.
  func nextSteps(isSlipDay: Bool) -> [CommandLineHint] {
    guard !isSlipDay else {
      return [
        CommandLineHint(
          command: "soberlog recall",
          meaning: text("read what you wrote on a good day", "調子の良い日に書いたものを読み返す")),
        CommandLineHint(
          command: "soberlog urge", meaning: text("sit out an urge", "飲みたい気持ちをやり過ごす")),
      ]
    }
    return [
      CommandLineHint(
        command: text("soberlog add --mood good \"a walk\"", "soberlog add --mood 良い 散歩した"),
        meaning: text("record how you feel", "気分を記録する")),
      CommandLineHint(
        command: "soberlog list --since 7d", meaning: text("the last days", "最近の記録")),
    ]
  }

  /// The heading above the entries of today.
  func today(_ day: CivilDate) -> String {
    let date = DateTexts(language: language).date(day)
    return text("Today, \(date)", "今日 \(date)")
  }

  /// That nothing was written today.
  var nothingToday: String {
    text("Nothing written today yet.", "今日はまだ何も書いていません。")
  }
}
