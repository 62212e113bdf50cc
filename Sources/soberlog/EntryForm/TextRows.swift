/// Where the rows of a text begin when it is wrapped to a width, for text that is being edited.
///
/// Words stay whole where they fit, and Japanese breaks by the rules of `canBreak`; blanks at the
/// end of a row hang over, so that every character belongs to a row. The text is wrapped no farther
/// than somebody looks, and after a change only the rows around it are wrapped again.
struct TextRows {
  /// The columns of a row, at least 2.
  let width: Int

  /// The first character of each row up to where the text is wrapped. There is always a row, and
  /// behind a last newline an empty one.
  private(set) var starts = [0]

  /// Whether the text is wrapped up to its end.
  private(set) var isComplete = false

  /// Begins to wrap a text, at first to a single row.
  init(width: Int) {
    self.width = max(2, width)
  }
}

extension TextRows {
  /// The row that a place in the text belongs to.
  ///
  /// - Complexity: O(log(number of rows)), and once O(number of characters before the place).
  mutating func row(of place: Int, in characters: [Character]) -> Int {
    while !isComplete, starts[starts.count - 1] <= place { wrapOneMore(characters) }
    return wrappedRow(of: place)
  }

  /// The number of rows, or a limit when there are more.
  ///
  /// - Complexity: once O(number of characters before the row of the limit).
  mutating func count(upTo limit: Int, in characters: [Character]) -> Int {
    while !isComplete, starts.count < limit { wrapOneMore(characters) }
    return min(starts.count, limit)
  }

  /// The characters of a row, the one that ends a line among them.
  mutating func range(of row: Int, in characters: [Character]) -> Range<Int> {
    starts[
      row]..<(count(upTo: row + 2, in: characters) > row + 1 ? starts[row + 1] : characters.count)
  }

  /// The row among those that are wrapped that a place belongs to.
  private func wrappedRow(of place: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Wraps another row.
  private mutating func wrapOneMore(_ characters: [Character]) {
    if let next = nextStart(after: starts[starts.count - 1], in: characters) {
      starts.append(next)
    } else {
      isComplete = true
    }
  }
}

extension TextRows {
  /// The most rows that are wrapped again to find out whether the rows behind are still the same.
  private static let mostRowsAhead = 100

  /// Wraps again what a change may have moved.
  ///
  /// - Parameters:
  ///   - characters: the text as it is now.
  ///   - change: what was changed.
  /// - Complexity: O(number of characters in the rows that change + number of rows behind them),
  ///   which are only moved.
  mutating func update(_ characters: [Character], after change: TextBuffer.Change) {
    // What now fits at the end of the row before may move up to it. Where a character is too wide for
    // any row, even the row before that one has been broken for it.
    let first = max(0, wrappedRow(of: change.start) - 2)
    let difference = change.inserted - change.removed
    let old = starts[(first + 1)...].drop { $0 < change.start + change.removed }
    starts.removeSubrange((first + 1)...)
    let wasComplete = isComplete
    isComplete = false
    var kept = old.startIndex
    for _ in 0..<TextRows.mostRowsAhead {
      wrapOneMore(characters)
      if isComplete { return }
      let last = starts[starts.count - 1]
      while kept < old.endIndex, old[kept] + difference < last { kept += 1 }
      if kept < old.endIndex, old[kept] + difference == last {
        starts += old[(kept + 1)...].map { $0 + difference }
        isComplete = wasComplete
        return
      }
    }
  }

  /// The beginning of the row behind the one that begins at a place; nil when that is the last row.
  private func nextStart(after start: Int, in characters: [Character]) -> Int? {
    var used = 0
    var breaking: Int?
    var previous: Character?
    for place in start..<characters.count {
      let character = characters[place]
      if character.isLineEnd { return place + 1 }
      let isBlank = character.isBlank
      if let previous, place > start {
        if previous.isBlank ? !isBlank : !isBlank && canBreak(between: previous, and: character) {
          breaking = place
        }
      }
      used += character.fieldWidth
      if used > width, !isBlank, place > start { return breaking ?? place }
      previous = character
    }
    return nil
  }
}

extension Character {
  /// The character as it is shown in a field: a tab as a blank, hidden ones escaped.
  var fieldText: String {
    self == "\t" ? " " : escapedForTerminal(String(self), keepingNewlines: false)
  }

  /// The columns that the character takes in a field.
  var fieldWidth: Int {
    if let byte = asciiValue, 0x20...0x7E ~= byte { return 1 }
    return fieldText.displayWidth
  }
}
