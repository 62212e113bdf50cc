/// How entries were rated: how many there are, how many have a mood, and what that is on average.
public struct Ratings: Hashable, Sendable {
  /// The number of entries.
  public private(set) var entries = 0

  /// The number of entries with a mood.
  public private(set) var rated = 0

  /// The sum of the scores, from 1 to 5, of the entries with a mood.
  private var totalScore = 0

  /// Makes the ratings of no entry.
  public init() {}
}

extension Ratings {
  /// Takes an entry with this mood into account.
  mutating func record(_ mood: EmotionLevel) {
    entries += 1
    guard let score = mood.score else { return }
    rated += 1
    totalScore += score
  }

  /// Takes other entries into account.
  mutating func add(_ others: Ratings) {
    entries += others.entries
    rated += others.rated
    totalScore += others.totalScore
  }

  /// Takes entries out of account that were taken into it before.
  mutating func remove(_ others: Ratings) {
    entries -= others.entries
    rated -= others.rated
    totalScore -= others.totalScore
  }

  /// The average of the scores; nil when no entry has a mood.
  public var average: MoodAverage? {
    rated > 0 ? MoodAverage(ofScores: totalScore, count: rated) : nil
  }
}

extension Sequence<Ratings> {
  /// The ratings of all their entries together.
  ///
  /// - Complexity: O(*n*).
  func joined() -> Ratings {
    reduce(into: Ratings()) { $0.add($1) }
  }
}
