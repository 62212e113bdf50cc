/// What makes a text no JSON, or not the JSON that was asked for, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where it is wrong, in bytes from the start; `TextPosition` makes line and column of it.
  public let offset: Int

  /// Makes an error.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// Makes the error of something that begins at an offset and cannot go on as it does elsewhere.
  ///
  /// When the bytes where it breaks off are not UTF-8, that is what is wrong, and there.
  init(reason: Reason, offset: Int, brokenOffAt end: Int, in bytes: Span<UInt8>) {
    let isCharacter = bytes.isCharacter(at: end)
    self.init(
      reason: isCharacter ? reason : .invalidUTF8, offset: isCharacter ? offset : end)
  }

  /// What can be wrong.
  public enum Reason: Hashable, Sendable {
    /// There is nothing, or nothing but blanks and NULs.
    case empty
    /// The text is UTF-16.
    case utf16
    /// The text is UTF-32.
    case utf32
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// The text ends before the value does.
    case unexpectedEnd
    /// A character stands where the grammar does not allow it.
    case unexpected(Unicode.Scalar)
    /// A value is of another kind than the caller asked for; `true` stands for both Booleans.
    case expected(JSONKind, found: JSONKind)
    /// A control character, U+0000 to U+001F, stands in a string without an escape.
    case rawControl(UInt8)
    /// A backslash begins none of the escapes of RFC 8259, section 7.
    case badEscape
    /// An escape is one half of a surrogate pair and the other half is not beside it.
    case loneSurrogate
    /// A number does not follow the grammar: a leading zero, or no digit where one must be.
    case badNumber
    /// An object has this key, decoded, twice; keys that are canonically equivalent are the same.
    case duplicateKey(String)
    /// Objects and arrays are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// Something other than white space follows the value.
    case trailingText
    /// A line begins with a marker that git leaves in a file with conflicts.
    case gitConflictMarker
  }
}
