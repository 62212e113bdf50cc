/// A part of a line, which stays whole where it fits.
struct LinePart: Hashable {
  /// The text.
  let text: String

  /// What it is, which decides its colour; nil for plain text.
  var role: TextRole?
}

extension [LinePart] {
  /// The columns that the parts take side by side.
  var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }
}
