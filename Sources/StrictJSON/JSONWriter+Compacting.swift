extension JSONWriter {
  /// Appends JSON text without the white space between its tokens.
  ///
  /// Characters that would act on the terminal become the same escapes as in `append(_:to:)`.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - json: one valid JSON value.
  ///   - bytes: what the text is appended to.
  public static func appendCompacted(_ json: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: room(forTextOf: json.count)) { appendCompacted(json, to: &$0) }
  }

  /// Appends it to output that has `room(forTextOf:)` of so many bytes.
  private static func appendCompacted(_ json: [UInt8], to output: inout OutputSpan<UInt8>) {
    var isInString = false
    var isEscaped = false
    var next = 0
    while next < json.count {
      let byte = json[next]
      if isInString {
        if byte >= 0x7F, let hidden = escapedScalar(at: next, in: json.span) {
          appendEscape(of: hidden.value, to: &output)
          next += hidden.length
          continue
        }
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      }
      if isInString || !byte.isWhiteSpace { output.append(byte) }
      next += 1
    }
  }
}
