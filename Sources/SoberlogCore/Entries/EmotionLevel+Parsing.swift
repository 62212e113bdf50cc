extension EmotionLevel {
  /// The level that a person names; nil when the text names none.
  ///
  /// Understood are the names, `none`, the numbers 0 to 5 and the Japanese labels, also in kana, in
  /// any letter case and in full-width form.
  public init?(parsing text: String) {
    let wanted = foldedForSearch(text)
    let found = EmotionLevel.allCases.first { level in
      (level.spellings + level.readings).contains { foldedForSearch($0) == wanted }
    }
    guard let found else { return nil }
    self = found
  }

  /// Everything that names this level.
  public var spellings: [String] {
    let names = [name, String(rawValue), label(in: .japanese)]
    return self == .notSelected ? names + ["none"] : names
  }

  /// The spelling of the level that an everyday word is near to; nil when the word is not known.
  ///
  /// Such a word says not exactly what a level says, so it may be suggested but is never read.
  public static func suggestion(for word: String) -> String? {
    let wanted = foldedForSearch(word).trimmingBlanks
    return nearWords.first { $0.words.contains { foldedForSearch($0) == wanted } }?.spelling
  }

  /// Everyday words, with the spelling of the level that they are near to.
  private static let nearWords: [(words: [String], spelling: String)] = [
    (["terrible", "awful"], "worst"), (["okay", "ok", "so so", "meh", "normal"], "neutral"),
    (["fine"], "good"), (["great", "excellent"], "best"),
    (["最低"], "最悪"), (["まあまあ", "まぁまぁ", "ふつー", "ふつうー"], "普通"),
    (["良好"], "良い"), (["最良"], "最高"), (["なし", "無し"], "未選択"),
  ]

  /// The Japanese label in kana, as it is typed before it is converted.
  private var readings: [String] {
    switch self {
    case .notSelected: ["みせんたく"]
    case .worst: ["さいあく"]
    case .bad: ["わるい"]
    case .neutral: ["ふつう"]
    case .good: ["よい", "いい"]
    case .best: ["さいこう"]
    }
  }
}
