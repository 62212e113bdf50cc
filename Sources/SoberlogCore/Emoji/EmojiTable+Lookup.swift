extension EmojiTable {
  /// Whether a text is one of the fully-qualified emoji, byte for byte.
  ///
  /// Complexity: O(log *n*) comparisons for *n* emoji; nothing is prepared beforehand.
  ///
  /// - Parameter sought: the text in UTF-8.
  static func contains(_ sought: Span<UInt8>) -> Bool {
    let table = forms.utf8.span
    // What is left to search begins at the start of a line and ends at the end of one.
    var low = 0
    var high = table.count
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != separator {
        start -= 1
      }
      var end = start
      while end < high, table[end] != separator {
        end += 1
      }
      switch order(of: sought, against: table.extracting(start..<end)) {
      case ..<0: high = max(low, start - 1)
      case 0: return true
      default: low = end + 1
      }
    }
    return false
  }

  /// The byte between two lines of the table.
  private static let separator = UInt8(ascii: "\n")

  /// The lexicographic order of two byte sequences: negative, zero or positive.
  ///
  /// Complexity: O(*n*) in the length of the shorter one.
  private static func order(of first: Span<UInt8>, against second: Span<UInt8>) -> Int {
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      return first[index] < second[index] ? -1 : 1
    }
    return first.count - second.count
  }
}
