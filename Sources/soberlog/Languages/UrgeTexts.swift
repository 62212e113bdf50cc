import SoberlogCore

/// Texts of the countdown of `urge` and the questions after it. They never scold.
struct UrgeTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language
}

extension UrgeTexts {
  /// The words above the countdown.
  var wave: String {
    text(
      "An urge is like a wave: it rises, and it passes.",
      "飲みたい気持ちは波のようなもの。高まっても、やがて引いていきます。")
  }

  /// What helps to sit it out, for a person without entries from good days; one for a minute.
  var helps: [String] {
    [
      text("Drink a glass of water, slowly.", "水を一杯、ゆっくり飲んでみましょう。"),
      text(
        "Breathe in while you count to four, and out while you count to six.",
        "4つ数えて息を吸い、6つ数えて吐く。それをくり返してみましょう。"),
      text(
        "Go to another room, or outside for a moment.",
        "別の部屋へ移るか、少しだけ外に出てみましょう。"),
      text(
        "Call or write to somebody you trust.", "信頼できる人に、電話かメッセージをしてみましょう。"),
      text(
        "You need not last forever, only this minute.",
        "ずっと先のことは考えず、この1分だけで大丈夫です。"),
    ]
  }

  /// For how long the person has stayed; nil when it was less than a minute.
  ///
  /// - Parameter isOver: whether the whole countdown is over.
  func stayed(minutes: Int, isOver: Bool) -> String? {
    let plural = minutes == 1 ? "" : "s"
    if isOver {
      return text(
        "\(minutes) minute\(plural) \(minutes == 1 ? "has" : "have") passed, and you stayed.",
        "\(minutes)分が過ぎました。よくここまで来ましたね。")
    }
    return minutes < 1
      ? nil : text("You stayed for \(minutes) minute\(plural).", "\(minutes)分、踏みとどまりました。")
  }
}

extension UrgeTexts {
  /// The question of a step; none during the countdown.
  func question(of step: UrgeTimer.Step) -> String {
    switch step {
    case .countdown, .done, .left: ""
    case .outcome: text("How did it go?", "どうなりましたか?")
    case .mood: text("Your mood, if you like:", "よければ、今の気分:")
    case .line: text("A line, if you like:", "よければ、ひとこと:")
    }
  }

  /// An answer to the question how it went.
  func answer(_ outcome: UrgeAnswers.Outcome) -> String {
    switch outcome {
    case .withstood: text("I did not drink", "飲まずに耐えた")
    case .slip: text("I had a drink", "飲んだ")
    }
  }

  /// That there is time, and until when.
  ///
  /// - Parameter minutes: at least 1.
  func stay(minutes: Int, until end: TimeOfDay) -> String {
    text(
      "Give it \(minutes) minute\(minutes == 1 ? "" : "s"), until \(end); answer when you are ready.",
      "\(end) まで、\(minutes)分だけ待ってみましょう。答えるのは、落ち着いてからで大丈夫です。")
  }

  /// The question how it went on a line, with what may be answered.
  var plainOutcomeQuestion: String {
    let answers = UrgeAnswers.Outcome.allCases.map { answer($0) }
    return question(of: .outcome)
      + text(
        " (1: \(answers[0]), 2: \(answers[1])) [1] ", "(1: \(answers[0])、2: \(answers[1])) [1] ")
  }

  /// The question about the mood on a line.
  var plainMoodQuestion: String {
    let labels = EmotionLevel.steps.map { "\($0.rawValue): \($0.label(in: language))" }
    return text("Your mood, if you like (", "よければ、今の気分(")
      + "\(labels.joined(separator: text(", ", "、")))) "
  }

  /// The question about a line on a line.
  var plainLineQuestion: String { question(of: .line) + " " }

  /// The keys of a question, each with what it does.
  func keys(of step: UrgeTimer.Step) -> [String] {
    switch step {
    case .done, .left: []
    case .countdown: [text("q or Esc: end early", "q か Esc: 終える")]
    case .outcome:
      [
        text("1 or 2: choose", "1 か 2: 選ぶ"), text("Enter: next", "Enter: 次へ"),
        text("Esc: record nothing", "Esc: 記録しない"),
      ]
    case .mood:
      [
        text("1–5: choose", "1〜5: 選ぶ"), text("Enter: next", "Enter: 次へ"),
        text("Esc: record so far", "Esc: ここまでを記録"),
      ]
    case .line:
      [
        text("Enter: record", "Enter: 記録する"), text("Shift-Tab: back", "Shift-Tab: 戻る"),
      ]
    }
  }
}
