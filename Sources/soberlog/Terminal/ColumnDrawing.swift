/// Draws rows whose cells stand below each other.
struct ColumnDrawing {
  /// How it is drawn.
  let presentation: Presentation

  /// The columns whose cells end below each other, as numbers do, instead of beginning so.
  var rightAligned: [Int] = []
}

extension ColumnDrawing {
  /// The rows as lines, with two blanks between columns and none at the end of a line.
  func lines(_ rows: [[LinePart]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].text.displayWidth : 0 }.max() ?? 0
    }
    return rows.map { line(of: $0, widths: widths) }
  }

  /// A row as a line.
  private func line(of row: [LinePart], widths: [Int]) -> String {
    let last = row.lastIndex { !$0.text.isEmpty } ?? 0
    var line = ""
    for (column, cell) in row.prefix(last + 1).enumerated() {
      let blanks = String(repeating: " ", count: widths[column] - cell.text.displayWidth)
      let text = presentation.paint(cell.text, cell.role)
      if rightAligned.contains(column) {
        line += blanks + text
      } else {
        line += column == last ? text : text + blanks
      }
      if column < last { line += "  " }
    }
    return line
  }
}
