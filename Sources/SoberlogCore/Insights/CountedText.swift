/// A text, and in how many entries it occurs.
public struct CountedText: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The number of entries, at least 1.
  public let count: Int
}

extension Sequence<CountedText> {
  /// The texts, the most frequent first and those of one count by their UTF-8 bytes.
  ///
  /// - Complexity: O(*n* log *n*).
  func byFrequency() -> [CountedText] {
    sorted { first, second in
      first.count == second.count
        ? first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
        : first.count > second.count
    }
  }
}
