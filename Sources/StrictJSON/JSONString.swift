/// Where a string stands in the bytes of a reader; `JSONReader.string(_:)` makes the text of it.
public struct JSONString: Hashable, Sendable {
  /// The offsets of the bytes between the quotation marks.
  public let range: Range<Int>

  /// Whether there is an escape in it, so that its bytes are not its text.
  public let hasEscapes: Bool
}

extension JSONString {
  /// The text it stands for, from the bytes in which it was read.
  func text(in bytes: [UInt8]) -> String {
    guard hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
    var text = ""
    var next = range.lowerBound
    while next < range.upperBound {
      let end = min(bytes.span.endOfPlainText(from: next), range.upperBound)
      text += String(decoding: bytes[next..<end], as: UTF8.self)
      guard end < range.upperBound, let escape = try? JSONEscape(at: end, in: bytes) else { break }
      text.unicodeScalars.append(escape.scalar)
      next = escape.end
    }
    return text
  }
}
