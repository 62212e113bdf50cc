/// Writes JSON text (RFC 8259).
public enum JSONWriter {
  /// Appends a text as a JSON string in quotation marks.
  ///
  /// Characters stand as themselves but for those that JSON demands to be escaped and those that
  /// would act on the terminal of someone who looks at the file: control characters, line and
  /// paragraph separators and bidirectional controls. Complexity: O(n).
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.span.firstEscapeCandidate(from: 0) == text.utf8.count {
      bytes += text.utf8
    } else {
      appendEscaping(Array(text.utf8), to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string that was read, just as `append(_:to:)` appends its text.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - string: the string.
  ///   - source: the bytes in which it was read.
  ///   - bytes: what the text is appended to.
  public static func append(_ string: JSONString, of source: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var next = string.range.lowerBound
    while next < string.range.upperBound {
      let end = min(source.span.firstEscapeCandidate(from: next), string.range.upperBound)
      // A slice counts a reference to all bytes, which is dearer than to copy a few one by one.
      if end - next < 32 {
        bytes.append(source.span.extracting(next..<end))
      } else {
        bytes += source[next..<end]
      }
      next = end
      guard end < string.range.upperBound else { break }
      if source[end] == UInt8(ascii: "\\"),
        let escape = try? JSONEscape(at: end, in: source.span)
      {
        append(escape.scalar, to: &bytes)
        next = escape.end
      } else if let escaped = escapedScalar(at: end, in: source) {
        appendEscape(of: escaped.value, to: &bytes)
        next += escaped.length
      } else {
        bytes.append(source[end])
        next += 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a scalar, as an escape when it needs one.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if mustBeEscaped(scalar.value) {
      appendEscape(of: scalar.value, to: &bytes)
    } else {
      bytes += scalar.utf8
    }
  }

  /// Appends UTF-8 with escapes in place of the characters that need them.
  private static func appendEscaping(_ source: [UInt8], to bytes: inout [UInt8]) {
    var start = 0
    var next = source.span.firstEscapeCandidate(from: 0)
    while next < source.count {
      if let escaped = escapedScalar(at: next, in: source) {
        bytes += source[start..<next]
        appendEscape(of: escaped.value, to: &bytes)
        next += escaped.length
        start = next
      } else {
        next += 1
      }
      next = source.span.firstEscapeCandidate(from: next)
    }
    bytes += source[start...]
  }

  /// The scalar that begins at an offset, with its length in bytes; nil when it needs no escape.
  static func escapedScalar(
    at offset: Int, in utf8: [UInt8]
  ) -> (value: UInt32, length: Int)? {
    switch utf8[offset] {
    case 0x00...0x7F:
      let value = UInt32(utf8[offset])
      return mustBeEscaped(value) ? (value, 1) : nil
    case 0xC2, 0xD8, 0xE2: break
    default: return nil  // No other byte begins a character that needs one.
    }
    let scalars = String(decoding: utf8[offset...].prefix(3), as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, mustBeEscaped(scalar.value) else { return nil }
    return (scalar.value, UTF8.width(scalar))
  }

  /// Whether a character must be escaped or acts on what is around it rather than being seen.
  private static func mustBeEscaped(_ value: UInt32) -> Bool {
    switch value {
    case 0x22, 0x5C: true  // quotation mark and backslash
    case 0x00...0x1F, 0x7F...0x9F: true  // control characters
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // UAX #9 controls
    default: false
    }
  }

  /// Appends the shortest escape of a value of at most 0xFFFF, like `\n` or `\u00e9`.
  static func appendEscape(of value: UInt32, to bytes: inout [UInt8]) {
    switch value {
    case 0x22: bytes += "\\\"".utf8
    case 0x5C: bytes += "\\\\".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x08: bytes += "\\b".utf8
    case 0x0C: bytes += "\\f".utf8
    default:
      bytes += "\\u".utf8
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
