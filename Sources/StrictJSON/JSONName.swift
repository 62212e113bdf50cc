/// A text of one to eight ASCII characters, held in one machine word, so that names are told apart
/// by one comparison each.
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
      guard (0x01...0x7F).contains(byte), word >> 56 == 0 else {
        word = 0
        break
      }
      word = word << 8 | UInt64(byte)
    }
    self.word = word
  }

  /// Makes the name of the first bytes of a word, up to 8, that are known to be ASCII.
  @inline(__always)
  init(firstOf word: UInt64, count: Int) {
    self.word = count == 0 ? 0 : firstBytes(of: word, count: count)
  }

  /// Makes the name that the bytes of a range, which have no NUL, are.
  @inline(__always)
  init(_ range: Range<Int>, of bytes: [UInt8]) {
    let isShort = (1...8).contains(range.count)
    let word = isShort ? bytes.span.word(at: range.lowerBound, before: range.upperBound) : 0
    self.word = word & 0x8080_8080_8080_8080 == 0 ? word : 0
  }
}

extension JSONName {
  /// Whether it is a name.
  var isName: Bool { word != 0 }

  /// The number of its characters; 0 when it is no name.
  var count: Int { 8 &- word.leadingZeroBitCount / 8 }
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
