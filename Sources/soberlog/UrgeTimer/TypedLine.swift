/// A line of text while it is typed.
struct TypedLine {
  /// The text.
  private var buffer = TextBuffer()
}

extension TypedLine {
  /// The whole line.
  var text: String { buffer.text }

  /// Takes a key that edits or moves, or a text, line ends in it as blanks; others change nothing.
  ///
  /// A note that would become too long stays as it is.
  mutating func take(_ key: KeyEvent) {
    switch key {
    case .text(let text), .paste(let text):
      guard buffer.utf8Count + text.utf8.count <= NoteLength.longest else { return }
      buffer.insert(
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .joined(separator: " "))
    default: _ = buffer.take(key)
    }
  }

  /// What is to be seen before and behind the cursor in so many columns.
  func window(columns: Int) -> (before: String, after: String) {
    // The cursor itself needs a column behind the text.
    let room = max(columns - 1, 0)
    let before = String(buffer.characters[..<buffer.cursor].suffix(room))
    let after = String(buffer.characters[buffer.cursor...].prefix(room))
    var shown = escapedForTerminal(before, keepingNewlines: false)
    while shown.displayWidth > room { shown.removeFirst() }
    let rest = escapedForTerminal(after, keepingNewlines: false)
    return (shown, cut(rest, toWidth: room - shown.displayWidth))
  }
}
