import StrictJSON

/// A JSON value built in memory, to compare what different readers make of a text.
indirect enum ParsedValue: Hashable {
  /// An object; the order of its members does not matter.
  case object([String: ParsedValue])
  /// An array.
  case array([ParsedValue])
  /// A string, decoded.
  case string(String)
  /// A number, as near as a `Double` comes to it.
  case number(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`.
  case null
}

extension ParsedValue {
  /// Reads a whole text with the reader under test.
  init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes)
    try self.init(from: &reader)
    try reader.finish()
  }

  /// Reads the value that comes next.
  private init(from reader: inout JSONReader) throws(JSONError) {
    switch try reader.peek() {
    case .object: self = .object(try ParsedValue.members(from: &reader))
    case .array: self = .array(try ParsedValue.elements(from: &reader))
    case .string: self = .string(reader.string(try reader.readString()))
    case .number:
      let range = try reader.readNumber().range
      self = .number(Double(String(decoding: reader.bytes[range], as: UTF8.self)) ?? .nan)
    case .true, .false: self = .bool(try reader.readBool())
    case .null:
      try reader.skipValue()
      self = .null
    }
  }

  /// Reads the members of the object that comes next.
  private static func members(
    from reader: inout JSONReader
  ) throws(JSONError) -> [String: ParsedValue] {
    var members: [String: ParsedValue] = [:]
    try reader.enterObject()
    while let key = try reader.nextKey() {
      members[reader.string(key)] = try ParsedValue(from: &reader)
    }
    return members
  }

  /// Reads the elements of the array that comes next.
  private static func elements(from reader: inout JSONReader) throws(JSONError) -> [ParsedValue] {
    var elements: [ParsedValue] = []
    try reader.enterArray()
    while try reader.nextElement() {
      elements.append(try ParsedValue(from: &reader))
    }
    return elements
  }
}
