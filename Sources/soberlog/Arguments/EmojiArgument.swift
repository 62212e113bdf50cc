import SoberlogCore

/// Reads the value of `--emoji`: an emoji, or its name between colons.
enum EmojiArgument {
  /// The emoji that a text has or names.
  ///
  /// - Throws: `ValueError` when there is none, or several have the name.
  static func emoji(in text: String) throws(ValueError) -> String {
    if let emoji = EmojiSanitizer.lastEmoji(in: text) { return emoji }
    guard let name = nameBetweenColons(text) else { throw .notAnEmoji }
    let found = EmojiCatalog.named(name)
    guard let emoji = found.first else { throw .notAnEmojiName(near: codesNear(name)) }
    guard found.count == 1 else {
      // A name that several share is Japanese; no two English ones are the same.
      throw .ambiguousEmojiName(choices: found.map(\.asciiShortcode))
    }
    return emoji.emoji
  }
}

extension EmojiArgument {
  /// What stands between the colons of `:name:`, full-width ones too; nil for other texts.
  private static func nameBetweenColons(_ text: String) -> String? {
    let colons: Set<Character> = [":", "："]
    guard text.count >= 2, let first = text.first, let last = text.last, colons.contains(first),
      colons.contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The short codes of at most five emoji whose names are near a mistyped one: the one whose name
  /// takes the fewest edits, and those that its words find.
  private static func codesNear(_ name: String) -> [String] {
    let isEnglish = name.utf8.allSatisfy { $0 < 0x80 }
    let all = Array(EmojiCatalog.all)
    let names = all.map { foldedForSearch(isEnglish ? $0.asciiName : $0.japanese) }
    let typed = foldedForSearch(String(name.map { $0 == "_" ? " " : $0 }))
    let nearest = nearestName(to: typed, among: names).flatMap(names.firstIndex).map { all[$0] }
    let found = EmojiCatalog.search(for: [name]).filter { $0 != nearest }
    return ([nearest].compactMap(\.self) + found).prefix(5).map {
      isEnglish ? $0.asciiShortcode : $0.shortcode(in: .japanese)
    }
  }
}
