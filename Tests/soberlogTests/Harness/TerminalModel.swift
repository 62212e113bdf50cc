/// A model of a terminal, as far as pictures that are drawn in place need it.
///
/// Every character takes one column. What it does not know is a failure of the test.
struct TerminalModel {
  /// The number of columns and rows.
  let columns: Int, rows: Int

  /// The characters on the screen.
  private var cells: [[Character]]

  /// The row of the cursor, from 0.
  private(set) var cursorRow: Int

  /// The column of the cursor, from 0.
  private(set) var cursorColumn = 0

  /// Makes a terminal with some lines and the cursor below them.
  init(columns: Int, rows: Int, lines: [String]) {
    self.columns = columns
    self.rows = rows
    cells = lines.map(Array.init)
    cells += Array(repeating: [], count: rows - lines.count)
    cursorRow = lines.count
  }
}

extension TerminalModel {
  /// The lines on the screen, without blanks and empty lines at their ends.
  var shown: [String] {
    let lines = cells.map { String($0).replacing(#/ +$/#, with: "") }
    return Array(lines[...(lines.lastIndex { !$0.isEmpty } ?? -1)])
  }

  /// Takes what a program writes.
  mutating func take(_ output: String) {
    var rest = output.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": cursorColumn = 0
      case "\n": goDown()
      case "\u{1B}":
        rest.removeFirst()
        let parameters = rest.prefix { ("0"..."?").contains($0) }
        rest = rest.dropFirst(parameters.count)
        obey(rest.removeFirst(), String(parameters))
      default: put(Character(scalar))
      }
    }
  }

  /// Goes to the beginning of the next line; at the bottom everything scrolls.
  private mutating func goDown() {
    cursorColumn = 0
    if cursorRow == rows - 1 {
      cells.removeFirst()
      cells.append([])
    } else {
      cursorRow += 1
    }
  }

  /// Shows a character; in the last column the cursor stays, since lines do not wrap.
  private mutating func put(_ character: Character) {
    let missing = cursorColumn + 1 - cells[cursorRow].count
    if missing > 0 { cells[cursorRow] += Array(repeating: " ", count: missing) }
    cells[cursorRow][cursorColumn] = character
    cursorColumn = min(cursorColumn + 1, columns - 1)
  }

  /// Obeys a control sequence.
  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
    switch final {
    case "A": cursorRow = max(0, cursorRow - (Int(parameters) ?? 1))
    case "B": cursorRow = min(rows - 1, cursorRow + (Int(parameters) ?? 1))
    case "K" where parameters == "2": cells[cursorRow] = []
    case "J" where parameters.isEmpty:
      cells[cursorRow] = Array(cells[cursorRow].prefix(cursorColumn))
      for row in (cursorRow + 1)..<max(rows, cursorRow + 1) { cells[row] = [] }
    case "h", "l", "m": break
    default: preconditionFailure("The model knows no \(parameters)\(final).")
    }
  }
}
