/// Draws pictures below each other's beginning, as part of what a terminal has shown so far.
///
/// It gives the text that draws them. Only lines that changed are drawn again. Lines never wrap,
/// so that a terminal that takes more columns for an emoji does no harm.
struct PicturePainter {
  /// How text is coloured.
  private let presentation: Presentation

  /// What is drawn; nil when nothing is.
  private var drawn: Picture?

  /// Makes a painter at the beginning of an empty line.
  init(presentation: Presentation) {
    self.presentation = presentation
  }
}

extension PicturePainter {
  /// Puts a picture in the place of the one before.
  ///
  /// - Complexity: O(length of the picture).
  mutating func draw(_ picture: Picture) -> String {
    let old = drawn?.lines ?? []
    var row = drawn?.cursor.row ?? 0
    var output = "\u{1B}[?25l\u{1B}[?7l"
    if picture.lines.count > max(old.count, 1) {
      // At the bottom of the screen these scroll what is above.
      output += move(&row, to: max(old.count - 1, 0))
      output += String(repeating: "\n", count: picture.lines.count - max(old.count, 1))
      row = picture.lines.count - 1
    }
    for (place, line) in picture.lines.enumerated() where place >= old.count || old[place] != line {
      // Erased before it is drawn, since behind a full line the cursor stands on its last column.
      output += move(&row, to: place) + "\r\u{1B}[2K" + painted(line)
    }
    if old.count > picture.lines.count {
      output += move(&row, to: picture.lines.count) + "\r\u{1B}[J"
    }
    output += move(&row, to: picture.cursor.row) + "\r" + painted(picture.cursor.before)
    drawn = picture
    return output + "\u{1B}[?7h\u{1B}[?25h"
  }

  /// Removes what is drawn from a terminal that has another width now; the cursor is then where it
  /// began.
  ///
  /// - Parameter columns: the new width, at least 1; terminals wrap what is wider.
  mutating func erase(afterResizeTo columns: Int) -> String {
    guard let picture = drawn else { return "" }
    let above = picture.lines.prefix(picture.cursor.row).reduce(0) {
      $0 + max(1, ($1.displayWidth + columns - 1) / columns)
    }
    return erase(rowsAbove: above + picture.cursor.before.displayWidth / columns)
  }

  /// Removes what is drawn; the cursor is then where it began.
  mutating func erase() -> String {
    erase(rowsAbove: drawn?.cursor.row ?? 0)
  }

  /// Removes what is drawn, with so many rows above the cursor.
  private mutating func erase(rowsAbove: Int) -> String {
    guard drawn != nil else { return "" }
    drawn = nil
    return (rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J"
  }

  /// Leaves what is drawn as it is, and goes to the line below it.
  mutating func leave() -> String {
    guard let picture = drawn else { return "" }
    drawn = nil
    var row = picture.cursor.row
    return move(&row, to: picture.lines.count - 1) + "\r\n"
  }

  /// Goes to another row of the picture.
  private func move(_ row: inout Int, to target: Int) -> String {
    defer { row = target }
    if target < row { return "\u{1B}[\(row - target)A" }
    return target > row ? "\u{1B}[\(target - row)B" : ""
  }

  /// The parts of a line in their colours.
  private func painted(_ parts: [LinePart]) -> String {
    parts.map { presentation.paint($0.text, $0.role) }.joined()
  }
}
