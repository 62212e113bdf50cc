/// What is to be seen of a screen that is drawn in place.
struct Picture: Hashable {
  /// The lines from top to bottom, none wider than the terminal.
  var lines: [[LinePart]] = []

  /// Where the cursor is.
  var cursor = Cursor(row: 0)

  /// A place in a line.
  struct Cursor: Hashable {
    /// The line, from 0.
    var row: Int

    /// What stands before the cursor in that line. The place is given this way because terminals
    /// disagree on the width of some emoji.
    var before: [LinePart] = []
  }
}

extension Picture {
  /// The picture with so many lines at most, those around the cursor.
  ///
  /// - Parameter rows: at least 1.
  func fitted(toRows rows: Int) -> Picture {
    guard lines.count > rows else { return self }
    let first = min(max(0, cursor.row - rows + 1), lines.count - rows)
    var picture = self
    picture.lines = Array(lines[first..<(first + rows)])
    picture.cursor.row -= first
    return picture
  }

  /// The lines as text without colours, for tests.
  var text: [String] { lines.map { $0.map(\.text).joined() } }
}
