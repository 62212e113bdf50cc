extension String {
  /// The text, or its beginning and `…` where it is long.
  ///
  /// It is cut between user-perceived characters. Scalars are counted, since a single character may
  /// have any number of them.
  ///
  /// Complexity: O(*n*) in the limit.
  ///
  /// - Parameter limit: the most scalars.
  func shortened(toScalars limit: Int) -> String {
    let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    guard end < endIndex else { return self }
    // What was cut off may belong to the last character.
    return String(String(unicodeScalars[..<end]).dropLast()) + "…"
  }
}
