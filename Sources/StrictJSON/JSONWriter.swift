/// Writes JSON text (RFC 8259).
public enum JSONWriter {
  /// Appends a text as a JSON string in quotation marks.
  ///
  /// Characters stand as themselves but for those that JSON demands to be escaped and those that
  /// would act on the terminal of someone who looks at the file: control characters, line and
  /// paragraph separators and bidirectional controls. Complexity: O(n).
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: mayBeginEscaped) {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a scalar that is to be escaped may begin with this byte in UTF-8.
  private static func mayBeginEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2: true
    default: false
    }
  }

  /// Appends one character of a string.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case "\u{8}": bytes += "\\b".utf8
    case "\u{C}": bytes += "\\f".utf8
    case _ where mustBeEscaped(scalar): appendEscape(scalar.value, to: &bytes)
    default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Appends an escape of the form `\u00e9`; the value is at most 0xFFFF.
  private static func appendEscape(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Whether a character acts on what is around it rather than being seen.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // control characters
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // UAX #9 controls
    default: false
    }
  }
}
