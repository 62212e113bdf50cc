/// A line of text while it is typed, edited by user-perceived character.
struct TypedLine: Hashable {
  /// What stands before the cursor.
  private(set) var before = ""

  /// What stands behind the cursor.
  private(set) var after = ""
}

extension TypedLine {
  /// The whole line.
  var text: String { before + after }

  /// Puts a text before the cursor, line ends in it as blanks; a note that would become too long
  /// stays as it is.
  private mutating func insert(_ text: String) {
    guard before.utf8.count + text.utf8.count + after.utf8.count <= EntryDraft.longestNote else {
      return
    }
    before += text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ")
  }

  /// Takes a key that edits or moves; others change nothing.
  mutating func take(_ key: KeyEvent) {
    switch key {
    case .text(let text), .paste(let text): insert(text)
    case .backspace: _ = before.popLast()
    case .delete: after = String(after.dropFirst())
    case .left: if let character = before.popLast() { after = String(character) + after }
    case .right:
      if let character = after.first {
        before.append(character)
        after = String(after.dropFirst())
      }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    default: break
    }
  }
}

extension TypedLine {
  /// What is to be seen before and behind the cursor in so many columns.
  func window(columns: Int) -> (before: String, after: String) {
    // The cursor itself needs a column behind the text.
    let room = max(columns - 1, 0)
    var shown = escapedForTerminal(String(before.suffix(room)), keepingNewlines: false)
    while shown.displayWidth > room { shown.removeFirst() }
    let rest = escapedForTerminal(String(after.prefix(room)), keepingNewlines: false)
    return (shown, cut(rest, toWidth: room - shown.displayWidth))
  }
}
