/// A text of one to eight bytes in UTF-8, held in one machine word, so that names are told apart by
/// one comparison each.
///
/// All other texts, and those with a NUL, make the same value, which is no name.
///
///     switch key.name {
///     case "note": …
///     default: …
///     }
public struct JSONName: Hashable, Sendable {
  /// The bytes, the first in the lowest place, zeros after the end; zero when it is no name.
  @usableFromInline let word: UInt64

  /// Makes the name that a text is.
  ///
  /// Inlined, so that the compiler makes one number of a literal.
  @inlinable
  @inline(__always)
  public init(_ text: String) {
    var word: UInt64 = 0
    for byte in text.utf8.reversed() {
      guard byte != 0, word >> 56 == 0 else {
        word = 0
        break
      }
      word = word << 8 | UInt64(byte)
    }
    self.word = word
  }

  /// Makes the name of the first bytes of a word; none when there are more than eight.
  @inline(__always)
  init(firstOf word: UInt64, count: Int) {
    self.word = (1...8).contains(count) ? firstBytes(of: word, count: count) : 0
  }
}

extension JSONName {
  /// Whether it is a name.
  var isName: Bool { word != 0 }

  /// Whether all characters are ASCII.
  var isASCII: Bool { word & 0x8080_8080_8080_8080 == 0 }
}

extension JSONName: ExpressibleByStringLiteral {
  @inlinable
  @inline(__always)
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension JSONName: Equatable {
  @inlinable
  public static func == (first: JSONName, second: JSONName) -> Bool {
    first.word == second.word
  }
}
