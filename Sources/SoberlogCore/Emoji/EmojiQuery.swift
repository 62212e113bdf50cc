/// Words to find emoji by.
struct EmojiQuery {
  /// The words, folded and without punctuation.
  private let words: [[Character]]

  /// Whether a word may name a skin tone.
  private let namesSkinTone: Bool

  /// Makes a query; texts are taken apart at blanks and punctuation.
  init(_ texts: [String]) {
    let words = texts.flatMap(EmojiQuery.words)
    self.words = words
    namesSkinTone = words.contains { EmojiQuery.match($0, in: skinTones) != nil }
  }
}

extension EmojiQuery {
  /// How well an emoji fits, the best first.
  enum Rank: Int, CaseIterable {
    /// The words are its name.
    case name
    /// Each word begins a word of its names or keywords.
    case beginning
    /// Each word is a part of its names or keywords.
    case part
    /// Each word begins a word, and the emoji has a skin tone.
    case tonedBeginning
    /// Each word is a part, and the emoji has a skin tone.
    case tonedPart
  }

  /// How well an emoji fits; nil when it does not, or there are no words.
  func rank(of entry: EmojiCatalog.Entry) -> Rank? {
    guard !words.isEmpty, namesSkinTone || !entry.hasSkinTone else { return nil }
    let text = EmojiQuery.folded(entry.text)
    var begins = true
    for word in words {
      guard let match = EmojiQuery.match(word, in: text) else { return nil }
      begins = begins && match == .beginning
    }
    if begins, isName(of: entry.names) { return .name }
    return switch (begins, entry.hasSkinTone) {
    case (true, false): .beginning
    case (false, false): .part
    case (true, true): .tonedBeginning
    case (false, true): .tonedPart
    }
  }

  /// Whether the words are a name of an emoji.
  private func isName(of emoji: NamedEmoji) -> Bool {
    [emoji.english, emoji.asciiName, emoji.japanese].contains { EmojiQuery.words(of: $0) == words }
  }

  /// Where a word occurs in a text.
  private enum Match {
    /// At the beginning of a word.
    case beginning
    /// Elsewhere.
    case inside
  }

  /// The best place where a word occurs in a text; nil when it does not.
  ///
  /// Complexity: O(*n* · *m*) at worst in the lengths of both; texts have some hundred characters.
  private static func match(_ word: [Character], in text: [Character]) -> Match? {
    guard let first = word.first, text.count >= word.count else { return nil }
    var found: Match?
    for start in 0...(text.count - word.count)
    where text[start] == first && text[start..<(start + word.count)].elementsEqual(word) {
      if start == 0 || !text[start - 1].isPartOfWord { return .beginning }
      found = .inside
    }
    return found
  }

  /// The words of a text, folded.
  private static func words(of text: String) -> [[Character]] {
    folded(text).split { !$0.isPartOfWord }.map(Array.init)
  }

  /// A text without differences of letter case, width and kana.
  private static func folded(_ text: String) -> [Character] {
    Array(foldedForSearch(text))
  }
}

extension Character {
  /// Whether this belongs to a word, as signs like `+` and `#` in keywords do too.
  fileprivate var isPartOfWord: Bool {
    isLetter || isNumber || isSymbol || self == "#" || self == "*"
  }
}

/// The names of all skin tones, folded.
private let skinTones = Array(
  foldedForSearch(
    "light skin tone, medium-light skin tone, medium skin tone, medium-dark skin tone, "
      + "dark skin tone, 薄い肌色, やや薄い肌色, 中間の肌色, やや濃い肌色, 濃い肌色"))
