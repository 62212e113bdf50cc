import SoberlogCore

/// The field for an emoji, which is found by words or typed as it is.
struct EmojiField {
  /// The emoji; nil when there is none.
  private(set) var emoji: String?

  /// The words that are being typed.
  private(set) var query = TextBuffer()

  /// The emoji that the words find; nil until they are asked for.
  private var found: [NamedEmoji]?

  /// The place of the mark among those.
  private(set) var mark = 0

  /// The character that was typed last, when there was an emoji: what comes next may belong to it.
  private var typed = ""

  /// Begins with an emoji.
  init(_ emoji: String?) {
    self.emoji = emoji
  }
}

extension EmojiField {
  /// The most characters of a text to search for; emoji have no longer names.
  private static let longestQuery = 60

  /// Whether words are being typed.
  var isSearching: Bool { !query.isEmpty }

  /// The emoji that the words find, the best first.
  ///
  /// - Complexity: O(number of emoji) the first time after the words have changed.
  mutating func hits() -> [NamedEmoji] {
    if let found { return found }
    let hits = isSearching ? EmojiCatalog.search(for: [query.text]) : []
    found = hits
    return hits
  }

  /// Takes a text: an emoji in it is taken at once, words are searched for.
  ///
  /// - Returns: false when it is neither.
  mutating func insert(_ text: String) -> Bool {
    if continueEmoji(with: text) { return true }
    typed = ""
    // What is copied as a line has its end.
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    var query = query
    query.insert(text)
    if let emoji = EmojiSanitizer.lastEmoji(in: query.text) {
      choose(emoji)
      typed = query.characters.last.map { String($0) } ?? ""
      return true
    }
    guard query.characters.count <= EmojiField.longestQuery, !text.contains(where: \.isNewline)
    else { return false }
    self.query = query
    forgetHits()
    return true
  }

  /// Takes a key other than text.
  mutating func take(_ key: KeyEvent) {
    typed = ""
    switch key {
    case .enter: if hits().indices.contains(mark) { choose(hits()[mark].emoji) }
    case .down, .control("n"): mark = min(mark + 1, max(0, hits().count - 1))
    case .up, .control("p"): mark = max(mark - 1, 0)
    case .backspace where !isSearching, .delete where !isSearching: emoji = nil
    default: if query.take(key) != nil { forgetHits() }
    }
  }
}

extension EmojiField {
  /// Takes an emoji if there is none; words that are being typed stay.
  mutating func fill(with emoji: String?) {
    self.emoji = self.emoji ?? emoji
  }

  /// Ends the search before the entry is saved: takes the marked hit, as Enter does, and drops blanks.
  ///
  /// - Returns: the words, with the cursor behind them, when they find nothing; nil when there are
  ///   no words any more.
  mutating func finishSearch() -> String? {
    take(.enter)
    if query.characters.allSatisfy(\.isWhitespace) { dropWords() }
    query.move(to: query.characters.count)
    return isSearching ? query.text : nil
  }
}

extension EmojiField {
  /// Takes an emoji in the place of the one before.
  private mutating func choose(_ emoji: String) {
    self.emoji = emoji
    dropWords()
  }

  /// Drops the words that are being typed.
  private mutating func dropWords() {
    query = TextBuffer()
    forgetHits()
  }

  /// Takes a text for the rest of the emoji that was typed before, when it makes one with it.
  private mutating func continueEmoji(with text: String) -> Bool {
    let whole = typed + text
    guard !typed.isEmpty, whole.count == 1 else { return false }
    typed = whole
    emoji = EmojiSanitizer.lastEmoji(in: whole) ?? emoji
    return true
  }

  /// Forgets what other words have found.
  private mutating func forgetHits() {
    found = nil
    mark = 0
  }
}
