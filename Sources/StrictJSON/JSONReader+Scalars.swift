extension JSONReader {
  /// Reads the string that comes next.
  ///
  /// - Throws: `JSONError` when another value comes next, or for a control character or an escape
  ///   that is not allowed.
  public mutating func readString() throws(JSONError) -> JSONString {
    guard skipWhiteSpace() == UInt8(ascii: "\"") else { throw mismatch(.string) }
    let start = offset + 1
    var hasEscapes = false
    let end = bytes.span.endOfString(from: start, hasEscapes: &hasEscapes)
    offset = end
    guard byte == UInt8(ascii: "\"") else { throw try endlessString() }
    offset = end + 1
    return JSONString(start..<end, hasEscapes: hasEscapes, in: bytes)
  }

  /// What is wrong with a string of which something else than its quotation mark stands here.
  ///
  /// - Throws: `JSONError` when it is an escape that is not allowed.
  @inline(never)
  private func endlessString() throws(JSONError) -> JSONError {
    if byte == UInt8(ascii: "\\") { _ = try JSONEscape(at: offset, in: bytes.span) }
    let isControl = offset < bytes.count && byte < UInt8(ascii: " ")
    return isControl ? JSONError(reason: .rawControl(byte), offset: offset) : unexpected()
  }

  /// Reads the number that comes next, of any size and precision.
  ///
  /// - Throws: `JSONError` when another value comes next or the number does not follow the grammar.
  public mutating func readNumber() throws(JSONError) -> JSONNumber {
    try expect(.number)
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    if byte == UInt8(ascii: "0") {
      offset += 1
      if isAtDigit { throw JSONError(reason: .badNumber, offset: start) }
    } else {
      try skipDigits(ofNumberAt: start)
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try skipDigits(ofNumberAt: start)
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try skipDigits(ofNumberAt: start)
    }
    return JSONNumber(range: start..<offset)
  }

  /// Reads the `true` or `false` that comes next.
  ///
  /// - Throws: `JSONError` when another value comes next.
  public mutating func readBool() throws(JSONError) -> Bool {
    if try peek() == .false {
      try skipLiteral("false")
      return false
    }
    try expect(.true)
    try skipLiteral("true")
    return true
  }

  /// Consumes a literal name, whose first letter is known to stand here.
  mutating func skipLiteral(_ name: String) throws(JSONError) {
    for letter in name.utf8 {
      guard byte == letter else { throw unexpected() }
      offset += 1
    }
  }

  /// Consumes a key, whose opening quotation mark is known to stand here.
  @inline(__always)
  mutating func scanKey() throws(JSONError) -> JSONString {
    let start = offset + 1
    let word = bytes.span.word(at: start)
    let end = start + endsOfPlainASCII(in: word).trailingZeroBitCount / 8
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return try readString() }
    // Nearly all keys are so short.
    offset = end + 1
    return JSONString(range: start..<end, name: JSONName(firstOf: word, count: end - start))
  }

  /// Consumes the digits, at least one, of a number.
  private mutating func skipDigits(ofNumberAt start: Int) throws(JSONError) {
    guard offset < bytes.count else { throw unexpected() }
    guard isAtDigit else {
      throw JSONError(reason: .badNumber, offset: start, brokenOffAt: offset, in: bytes.span)
    }
    repeat { offset += 1 } while isAtDigit
  }

  /// Whether a digit stands here.
  private var isAtDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
