extension Tag {
  /// Makes the tag that comes nearest to a name from elsewhere; nil when nothing of it can stand in
  /// a tag.
  ///
  /// What cannot stand in a tag becomes a low line, several such characters together one, and none
  /// at the ends: `good meal` gives `good_meal`.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public init?(nearestTo name: String) {
    let words = name.unicodeScalars.split { !Tag.isAllowed($0) }
    guard !words.isEmpty else { return nil }
    self.init(validName: String(String.UnicodeScalarView(words.joined(separator: ["_"]))))
  }
}
