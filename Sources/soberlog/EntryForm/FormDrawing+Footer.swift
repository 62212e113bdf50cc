// What stands below the parts of the form.

extension FormDrawing {
  /// The most lines of a message.
  private static let mostMessageLines = 4

  /// What there is to say about the last key, else the keys that there are and the draft.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - hasHits: whether emoji are found that can be taken.
  ///   - height: the most lines that there is room for.
  func footer(of form: EntryForm, hasHits: Bool, height: Int) -> [[LinePart]] {
    let height = max(1, min(height, FormDrawing.mostMessageLines))
    if let message = form.message {
      let text = texts.message(message, hasTakenOffer: form.hasTakenOffer)
      return lines(of: text, nil, height)
    }
    let offer = form.offer.map { lines(of: texts.offer($0), .faint, height) } ?? []
    if !offer.isEmpty, !isSpacious, form.focus == .mood { return offer }
    return (isSpacious ? offer : []) + [
      [LinePart(text: keys(of: form, hasHits: hasHits), role: .faint)]
    ]
  }

  /// A text, wrapped to the width of the terminal; what does not fit into so many lines is cut.
  private func lines(of text: String, _ role: TextRole?, _ height: Int) -> [[LinePart]] {
    let indent = hasLabels ? 2 : 0
    let width = size.columns - indent
    var lines = wrapped(presentation.shown(own: text), width: width)
    if lines.count > height {
      let rest = lines[(height - 1)...].joined(separator: " ")
      lines = lines.prefix(height - 1) + [fitted(rest, toWidth: width)]
    }
    return lines.map { [LinePart(text: blanks(indent)), LinePart(text: $0, role: role)] }
  }

  /// The keys that there are, as many of them as fit on a line.
  private func keys(of form: EntryForm, hasHits: Bool) -> String {
    let keys = texts.keys(of: form.focus, hasHits: hasHits, hasEmoji: form.emoji.emoji != nil)
    let indent = blanks(hasLabels ? 2 : 0)
    let separator = " · "
    for count in stride(from: keys.count, through: texts.shortestKeys.count, by: -1) {
      let line = presentation.shown(own: indent + keys.suffix(count).joined(separator: separator))
      if line.displayWidth <= size.columns { return line }
    }
    let shortest = texts.shortestKeys.joined(separator: separator)
    return fitted(indent + shortest, toWidth: size.columns)
  }
}
