// Fits text into columns; lines are broken between grapheme clusters only.

/// The lines of a text, none wider than a width in columns.
///
/// Words stay whole where they fit; Japanese breaks between any two characters but before closing
/// and behind opening marks. A newline in the text begins a new line, a tab counts as one blank, and
/// no line ends in blanks. A width below 2 counts as 2, so that every character fits.
///
/// Complexity: O(*n*) in the length of the text.
func wrapped(_ text: String, width: Int) -> [String] {
  let limit = max(2, width)
  return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .flatMap { lines(ofParagraph: $0, limit: limit) }
}

/// A text that ends in `…` where it had to be cut to fit a width in columns.
///
/// Nothing fits a width below 1.
///
/// Complexity: O(*n*) in the width, or in the length of the text where that is shorter.
func cut(_ text: String, toWidth width: Int) -> String {
  guard width > 0 else {
    return ""
  }
  var used = 0
  var end = text.startIndex
  for index in text.indices {
    if used < width {
      end = index
    }
    used += text[index].displayWidth
    if used > width {
      var kept = text[..<end]
      while kept.last?.isBlank == true {
        kept.removeLast()
      }
      return kept + "…"
    }
  }
  return text
}

/// The lines of a text without newlines, none wider than a limit of at least 2 columns.
///
/// Complexity: O(*n*) in the length of the text.
private func lines(ofParagraph paragraph: Substring, limit: Int) -> [String] {
  var filler = LineFiller(limit: limit)
  // What may not be broken: a word, or a character with the marks that belong to it.
  var unit = ""
  var previous: Character?
  for character in paragraph {
    if character.isBlank {
      filler.append(unit: unit)
      filler.append(blank: character == "\t" ? " " : character)
      unit = ""
      previous = nil
    } else {
      if let previous, canBreak(between: previous, and: character) {
        filler.append(unit: unit)
        unit = ""
      }
      unit.append(character)
      previous = character
    }
  }
  filler.append(unit: unit)
  return filler.lines + [filler.line]
}
