/// How a person feels, on a scale of five steps.
public enum EmotionLevel: Int, CaseIterable, Hashable, Sendable {
  /// No mood was chosen.
  case notSelected = 0
  /// The lowest step.
  case worst = 1
  /// The second step.
  case bad = 2
  /// The middle step.
  case neutral = 3
  /// The fourth step.
  case good = 4
  /// The highest step.
  case best = 5
}

extension EmotionLevel {
  /// The five steps from worst to best, without `notSelected`.
  public static let steps: [EmotionLevel] = [.worst, .bad, .neutral, .good, .best]

  /// The name that journals and arguments use, the same in every language.
  public var name: String {
    switch self {
    case .notSelected: "notSelected"
    case .worst: "worst"
    case .bad: "bad"
    case .neutral: "neutral"
    case .good: "good"
    case .best: "best"
    }
  }

  /// The score from 1 to 5, nil when no mood was chosen.
  public var score: Int? {
    self == .notSelected ? nil : rawValue
  }

  /// The label that people read.
  public func label(in language: Language) -> String {
    switch (self, language) {
    case (.notSelected, .english): "not selected"
    case (.worst, .english): "worst"
    case (.bad, .english): "bad"
    case (.neutral, .english): "neutral"
    case (.good, .english): "good"
    case (.best, .english): "best"
    case (.notSelected, .japanese): "未選択"
    case (.worst, .japanese): "最悪"
    case (.bad, .japanese): "悪い"
    case (.neutral, .japanese): "普通"
    case (.good, .japanese): "良い"
    case (.best, .japanese): "最高"
    }
  }
}
