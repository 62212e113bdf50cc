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
