// The keys of a shell's line, in text that is being edited.

extension TextBuffer {
  /// Takes a key that moves the cursor or deletes something; all others make no difference.
  ///
  /// - Returns: what a deletion made of the characters; nil when nothing was deleted.
  mutating func take(_ key: KeyEvent) -> Change? {
    if let place = place(after: key) {
      move(to: place)
      return nil
    }
    return end(ofDeletionBy: key).map { delete(to: $0) }
  }

  /// Where a key puts the cursor; nil when it does not move it.
  private func place(after key: KeyEvent) -> Int? {
    switch key {
    case .left, .control("b"): cursor - 1
    case .right, .control("f"): cursor + 1
    case .wordLeft, .alt("b"): wordStart
    case .wordRight, .alt("f"): wordEnd
    case .home, .control("a"): lineStart
    case .end, .control("e"): lineEnd
    case .alt("<"): 0
    case .alt(">"): characters.count
    default: nil
    }
  }

  /// The other end of what a key deletes from the cursor on; nil when it does not delete.
  private func end(ofDeletionBy key: KeyEvent) -> Int? {
    let next = min(cursor + 1, characters.count)
    return switch key {
    case .backspace: max(0, cursor - 1)
    case .delete: next
    case .wordBackspace, .control("w"): wordStart
    case .alt("d"): wordEnd
    case .control("u"): lineStart
    // At the end of a line the next one is joined to it.
    case .control("k"): lineEnd == cursor ? next : lineEnd
    default: nil
    }
  }
}
