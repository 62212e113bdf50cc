extension JSONReader {
  /// Goes into the object that comes next; `nextKey()` leaves it.
  ///
  /// - Returns: the offset of its first byte.
  /// - Throws: `JSONError` when something else comes next or the depth limit is reached.
  @discardableResult
  public mutating func enterObject() throws(JSONError) -> Int {
    guard skipWhiteSpace() == UInt8(ascii: "{") else { throw mismatch(.object) }
    try enter(isObject: true)
    return offset - 1
  }

  /// Goes into the array that comes next; `nextElement()` leaves it.
  ///
  /// - Throws: `JSONError` when something else comes next or the depth limit is reached.
  public mutating func enterArray() throws(JSONError) {
    guard skipWhiteSpace() == UInt8(ascii: "[") else { throw mismatch(.array) }
    try enter(isObject: false)
  }

  /// Consumes an opening bracket.
  private mutating func enter(isObject: Bool) throws(JSONError) {
    guard openContainers.depth < depthLimit else {
      throw JSONError(reason: .tooDeep(limit: depthLimit), offset: offset)
    }
    offset += 1
    openContainers.open(isObject: isObject)
    isAtFirst = true
  }

  /// Moves to the value of the next key of the object it is in; leaves the object at its end.
  ///
  /// To be called directly after `enterObject()` and after each value of the object was read.
  ///
  /// - Returns: the key, or nil at the end of the object.
  /// - Throws: `JSONError` when the grammar is not kept or the object had this key before.
  public mutating func nextKey() throws(JSONError) -> JSONString? {
    var byte = skipWhiteSpace()
    if byte == UInt8(ascii: "}") {
      leave()
      return nil
    }
    if !isAtFirst {
      guard byte == UInt8(ascii: ",") else { throw unexpected() }
      offset += 1
      byte = skipWhiteSpace()
    }
    isAtFirst = false
    guard byte == UInt8(ascii: "\"") else { throw unexpected() }
    let start = offset
    let key = try scanKey()
    guard skipWhiteSpace() == UInt8(ascii: ":") else { throw unexpected() }
    guard openContainers.addKey(key, in: bytes) else {
      throw JSONError(reason: .duplicateKey(string(key)), offset: start)
    }
    offset += 1
    _ = skipWhiteSpace()
    return key
  }

  /// Moves to the next element of the array it is in; leaves the array at its end.
  ///
  /// To be called directly after `enterArray()` and after each element was read.
  ///
  /// - Returns: whether there is an element; false at the end of the array.
  /// - Throws: `JSONError` when the grammar is not kept.
  public mutating func nextElement() throws(JSONError) -> Bool {
    var byte = skipWhiteSpace()
    if byte == UInt8(ascii: "]") {
      leave()
      return false
    }
    if !isAtFirst {
      guard byte == UInt8(ascii: ",") else { throw unexpected() }
      offset += 1
      byte = skipWhiteSpace()
    }
    isAtFirst = false
    guard JSONKind(firstByte: byte) != nil else { throw unexpected() }
    return true
  }

  /// Consumes a closing bracket.
  private mutating func leave() {
    offset += 1
    openContainers.close()
    isAtFirst = false
  }

  /// Passes the value that comes next, with everything in it, and checks it.
  ///
  /// - Returns: the offsets of its bytes, without white space around it.
  /// - Throws: `JSONError` at the first thing in it that is wrong.
  @discardableResult
  public mutating func skipValue() throws(JSONError) -> Range<Int> {
    var kind = try peek()
    let start = offset
    let outerDepth = openContainers.depth
    while true {
      try skipScalarOrEnter(kind)
      repeat {
        guard openContainers.depth > outerDepth else { return start..<offset }
      } while try !moveToNextValue()
      kind = try peek()
    }
  }

  /// Passes a value that contains none, or goes into one that may.
  private mutating func skipScalarOrEnter(_ kind: JSONKind) throws(JSONError) {
    switch kind {
    case .object, .array: try enter(isObject: kind == .object)
    case .string: _ = try readString()
    case .number: _ = try readNumber()
    case .true: try skipLiteral("true")
    case .false: try skipLiteral("false")
    case .null: try skipLiteral("null")
    }
  }

  /// Moves to the next value of the container it is in; false at the end of the container.
  private mutating func moveToNextValue() throws(JSONError) -> Bool {
    openContainers.isInObject ? try nextKey() != nil : try nextElement()
  }
}
