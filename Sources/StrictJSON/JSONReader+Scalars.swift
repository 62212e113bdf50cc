extension JSONReader {
  /// Reads the string that comes next.
  ///
  /// - Throws: `JSONError` when another value comes next, or for a control character or an escape
  ///   that is not allowed.
  public mutating func readString() throws(JSONError) -> JSONString {
    guard skipWhiteSpace() == UInt8(ascii: "\"") else { throw mismatch(.string) }
    let start = offset + 1
    var hasEscapes = false
    offset = start
    while true {
      offset = bytes.span.endOfPlainText(from: offset)
      guard byte == UInt8(ascii: "\\") else { break }
      offset = try JSONEscape(at: offset, in: bytes.span).end
      hasEscapes = true
    }
    let end = offset
    guard byte == UInt8(ascii: "\"") else {
      let isControl = end < bytes.count && byte < UInt8(ascii: " ")
      throw isControl ? JSONError(reason: .rawControl(byte), offset: end) : unexpected()
    }
    offset = end + 1
    return hasEscapes
      ? .escaped(start..<end, in: bytes)
      : JSONString(range: start..<end, name: JSONName(start..<end, of: bytes))
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
