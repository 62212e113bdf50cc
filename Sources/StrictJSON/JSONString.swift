/// Where a string stands in the bytes of a reader; `JSONReader.string(_:)` makes the text of it.
public struct JSONString: Hashable, Sendable {
  /// The offsets of the bytes between the quotation marks.
  public let range: Range<Int>

  /// The text as a name; see `JSONName`.
  public let name: JSONName

  /// Whether there is an escape in it, so that its bytes are not its text.
  public let hasEscapes: Bool

  /// Makes a string, without escapes unless told otherwise.
  @inline(__always)
  init(range: Range<Int>, name: JSONName, hasEscapes: Bool = false) {
    self.range = range
    self.name = name
    self.hasEscapes = hasEscapes
  }
}

extension JSONString {
  /// Makes the empty string that stands at the beginning.
  public init() {
    self.init(range: 0..<0, name: "")
  }

  /// Makes a string, with or without escapes, from the bytes in which it stands.
  @inline(__always)
  init(_ range: Range<Int>, hasEscapes: Bool, in bytes: [UInt8]) {
    self =
      hasEscapes
      ? JSONString.escaped(range, in: bytes)
      : JSONString(range: range, name: JSONName(range, of: bytes))
  }

  /// The string that a reader has read at a place of these bytes before.
  ///
  /// A function, since an initialiser would count a reference to the bytes. Complexity: O(1), and O(n)
  /// in the length of a string with escapes.
  ///
  /// - Parameters:
  ///   - range: the offsets of the bytes between the quotation marks.
  ///   - hasEscapes: whether there is an escape in it.
  ///   - bytes: the bytes in which it was read.
  public static func reread(
    _ range: Range<Int>, hasEscapes: Bool = false, in bytes: [UInt8]
  ) -> JSONString {
    JSONString(range, hasEscapes: hasEscapes, in: bytes)
  }

  /// Makes a string that has escapes, from the bytes in which it stands.
  private static func escaped(_ range: Range<Int>, in bytes: [UInt8]) -> JSONString {
    // An escape takes at most six bytes for one of the text.
    let isShort = range.count <= 6 * 8
    let name = JSONName(
      isShort ? String(decoding: unescaped(range, in: bytes), as: UTF8.self) : "")
    return JSONString(range: range, name: name, hasEscapes: true)
  }

  /// The text it stands for, from the bytes in which it was read.
  ///
  /// Complexity: O(n) in its length.
  public func text(in bytes: [UInt8]) -> String {
    hasEscapes
      ? String(decoding: JSONString.unescaped(range, in: bytes), as: UTF8.self)
      : String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text in UTF-8, without making a `String`.
  ///
  /// Complexity: O(n) in its length.
  public func utf8(in bytes: [UInt8]) -> [UInt8] {
    hasEscapes ? JSONString.unescaped(range, in: bytes) : Array(bytes[range])
  }

  /// The text, in UTF-8, that bytes with escapes stand for.
  private static func unescaped(_ range: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(range.count)
    var next = range.lowerBound
    let text = bytes.span.extracting(..<range.upperBound)
    while let offset = text.firstOffset(of: UInt8(ascii: "\\"), from: next),
      let escape = try? JSONEscape(at: offset, in: text)
    {
      utf8.append(text.extracting(next..<offset))
      if escape.scalar.isASCII {
        utf8.append(UInt8(ascii: escape.scalar))
      } else {
        utf8 += escape.scalar.utf8
      }
      next = escape.end
    }
    utf8.append(text.extracting(next...))
    return utf8
  }
}
