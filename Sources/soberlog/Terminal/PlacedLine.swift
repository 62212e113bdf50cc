/// A line whose pieces stand at columns of their own; it never ends in blanks.
struct PlacedLine {
  /// The line so far.
  private(set) var text = ""

  /// The columns that it takes.
  private var width = 0

  /// Begins a line.
  init() {}
}

extension PlacedLine {
  /// Adds a piece at a column, which lies behind all pieces so far; an empty one changes nothing.
  mutating func place(_ piece: LinePart, at column: Int, _ presentation: Presentation) {
    guard !piece.text.isEmpty else { return }
    text += String(repeating: " ", count: max(0, column - width))
    text += presentation.paint(piece.text, piece.role)
    width = max(column, width) + piece.text.displayWidth
  }
}
