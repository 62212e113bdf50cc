import SoberlogCore

/// Questions in the place of the form, where the terminal takes only plain text.
struct PlainQuestionTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The question for the mood.
  func mood(_ mood: EmotionLevel) -> String {
    let kept = enter(keeping: mood == .notSelected ? nil : mood.label(in: language))
    return text(
      "Mood (worst, bad, neutral, good, best or 1 to 5; \(kept)): ",
      "気分(最悪 悪い 普通 良い 最高、または 1〜5。\(kept)): ")
  }

  /// The question for the text.
  func note(_ note: String) -> String {
    let lines = note.split(whereSeparator: \.isNewline)
    let line = lines.first.map { lines.count > 1 ? $0 + " …" : String($0) }
    let kept = enter(keeping: line.map { quote($0) })
    return text("Note (one line; \(kept)): ", "ひとこと(1行。\(kept)): ")
  }

  /// The question for the emoji.
  func emoji(_ emoji: String?) -> String {
    let kept = enter(keeping: emoji)
    return text(
      "Emoji, or its name (\(kept)): ", "絵文字、またはその名前(\(kept)): ")
  }

  /// What Enter alone does.
  private func enter(keeping kept: String?) -> String {
    guard let kept else { return text("Enter for none", "なければ Enter") }
    return text("Enter keeps \(kept)", "Enter で\(kept)のまま")
  }

  /// That a mood is none.
  var noSuchMood: String {
    ValueTexts(language: language).reason(ValueError.notAMood(suggestion: nil))
  }

  /// That no emoji, or more than one, has a name.
  func noSuchEmoji(near names: [String]) -> String {
    if names.isEmpty {
      return text("no emoji has this name", "この名前の絵文字はありません")
    }
    return text(
      "which one: \(names.joined(separator: ", "))?",
      "どれですか: \(names.joined(separator: "、"))")
  }

  /// That a line cannot be read.
  var notUTF8: String {
    text("this line is not valid UTF-8", "この行は正しい UTF-8 ではありません")
  }
}
