/// Words that must all occur in a text, whatever their case, width or kana.
public struct SearchWords: Hashable, Sendable {
  /// The words, folded.
  private let words: [[Character]]

  /// Makes a search for these words; empty ones are left out.
  public init(_ words: [String]) {
    self.words = words.map { Array(foldedForSearch($0)) }.filter { !$0.isEmpty }
  }

  /// Whether there is no word, so that every text matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether all words occur in a text. Takes time in proportion to the text, for each word.
  ///
  /// A word matches at the boundaries of user-perceived characters only.
  public func match(_ text: String) -> Bool {
    guard !words.isEmpty else { return true }
    let folded = Array(foldedForSearch(text))
    return words.allSatisfy { occurs($0, in: folded) }
  }

  /// Whether a word, which is not empty, occurs in a text.
  private func occurs(_ word: [Character], in text: [Character]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains { start in
      text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
