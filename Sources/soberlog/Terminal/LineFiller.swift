/// Fills lines with units of text that stay whole where they fit.
struct LineFiller {
  /// The lines that are full.
  private(set) var lines: [String] = []
  /// The line that is being filled, without the blanks at its end.
  private(set) var line = ""
  /// The columns that the line takes.
  private var width = 0
  /// The blanks between the line and the next unit.
  private var blanks = ""
  /// The columns of a line, at least 2.
  private let limit: Int

  /// Begins a first line that may be this many columns wide, at least 2.
  init(limit: Int) {
    self.limit = limit
  }
}

extension LineFiller {
  /// Puts a blank behind what there is; it vanishes where the line ends.
  mutating func append(blank: Character) {
    blanks.append(blank)
  }

  /// Puts a unit into the line, or into a new one when it does not fit.
  ///
  /// A unit that is wider than a line is cut between grapheme clusters.
  ///
  /// Complexity: O(*n*) in the length of the unit.
  mutating func append(unit: String) {
    // Between two blanks there is nothing, and the blanks go on waiting.
    if unit.isEmpty {
      return
    }
    let gap = blanks.displayWidth
    let needed = unit.displayWidth
    if width + gap + needed <= limit {
      line += blanks + unit
      width += gap + needed
      blanks = ""
      return
    }
    endLine()
    for character in unit {
      let needed = character.displayWidth
      if width + needed > limit {
        endLine()
      }
      line.append(character)
      width += needed
    }
  }

  /// Ends the line; one that has only blanks so far is no line of its own.
  private mutating func endLine() {
    if !line.isEmpty {
      lines.append(line)
    }
    line = ""
    width = 0
    blanks = ""
  }
}
