/// Draws rows of a label and a value, and lists of commands.
struct RowDrawing {
  /// How it is drawn.
  let presentation: Presentation
}

extension RowDrawing {
  /// Rows whose values stand below each other; a value that is too long goes on below itself.
  func lines(_ rows: [LabeledRow]) -> [String] {
    let labelWidth = rows.map(\.label.displayWidth).max() ?? 0
    let indent = String(repeating: " ", count: labelWidth + 2)
    return rows.flatMap { row in
      let blanks = String(repeating: " ", count: labelWidth + 2 - row.label.displayWidth)
      let lines = partLines(of: row.value, indent: labelWidth + 2)
      let first = presentation.paint(row.label, .faint) + blanks + (lines.first ?? "")
      return [first] + lines.dropFirst().map { indent + $0 }
    }
  }

  /// Rows of the program's own text, as far as their characters can be shown.
  func lines(own rows: [LabeledRow]) -> [String] {
    lines(rows.map { LabeledRow(label: $0.label, value: presentation.shown(own: $0.value)) })
  }

  /// Command lines with their meaning beside them or, on a narrow terminal, above them.
  func commandLines(_ hints: [CommandLineHint]) -> [String] {
    let commandWidth = hints.map(\.command.displayWidth).max() ?? 0
    let meaningWidth = hints.map(\.meaning.displayWidth).max() ?? 0
    let isNarrow = presentation.width.map { $0 < 2 + commandWidth + 2 + meaningWidth } ?? false
    return hints.flatMap { hint in
      let meaning = presentation.paint(hint.meaning, .faint)
      guard !isNarrow else { return ["  " + meaning, "    " + hint.command] }
      let blanks = String(repeating: " ", count: commandWidth + 2 - hint.command.displayWidth)
      return ["  " + hint.command + blanks + meaning]
    }
  }

  /// A paragraph, wrapped on a terminal, in the colour of a role.
  func wrappedLines(of text: String, _ role: TextRole? = nil) -> [String] {
    pieces(of: text, indent: 0).map { presentation.paint($0, role) }
  }

  /// Parts with two blanks between them; empty ones are left out.
  ///
  /// On a terminal a part that does not fit any more begins a new line.
  ///
  /// - Parameter indent: the blanks before all lines but the first.
  func lines(of parts: [LinePart], indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let limit = presentation.width ?? Int.max
    var lines: [String] = []
    var used = 0
    for part in parts where !part.text.isEmpty {
      for (place, piece) in pieces(of: part.text, indent: indent).enumerated() {
        let drawn = presentation.paint(piece, part.role)
        let width = piece.displayWidth
        if let last = lines.last, place == 0, used + 2 + width <= limit {
          lines[lines.count - 1] = last + "  " + drawn
          used += 2 + width
        } else {
          lines.append(lines.isEmpty ? drawn : blanks + drawn)
          used = width + (lines.count == 1 ? 0 : indent)
        }
      }
    }
    return lines
  }

  /// A paragraph with an indent of two columns, wrapped on a terminal.
  func indentedLines(of text: String) -> [String] {
    pieces(of: text, indent: 2).map { "  " + $0 }
  }

  /// A value of several parts; a new line begins between two parts where that is possible.
  private func partLines(of value: String, indent: Int) -> [String] {
    guard let width = presentation.width.map({ $0 - indent }), value.displayWidth > width else {
      return [value]
    }
    let separator = presentation.shown(own: " · ")
    var lines: [String] = []
    for part in value.split(separator: separator).map(String.init) {
      if let last = lines.last, (last + separator + part).displayWidth <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += periodLines(part, width: width)
      }
    }
    return lines
  }

  /// A part; one that is too long and names a period breaks before the second date.
  private func periodLines(_ part: String, width: Int) -> [String] {
    guard part.displayWidth > width,
      let dash = part.firstRange(of: presentation.shown(own: "– ")) ?? part.firstRange(of: "〜")
    else { return wrapped(part, width: width) }
    return wrapped(String(part[..<dash.lowerBound]), width: width)
      + wrapped(String(part[dash.lowerBound...]), width: width)
  }

  /// A text, wrapped to what an indent leaves of the terminal's width.
  private func pieces(of text: String, indent: Int) -> [String] {
    presentation.width.map { wrapped(text, width: $0 - indent) } ?? [text]
  }
}
