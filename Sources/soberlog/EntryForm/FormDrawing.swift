import SoberlogCore

/// Draws the parts of the form and stacks them.
///
/// A part is drawn without the margin to its left, in which its label stands or, on a narrow
/// terminal, only the sign of the focus.
struct FormDrawing {
  /// The size of the terminal.
  let size: TerminalSize

  /// How it is drawn.
  let presentation: Presentation

  /// The parts so far.
  private(set) var picture = Picture()

  /// Begins to draw.
  init(size: TerminalSize, presentation: Presentation) {
    self.size = size
    self.presentation = presentation
  }
}

extension FormDrawing {
  /// The most hits that are seen at once.
  static let mostHits = 5

  /// The texts.
  var texts: FormTexts { FormTexts(language: presentation.language) }

  /// Whether there is room for a title, and for an empty line between two parts.
  var isSpacious: Bool { size.rows >= 16 }

  /// The rows of the title and of the empty lines.
  var spareRows: Int { isSpacious ? 5 : 0 }

  /// Whether there is room for labels.
  var hasLabels: Bool { size.columns >= 50 }

  /// The columns of the widest label.
  private var labelWidth: Int {
    EntryForm.Part.allCases.map { texts.label(of: $0).displayWidth }.max() ?? 0
  }

  /// The columns to the left of a part.
  private var margin: Int { hasLabels ? 2 + labelWidth + 2 : 2 }

  /// The columns of a part.
  var width: Int { max(2, size.columns - margin) }

  /// The columns of the note; one is left for the cursor behind a full row.
  var noteWidth: Int { width - 1 }

  /// Text of the program itself.
  func own(_ text: String, _ role: TextRole? = nil) -> LinePart {
    LinePart(text: presentation.shown(own: text), role: role)
  }

  /// A text as it can be shown, cut where it is too wide.
  func fitted(_ text: String, toWidth width: Int) -> String {
    let whole = presentation.shown(own: text)
    guard whole.displayWidth > width else { return whole }
    // In ASCII the ellipsis takes two columns more.
    let kept = presentation.repertoire == .ascii ? width - 2 : width
    return presentation.shown(own: cut(whole, toWidth: kept))
  }

  /// What stands in the place of an empty field.
  func placeholder(_ text: String) -> [LinePart] {
    [LinePart(text: fitted(text, toWidth: width), role: .faint)]
  }
}

extension FormDrawing {
  /// Adds lines that go over the whole width.
  mutating func add(_ section: Picture) {
    separate()
    picture.lines += section.lines
  }

  /// Adds a part with its label; when it has the focus, the cursor is in it.
  ///
  /// - Parameters:
  ///   - section: the part.
  ///   - part: which part it is.
  ///   - focus: the part that has the focus.
  ///   - hidden: whether there is more of it above and below.
  mutating func add(
    _ section: Picture, label part: EntryForm.Part, focus: EntryForm.Part,
    hidden: (above: Bool, below: Bool) = (false, false)
  ) {
    separate()
    let margins = section.lines.indices.map { row in
      let isLast = row == section.lines.count - 1
      let sign = row == 0 && hidden.above ? "^ " : isLast && hidden.below ? "v " : nil
      return marginParts(part, isFocused: part == focus, isFirst: row == 0, sign: sign)
    }
    if part == focus {
      let row = section.cursor.row
      picture.cursor = Picture.Cursor(
        row: picture.lines.count + row, before: margins[row] + section.cursor.before)
    }
    picture.lines += zip(margins, section.lines).map { ($0 + $1).trimmed }
  }

  /// Leaves an empty line between two parts, where there is room.
  private mutating func separate() {
    if isSpacious, !picture.lines.isEmpty { picture.lines.append([]) }
  }

  /// What stands to the left of a line of a part.
  ///
  /// - Parameters:
  ///   - part: which part it is.
  ///   - isFocused: whether it has the focus.
  ///   - isFirst: whether the line is the first one of the part.
  ///   - sign: what stands in the place of the sign of the focus.
  private func marginParts(
    _ part: EntryForm.Part, isFocused: Bool, isFirst: Bool, sign: String?
  ) -> [LinePart] {
    let sign = sign.map { own($0, .faint) } ?? own(isFocused && isFirst ? "› " : "  ")
    guard hasLabels else { return [sign] }
    let label = isFirst ? texts.label(of: part) : ""
    return [
      sign, LinePart(text: label, role: isFocused ? .heading : .faint),
      LinePart(text: blanks(labelWidth + 2 - label.displayWidth)),
    ]
  }

  /// So many blanks.
  func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

extension [LinePart] {
  /// The parts without blanks at their end.
  fileprivate var trimmed: [LinePart] {
    var parts = self
    while let last = parts.popLast() {
      guard let end = last.text.lastIndex(where: { !$0.isWhitespace }) else { continue }
      return parts + [LinePart(text: String(last.text[...end]), role: last.role)]
    }
    return []
  }
}
