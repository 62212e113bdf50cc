extension JSONReader {
  /// The text of a string that was read here, decoded.
  ///
  /// Complexity: O(n) in its length.
  public func string(_ string: JSONString) -> String {
    string.text(in: bytes)
  }

  /// Whether a string that was read here, decoded, has exactly the scalars of a literal.
  ///
  /// Complexity: O(n) in the length of the literal; see `JSONName` for many literals.
  public func equals(_ string: JSONString, _ literal: String) -> Bool {
    string.equals(literal, in: bytes)
  }

  /// The value of a number that is written as an integer.
  ///
  /// - Returns: nil when it has a fraction or an exponent, or is out of the range of `Int`.
  public func integer(_ number: JSONNumber) -> Int? {
    Int(String(decoding: bytes[number.range], as: UTF8.self))
  }
}
