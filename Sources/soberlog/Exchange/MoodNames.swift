import SoberlogCore

/// What a person says that the names of moods in another program mean.
struct MoodNames: Hashable, Sendable {
  /// The levels by the folded names.
  private var levels: [String: EmotionLevel] = [:]

  /// Makes the names of which nothing is said.
  init() {}
}

/// Why a text does not say what names of moods mean.
enum MoodNamesError: Error, Hashable {
  /// A part is no name and level with `=` between them.
  case noLevel(part: String)
  /// A level is none.
  case notALevel(String)
  /// A name is given two levels.
  case repeated(name: String)
}

extension MoodNames {
  /// Reads `rad=best,meh=neutral`, `うきうき＝最高、まあまあ＝普通`; levels are written as for `--mood`.
  ///
  /// - Throws: `MoodNamesError` for the first part that cannot be read.
  init(parsing text: String) throws(MoodNamesError) {
    for part in text.split(whereSeparator: { ",，、".contains($0) }).map(String.init) {
      guard let mark = part.lastIndex(where: { "=＝".contains($0) }) else {
        throw .noLevel(part: part)
      }
      let (name, value) = (String(part[..<mark]), String(part[part.index(after: mark)...]))
      let key = MoodNames.folded(name)
      guard !key.isEmpty, !value.isEmpty else { throw .noLevel(part: part) }
      guard let level = EmotionLevel(parsing: MoodNames.folded(value)) else {
        throw .notALevel(value)
      }
      guard levels.updateValue(level, forKey: key) ?? level == level else {
        throw .repeated(name: name)
      }
    }
    guard !levels.isEmpty else { throw .noLevel(part: text) }
  }

  /// The level that a name means; nil when nothing is said of it.
  ///
  /// Letter case, width and blanks at the ends do not matter, nor whether an emoji is followed by a
  /// variation selector.
  func level(of name: String) -> EmotionLevel? {
    levels.isEmpty ? nil : levels[MoodNames.folded(name)]
  }

  /// A name as it is compared.
  static func folded(_ name: String) -> String {
    EmojiSanitizer.withoutSelectors(foldedForSearch(name)).trimmingBlanks
  }
}
