/// The field for the text of an entry, of several lines.
struct NoteField {
  /// The text.
  private(set) var buffer: TextBuffer

  /// Its rows as they were last drawn.
  private var rows: TextRows

  /// The first row that is seen.
  private var top = 0

  /// The number of rows that were last seen.
  private var visibleRows = 1

  /// The column that the cursor keeps to while it goes up and down; nil when it has just moved
  /// otherwise.
  private var column: Int?

  /// Begins with a text.
  init(_ text: String) {
    buffer = TextBuffer(text)
    rows = TextRows(width: 80)
  }
}

extension NoteField {
  /// The text.
  var text: String { buffer.text }

  /// Whether a text is this one to the byte.
  func holds(_ text: String) -> Bool {
    buffer.utf8Count == text.utf8.count && buffer.text.utf8.elementsEqual(text.utf8)
  }

  /// Inserts a text at the cursor.
  ///
  /// - Returns: false when the note would be longer than it may be; it is then what it was.
  mutating func insert(_ text: String) -> Bool {
    guard buffer.utf8Count + text.utf8.count <= NoteLength.longest else { return false }
    let change = buffer.insert(text)
    rows.update(buffer.characters, after: change)
    return true
  }

  /// Takes a key that moves the cursor or deletes something; all others make no difference.
  mutating func take(_ key: KeyEvent) {
    let column = column
    self.column = nil
    switch key {
    case .up, .control("p"): move(byRows: -1, column)
    case .down, .control("n"): move(byRows: 1, column)
    case .pageUp: move(byRows: -visibleRows, column)
    case .pageDown: move(byRows: visibleRows, column)
    default:
      if let change = buffer.take(key) { rows.update(buffer.characters, after: change) }
    }
  }
}

extension NoteField {
  /// Moves the cursor up or down.
  private mutating func move(byRows distance: Int, _ column: Int?) {
    let characters = buffer.characters
    let row = rows.row(of: buffer.cursor, in: characters)
    let target = max(0, rows.count(upTo: max(1, row + distance + 1), in: characters) - 1)
    let column = column ?? width(from: rows.starts[row], to: buffer.cursor)
    self.column = column
    guard target != row else { return }
    let range = rows.range(of: target, in: characters)
    // Behind its last character a wrapped row is the next one already.
    let isLast = rows.count(upTo: target + 2, in: characters) == target + 1
    let last = isLast ? range.upperBound : range.upperBound - 1
    var place = range.lowerBound
    var used = 0
    while place < last {
      used += buffer.characters[place].fieldWidth
      if used > column { break }
      place += 1
    }
    buffer.move(to: place)
  }

  /// The columns of some characters.
  private func width(from start: Int, to end: Int) -> Int {
    buffer.characters[start..<end].reduce(0) { $0 + $1.fieldWidth }
  }
}

extension NoteField {
  /// A part of the field as it is seen.
  struct View: Hashable {
    /// The rows.
    var rows: [String]

    /// The row of the cursor, from 0.
    var cursorRow: Int

    /// What stands before the cursor in its row.
    var beforeCursor: String

    /// Whether there are rows above.
    var hasMoreAbove: Bool

    /// Whether there are rows below.
    var hasMoreBelow: Bool
  }

  /// The number of rows that the text takes, or a limit when there are more.
  ///
  /// - Parameters:
  ///   - width: the columns of the field.
  ///   - limit: the limit.
  mutating func rowCount(width: Int, upTo limit: Int) -> Int {
    if rows.width != max(2, width) { rows = TextRows(width: width) }
    return rows.count(upTo: limit, in: buffer.characters)
  }

  /// The part of the field around the cursor.
  ///
  /// - Parameters:
  ///   - width: the columns of the field.
  ///   - height: the rows, at least 1.
  mutating func view(width: Int, height: Int) -> View {
    if rows.width != max(2, width) { rows = TextRows(width: width) }
    let characters = buffer.characters
    let row = rows.row(of: buffer.cursor, in: characters)
    let count = rows.count(upTo: row + height + 1, in: characters)
    top = max(0, min(max(top, row - height + 1), row, count - height))
    visibleRows = height
    let shown = top..<min(top + height, count)
    return View(
      rows: shown.map { text(rows.range(of: $0, in: characters)) }, cursorRow: row - top,
      beforeCursor: text(rows.starts[row]..<buffer.cursor), hasMoreAbove: top > 0,
      hasMoreBelow: shown.upperBound < count)
  }

  /// Characters of a row as they are shown; blanks that hang over are cut.
  private func text(_ range: Range<Int>) -> String {
    var shown = ""
    var used = 0
    for character in buffer.characters[range] where !character.isLineEnd {
      used += character.fieldWidth
      if used > rows.width { break }
      shown += character.fieldText
    }
    return shown
  }
}
