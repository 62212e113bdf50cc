/// A text that equals another one when their UTF-8 bytes do, which is quicker to tell than canonical
/// equivalence.
struct ExactText: Hashable, Sendable {
  /// The text.
  let text: String

  static func == (first: ExactText, second: ExactText) -> Bool {
    let (first, second) = (first.text.utf8.span, second.text.utf8.span)
    return first.count == second.count && first.indices.allSatisfy { first[$0] == second[$0] }
  }

  func hash(into hasher: inout Hasher) {
    // Eight bytes at a time: the hasher takes as long for one.
    let bytes = text.utf8.span
    var word = UInt64(bytes.count)
    for place in bytes.indices {
      word = word << 8 | UInt64(bytes[place])
      if place % 8 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
  }
}
