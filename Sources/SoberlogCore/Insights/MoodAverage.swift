/// An average of moods on the scale from 1, the worst, to 5, the best, to two decimals.
public struct MoodAverage: Hashable, Sendable {
  /// The average times 100, from 100 to 500, rounded half away from zero.
  public let hundredths: Int

  /// Makes the average of scores, exactly, in integers.
  ///
  /// - Parameters:
  ///   - total: the sum of the scores.
  ///   - count: how many there are, at least 1.
  init(ofScores total: Int, count: Int) {
    hundredths = (200 * total + count) / (2 * count)
  }
}

extension MoodAverage {
  /// The step of the scale that is nearest to what `description` says; the better one of two.
  public var nearestLevel: EmotionLevel {
    EmotionLevel(rawValue: (hundredths + 50) / 100) ?? .notSelected
  }
}

extension MoodAverage: Comparable {
  public static func < (first: MoodAverage, second: MoodAverage) -> Bool {
    first.hundredths < second.hundredths
  }
}

extension MoodAverage: CustomStringConvertible {
  /// The average with two decimals and a point, the same in every language: `3.67`.
  public var description: String {
    "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
