/// Writes JSON text (RFC 8259).
public enum JSONWriter {
  /// Appends a text as a JSON string in quotation marks.
  ///
  /// Characters stand as themselves but for those that JSON demands to be escaped and those that
  /// would act on the terminal of someone who looks at the file: control characters, line and
  /// paragraph separators and bidirectional controls. Complexity: O(n).
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: room(forTextOf: text.utf8.count)) { append(text, to: &$0) }
  }

  /// Appends a text as a JSON string, as the function that appends to an array does.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - output: what is appended to; it must have `room(forTextOf:)`.
  public static func append(_ text: String, to output: inout OutputSpan<UInt8>) {
    append(text.utf8.span, hasEscapes: false, to: &output)
  }

  /// Appends a string that was read, just as `append(_:to:)` appends its text.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - string: the string.
  ///   - source: the bytes in which it was read.
  ///   - output: what is appended to; it must have `room(forTextOf:)` of as many bytes as the string
  ///     has.
  public static func append(
    _ string: JSONString, of source: [UInt8], to output: inout OutputSpan<UInt8>
  ) {
    append(
      source.span.extracting(string.range), hasEscapes: string.hasEscapes, to: &output)
  }

  /// The most bytes that a JSON string takes.
  ///
  /// - Parameter size: the bytes of its text in UTF-8.
  public static func room(forTextOf size: Int) -> Int {
    size * longestEscape + 2
  }

  /// The bytes of an escape like `\u007f`, which may stand for a character of one byte.
  private static let longestEscape = 6

  /// Appends a text in UTF-8, perhaps with escapes in it, as a JSON string.
  private static func append(
    _ text: Span<UInt8>, hasEscapes: Bool, to output: inout OutputSpan<UInt8>
  ) {
    output.append(UInt8(ascii: "\""))
    var next = 0
    while true {
      let end = text.firstEscapeCandidate(from: next)
      output.append(text.extracting(next..<end))
      guard end < text.count else { break }
      if hasEscapes, text[end] == UInt8(ascii: "\\"),
        let escape = try? JSONEscape(at: end, in: text)
      {
        append(escape.scalar, to: &output)
        next = escape.end
      } else if let escaped = escapedScalar(at: end, in: text) {
        appendEscape(of: escaped.value, to: &output)
        next = end + escaped.length
      } else {
        output.append(text[end])
        next = end + 1
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Appends a scalar, as an escape when it needs one.
  private static func append(_ scalar: Unicode.Scalar, to output: inout OutputSpan<UInt8>) {
    if mustBeEscaped(scalar.value) {
      appendEscape(of: scalar.value, to: &output)
    } else {
      for byte in scalar.utf8 { output.append(byte) }
    }
  }

  /// The scalar that begins at an offset, with its length in bytes; nil when it needs no escape.
  static func escapedScalar(
    at offset: Int, in utf8: Span<UInt8>
  ) -> (value: UInt32, length: Int)? {
    let first = UInt32(utf8[offset])
    // The six bits of a byte behind the first one.
    func bits(_ place: Int) -> UInt32 { UInt32(utf8[offset + place] & 0x3F) }
    let value: UInt32
    let length: Int
    switch first {
    case 0x00...0x7F: (value, length) = (first, 1)
    case 0xC2, 0xD8: (value, length) = ((first & 0x1F) << 6 | bits(1), 2)
    case 0xE2: (value, length) = ((first & 0x0F) << 12 | bits(1) << 6 | bits(2), 3)
    default: return nil  // No other byte begins a character that needs one.
    }
    return mustBeEscaped(value) ? (value, length) : nil
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
  static func appendEscape(of value: UInt32, to output: inout OutputSpan<UInt8>) {
    switch value {
    case 0x22: output.append(#"\""#)
    case 0x5C: output.append(#"\\"#)
    case 0x0A: output.append(#"\n"#)
    case 0x0D: output.append(#"\r"#)
    case 0x09: output.append(#"\t"#)
    case 0x08: output.append(#"\b"#)
    case 0x0C: output.append(#"\f"#)
    default:
      output.append(#"\u"#)
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
        output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
