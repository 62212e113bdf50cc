import SoberlogCore

/// What a person says about an urge.
struct UrgeAnswers: Hashable {
  /// How it went.
  var outcome: Outcome

  /// The mood; nil when none was named.
  var mood: EmotionLevel?

  /// A line about it; empty when there is none.
  var line = ""

  /// How an urge went.
  enum Outcome: Hashable, CaseIterable {
    /// It was withstood.
    case withstood
    /// Something was drunk.
    case slip
  }
}
