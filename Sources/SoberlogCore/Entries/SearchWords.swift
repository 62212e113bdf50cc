/// Words that must all occur in a text, whatever their case, width or kana.
public struct SearchWords: Hashable, Sendable {
  /// The words.
  private let words: [Word]

  /// A word, folded.
  private struct Word: Hashable {
    /// Its user-perceived characters.
    let characters: [Character]

    /// The same as plain scalars; nil when it has others.
    let plain: PlainFolding?

    /// Folds a word.
    init(_ text: String) {
      characters = Array(foldedForSearch(text))
      plain = PlainFolding(text)
    }
  }

  /// Makes a search for these words; empty ones are left out.
  public init(_ words: [String]) {
    self.words = words.filter { !$0.isEmpty }.map { Word($0) }
  }
}

extension SearchWords {
  /// Whether there is no word, so that every text matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether all words occur in a text. Takes time in proportion to the text, for each word.
  ///
  /// A word matches at the boundaries of user-perceived characters only.
  public func match(_ text: String) -> Bool {
    guard !words.isEmpty else { return true }
    var characters: [Character]?
    return words.allSatisfy { word in
      if let occurs = word.plain?.occurs(in: text.utf8.span) { return occurs }
      let folded = characters ?? Array(foldedForSearch(text))
      characters = folded
      return occurs(word.characters, in: folded)
    }
  }

  /// Whether a word, which is not empty, occurs in a text; both are folded.
  private func occurs(_ word: [Character], in text: [Character]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains { start in
      text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
