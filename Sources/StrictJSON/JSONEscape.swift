/// An escape in a JSON string (RFC 8259, section 7): `\n`, `\u00e9`, or a surrogate pair of two.
struct JSONEscape {
  /// The character it stands for.
  let scalar: Unicode.Scalar

  /// The offset behind it.
  let end: Int
}

extension JSONEscape {
  /// Reads the escape whose backslash stands at an offset.
  ///
  /// - Throws: `JSONError` at the backslash when it is no escape or half a surrogate pair.
  init(at offset: Int, in bytes: Span<UInt8>) throws(JSONError) {
    guard offset + 1 < bytes.count else {
      throw JSONError(reason: .unexpectedEnd, offset: bytes.count)
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "u"): try self.init(codeUnitAt: offset, in: bytes)
    case UInt8(ascii: "n"): self.init(scalar: "\n", end: offset + 2)
    case UInt8(ascii: "r"): self.init(scalar: "\r", end: offset + 2)
    case UInt8(ascii: "t"): self.init(scalar: "\t", end: offset + 2)
    case UInt8(ascii: "b"): self.init(scalar: "\u{8}", end: offset + 2)
    case UInt8(ascii: "f"): self.init(scalar: "\u{C}", end: offset + 2)
    case UInt8(ascii: "\""): self.init(scalar: "\"", end: offset + 2)
    case UInt8(ascii: "\\"): self.init(scalar: "\\", end: offset + 2)
    case UInt8(ascii: "/"): self.init(scalar: "/", end: offset + 2)
    default:
      throw JSONError(reason: .badEscape, offset: offset, brokenOffAt: offset + 1, in: bytes)
    }
  }

  /// Reads the escape of the form `\u00e9`, and a second one when it is half a surrogate pair.
  private init(codeUnitAt offset: Int, in bytes: Span<UInt8>) throws(JSONError) {
    let first = try JSONEscape.codeUnit(at: offset, in: bytes)
    if let scalar = Unicode.Scalar(first) {
      self.init(scalar: scalar, end: offset + 6)
      return
    }
    guard offset + 7 < bytes.count else {
      throw JSONError(reason: .unexpectedEnd, offset: bytes.count)
    }
    guard UTF16.isLeadSurrogate(first), bytes[offset + 6] == UInt8(ascii: "\\"),
      bytes[offset + 7] == UInt8(ascii: "u")
    else { throw JSONError(reason: .loneSurrogate, offset: offset) }
    let second = try JSONEscape.codeUnit(at: offset + 6, in: bytes)
    let value = 0x1_0000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(value) else {
      throw JSONError(reason: .loneSurrogate, offset: offset)
    }
    self.init(scalar: scalar, end: offset + 12)
  }

  /// The UTF-16 code unit in the four hexadecimal digits of the escape at an offset.
  private static func codeUnit(at offset: Int, in bytes: Span<UInt8>) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard index < bytes.count else {
        throw JSONError(reason: .unexpectedEnd, offset: bytes.count)
      }
      guard let digit = hexadecimalValue(of: bytes[index]) else {
        throw JSONError(reason: .badEscape, offset: offset, brokenOffAt: index, in: bytes)
      }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The value of a hexadecimal digit of either case; nil for other bytes.
  private static func hexadecimalValue(of byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
