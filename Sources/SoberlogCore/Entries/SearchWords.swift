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
    match(utf8: text.utf8.span)
  }

  /// Whether all words occur in a text; see `match(_:)`.
  ///
  /// - Parameter text: valid UTF-8.
  public func match(utf8 text: Span<UInt8>) -> Bool {
    var characters: [Character]?
    let words = words.span
    for index in words.indices {
      let occurs: Bool
      if let answer = words[index].plain?.occurs(in: text) {
        occurs = answer
      } else {
        let folded = characters ?? Array(foldedForSearch(String(copying: text)))
        characters = folded
        occurs = self.occurs(words[index].characters, in: folded)
      }
      guard occurs else { return false }
    }
    return true
  }

  /// Whether a word, which is not empty, occurs in a text; both are folded.
  private func occurs(_ word: [Character], in text: [Character]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains { start in
      text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
