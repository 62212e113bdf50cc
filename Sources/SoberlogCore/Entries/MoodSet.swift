/// A choice of moods, as the option `--mood` of a list names it.
public struct MoodSet: Hashable, Sendable {
  /// The moods that were chosen.
  public let levels: Set<EmotionLevel>

  /// Reads `good`, `good,best`, `good+` (good and better), `bad-` (bad and worse), or several of
  /// them with commas between, Japanese ones too.
  ///
  /// A range never includes entries without a mood, so `notSelected` has none.
  ///
  /// - Throws: `MoodSetError` with the part that is no mood.
  public init(parsing text: String) throws(MoodSetError) {
    var levels: Set<EmotionLevel> = []
    let parts = text.split(omittingEmptySubsequences: false) { ",，、".contains($0) }
    for part in parts { levels.formUnion(try MoodSet.levels(of: String(part))) }
    self.levels = levels
  }

  /// The moods of one part between commas.
  private static func levels(of part: String) throws(MoodSetError) -> [EmotionLevel] {
    let trimmed = part.trimmingBlanks
    if let level = EmotionLevel(parsing: trimmed) { return [level] }
    let end = EmotionLevel(parsing: String(trimmed.dropLast()))
    guard let end, end != .notSelected else { throw MoodSetError(part: part) }
    switch trimmed.last {
    case "+", "＋": return EmotionLevel.steps.filter { $0.rawValue >= end.rawValue }
    case "-", "－": return EmotionLevel.steps.filter { $0.rawValue <= end.rawValue }
    default: throw MoodSetError(part: part)
    }
  }
}

/// A part of a mood choice that names no mood.
public struct MoodSetError: Error, Hashable, Sendable {
  /// The part, as it was typed.
  public let part: String
}
