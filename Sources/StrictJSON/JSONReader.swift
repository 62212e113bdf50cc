/// A strict reader of a JSON text (RFC 8259) that walks forward over its bytes.
///
/// It builds no values: it says where they are, and makes a `String` or an `Int` on request. Whatever
/// it has passed was checked, `skipValue()` included. A copy of a reader is a bookmark. After an
/// error a reader is of no use; a copy made before it is.
///
///     var reader = try JSONReader(bytes)
///     try reader.enterObject()
///     while let key = try reader.nextKey() {
///       switch key.name {
///       case "note": print(reader.string(try reader.readString()))
///       default: try reader.skipValue()
///       }
///     }
///     try reader.finish()
public struct JSONReader: Sendable {
  /// The bytes of the text; those that were passed are valid UTF-8.
  public let bytes: [UInt8]

  /// Where it is, in bytes from the start: at the next token, once white space was skipped.
  ///
  /// That is so after `peek()`, after `nextKey()` (at the value) and after `nextElement()` (at the
  /// element). After a value was read it is just behind it.
  public internal(set) var offset: Int

  /// How deep objects and arrays may be nested.
  let depthLimit: Int

  /// The objects and arrays it is inside of.
  var openContainers = OpenContainers()

  /// Whether nothing was read yet in the innermost container, so that no comma comes next.
  var isAtFirst = false

  /// Makes a reader at the start of a text.
  ///
  /// A byte order mark of UTF-8 is skipped.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - depthLimit: how many objects and arrays may stand within each other.
  /// - Throws: `JSONError` when there is nothing but blanks and NULs, or when the text is UTF-16 or
  ///   UTF-32.
  public init(_ bytes: [UInt8], depthLimit: Int = usualDepthLimit) throws(JSONError) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    offset = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    guard bytes[offset...].contains(where: { $0 != 0 && !$0.isWhiteSpace }) else {
      throw JSONError(reason: .empty, offset: 0)
    }
    switch ForeignEncoding(of: bytes) {
    case .utf16: throw JSONError(reason: .utf16, offset: 0)
    case .utf32: throw JSONError(reason: .utf32, offset: 0)
    case nil: break
    }
  }
}

extension JSONReader {
  /// How many objects and arrays may stand within each other unless it is told otherwise.
  public static let usualDepthLimit = 512

  /// Skips white space and tells the kind of the value that comes next by its first character.
  ///
  /// - Throws: `JSONError` when no value begins here.
  public mutating func peek() throws(JSONError) -> JSONKind {
    guard let kind = JSONKind(firstByte: skipWhiteSpace()) else { throw unexpected() }
    return kind
  }

  /// Checks that only white space follows.
  ///
  /// - Throws: `JSONError` when there is more, or when an object or an array is still open.
  public mutating func finish() throws(JSONError) {
    _ = skipWhiteSpace()
    if offset < bytes.count, !isAtConflictMarker {
      throw JSONError(reason: .trailingText, offset: offset, brokenOffAt: offset, in: bytes.span)
    }
    guard offset == bytes.count, openContainers.depth == 0 else { throw unexpected() }
  }

  /// Skips white space and returns the byte behind it; 0, which begins no token, at the end.
  @inline(__always)
  mutating func skipWhiteSpace() -> UInt8 {
    if byte > UInt8(ascii: " ") { return byte }
    // Most often a line ends here, and the next one begins with what is sought.
    if byte == UInt8(ascii: "\n") {
      offset += 1
      if byte > UInt8(ascii: " ") { return byte }
    }
    return skipWhiteSpaceBytes()
  }

  /// The same when white space, or something unexpected, is known to come next.
  @inline(never)
  private mutating func skipWhiteSpaceBytes() -> UInt8 {
    while byte.isWhiteSpace { offset += 1 }
    return byte
  }

  /// The byte that stands here; 0 at the end.
  @inline(__always)
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Checks that a value of a kind comes next.
  @inline(__always)
  mutating func expect(_ kind: JSONKind) throws(JSONError) {
    guard JSONKind(firstByte: skipWhiteSpace()) == kind else { throw mismatch(kind) }
  }

  /// What is wrong when the value that was asked for does not stand here.
  @inline(never)
  func mismatch(_ kind: JSONKind) -> JSONError {
    guard let found = JSONKind(firstByte: byte) else { return unexpected() }
    return JSONError(reason: .expected(kind, found: found), offset: offset)
  }

  /// What is wrong when the grammar does not allow what stands here.
  @inline(never)
  func unexpected() -> JSONError {
    let next = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard let scalar = next.unicodeScalars.first else {
      return JSONError(reason: .unexpectedEnd, offset: offset)
    }
    return JSONError(
      reason: isAtConflictMarker ? .gitConflictMarker : .unexpected(scalar), offset: offset,
      brokenOffAt: offset, in: bytes.span)
  }

  /// Whether a line begins here with seven times one of the characters that git marks conflicts by.
  public var isAtConflictMarker: Bool {
    guard offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") else { return false }
    return "<=>|".utf8.contains { bytes[offset...].starts(with: repeatElement($0, count: 7)) }
  }
}

extension UInt8 {
  /// Whether it is one of the four bytes that RFC 8259, section 2, calls white space.
  @inline(__always)
  var isWhiteSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): true
    default: false
    }
  }
}
