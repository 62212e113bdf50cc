// What can be asked of a string with nothing but the bytes in which it was read. A method of the
// reader, which is a large value, costs a copy of it where the reader is an inout argument.

extension JSONString {
  /// Whether the text, decoded, has exactly the scalars of a literal.
  ///
  /// Complexity: O(n) in the length of the literal, without making a `String` unless there are
  /// escapes.
  public func equals(_ literal: String, in bytes: [UInt8]) -> Bool {
    guard hasEscapes else { return bytes.span.extracting(range).isEqual(to: literal.utf8.span) }
    return utf8(in: bytes).span.isEqual(to: literal.utf8.span)
  }

  /// Whether two strings have exactly the same scalars.
  ///
  /// Complexity: O(n) in their length.
  public static func areEqual(
    _ first: JSONString, in firstBytes: [UInt8], _ second: JSONString, in secondBytes: [UInt8]
  ) -> Bool {
    let areWrittenAlike = firstBytes.span.extracting(first.range)
      .isEqual(to: secondBytes.span.extracting(second.range))
    guard !areWrittenAlike, first.hasEscapes || second.hasEscapes else { return areWrittenAlike }
    return second.equals(first.text(in: firstBytes), in: secondBytes)
  }

  /// A hash of the text, from the bytes in which it was read; equal texts have equal hashes.
  ///
  /// It is the same in each process, so whoever writes a text can make it collide. Complexity: O(n).
  public func hash(in bytes: [UInt8]) -> UInt64 {
    guard hasEscapes else { return bytes.span.hash(of: range) }
    let text = utf8(in: bytes)
    return text.span.hash(of: text.indices)
  }
}
