import SoberlogCore

// How the form is laid out: its parts below each other, the note as high as fits.

extension EntryForm {
  /// The form on a terminal of a size.
  mutating func picture(in size: TerminalSize, _ presentation: Presentation) -> Picture {
    var drawing = FormDrawing(size: size, presentation: presentation)
    let moods = drawing.moods(mood.level)
    let hits = focus == .emoji && emoji.isSearching ? emoji.hits() : nil
    let footer = drawing.footer(
      of: self, hasHits: hits?.isEmpty == false,
      height: size.rows - drawing.spareRows - moods.lines.count - 2)
    // What the note and the hits share; one row is for the emoji.
    let free = size.rows - drawing.spareRows - moods.lines.count - 1 - footer.count
    let hitRows = hits.map { min(max($0.count, 1), FormDrawing.mostHits, max(0, free - 1)) } ?? 0
    let most = max(1, free - hitRows)
    let noteRows = max(
      note.rowCount(width: drawing.noteWidth, upTo: most), min(drawing.isSpacious ? 3 : 1, most))
    let view = note.view(width: drawing.noteWidth, height: noteRows)
    if drawing.isSpacious { drawing.add(drawing.heading(title)) }
    drawing.add(moods, label: .mood, focus: focus)
    drawing.add(
      drawing.note(view, height: noteRows, isEmpty: note.buffer.isEmpty), label: .note,
      focus: focus, hidden: (view.hasMoreAbove, view.hasMoreBelow))
    drawing.add(
      drawing.emoji(emoji, hits: hitRows > 0 ? hits : nil, height: hitRows), label: .emoji,
      focus: focus)
    drawing.add(Picture(lines: footer))
    return drawing.picture
  }
}
