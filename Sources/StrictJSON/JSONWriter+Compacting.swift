extension JSONWriter {
  /// Appends JSON text without the white space between its tokens.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - json: one valid JSON value.
  ///   - bytes: what the text is appended to.
  public static func appendCompacted(_ json: [UInt8], to bytes: inout [UInt8]) {
    var isInString = false
    var isEscaped = false
    for byte in json {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte.isWhiteSpace {
        continue
      }
      bytes.append(byte)
    }
  }
}
