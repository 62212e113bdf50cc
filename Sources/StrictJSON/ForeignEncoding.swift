/// The encodings other than UTF-8 that are recognised, so that they can be named.
public enum ForeignEncoding: Hashable, Sendable {
  /// UTF-16 in either byte order.
  case utf16
  /// UTF-32 in either byte order.
  case utf32

  /// Recognises the encoding of a text by a byte order mark or by its first NULs.
  ///
  /// The text begins with two ASCII characters, or is one, and has no NUL, which leaves the
  /// patterns of RFC 4627, section 3; so it is with JSON. Nil when the bytes look like neither.
  public init?(of bytes: [UInt8]) {
    // All the patterns have such a byte, so that most texts take no more than this.
    guard bytes.prefix(4).contains(where: { $0 == 0 || $0 >= 0xFE }) else { return nil }
    if ByteOrderMark.utf32.contains(where: bytes.starts(with:)) {
      self = .utf32
    } else if ByteOrderMark.utf16.contains(where: bytes.starts(with:)) {
      self = .utf16
    } else {
      switch bytes.prefix(4).map({ $0 == 0 }) {
      case [true, true, true, false], [false, true, true, true]: self = .utf32
      case [true, false, true, false], [false, true, false, true]: self = .utf16
      case [true, false], [false, true]: self = .utf16
      default: return nil
      }
    }
  }
}
