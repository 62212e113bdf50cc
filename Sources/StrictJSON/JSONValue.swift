/// A JSON value that is to be written.
public enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// A whole number.
  case integer(Int)
  /// A number with two decimals, given in hundredths, of which there are none below 0.
  case hundredths(Int)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, with its members in the order they are written; names are different.
  case object([Member])

  /// A name and a value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The value.
    public let value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// Appends the value without blanks, strings as `JSONWriter` writes them.
  ///
  /// Complexity: O(n) in the length of the text.
  public func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .integer(let number): bytes += String(number).utf8
    case .hundredths(let number):
      bytes += "\(number / 100).\(number / 10 % 10)\(number % 10)".utf8
    case .string(let text): JSONWriter.append(text, to: &bytes)
    case .array(let elements):
      JSONValue.append(elements, between: "[", "]", to: &bytes) { $0.append(to: &$1) }
    case .object(let members):
      JSONValue.append(members, between: "{", "}", to: &bytes) { member, bytes in
        JSONWriter.append(member.name, to: &bytes)
        bytes += ":".utf8
        member.value.append(to: &bytes)
      }
    }
  }

  /// Appends parts with commas between them and brackets around them.
  private static func append<Part>(
    _ parts: [Part], between opening: String, _ closing: String, to bytes: inout [UInt8],
    appendPart: (Part, inout [UInt8]) -> Void
  ) {
    bytes += opening.utf8
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      appendPart(part, &bytes)
    }
    bytes += closing.utf8
  }
}
