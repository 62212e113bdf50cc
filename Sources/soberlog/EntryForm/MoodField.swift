import SoberlogCore

/// The field for a mood, which is chosen by digits or by arrows.
struct MoodField {
  /// The mood, `notSelected` when none is chosen.
  private(set) var level: EmotionLevel

  /// Begins with a mood.
  init(_ level: EmotionLevel) {
    self.level = level
  }
}

extension MoodField {
  /// Takes text that is typed: digits choose the mood, and words are none.
  ///
  /// - Returns: the text from the first word on; nil when there is none.
  mutating func insert(_ text: String) -> String? {
    var rest = text[...]
    while let character = rest.first {
      if let digit = character.typedDigit {
        level = EmotionLevel(rawValue: digit) ?? level
      } else if !character.isWhitespace {
        return String(rest)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Takes a key that chooses another mood; all others make no difference.
  mutating func take(_ key: KeyEvent) {
    switch key {
    case .left, .control("b"):
      level = EmotionLevel(rawValue: max(1, level.rawValue - 1)) ?? .worst
    case .right, .control("f"):
      level = EmotionLevel(rawValue: min(5, level.rawValue + 1)) ?? .best
    case .home, .control("a"): level = .worst
    case .end, .control("e"): level = .best
    case .backspace, .delete: level = .notSelected
    default: break
    }
  }
}

extension Character {
  /// The value of a digit, also of a full-width one, which Japanese input may give; nil for others.
  fileprivate var typedDigit: Int? {
    switch self {
    case "0"..."9", "０"..."９": wholeNumberValue
    default: nil
    }
  }
}
