import SoberlogCore
import SoberlogStore

/// What `undo` and `redo` answer: the changes that were taken back or made again.
struct SteppedReport {
  /// The changes, in the order of the steps.
  let changes: [RecordedChange]

  /// Whether they were taken back.
  let isUndo: Bool

  /// The rules of the local zone.
  let zone: ZoneRules
}

extension SteppedReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = UndoTexts(
      language: presentation.language, repertoire: presentation.repertoire, zone: zone)
    let rows = RowDrawing(presentation: presentation)
    for change in changes {
      let text = isUndo ? texts.undone(change) : texts.redone(change)
      try output.appendLines(rows.wrappedLines(of: text))
    }
  }
}

/// The changes that can be undone and those that can be redone.
struct RecordedChangesReport {
  /// Those that can be undone, the last one first.
  let done: [RecordedChange]

  /// Those that can be made again, the next one first.
  let undone: [RecordedChange]

  /// The rules of the local zone.
  let zone: ZoneRules
}

extension RecordedChangesReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = UndoTexts(
      language: presentation.language, repertoire: presentation.repertoire, zone: zone)
    let rows = RowDrawing(presentation: presentation)
    // A date that is a part of its own stays on one line.
    let separator = presentation.shown(own: " · ")
    let numbered = { (changes: [RecordedChange]) in
      changes.enumerated().map { place, change in
        LabeledRow(
          label: String(place + 1),
          value: texts.what(change) + separator + texts.moment(of: change))
      }
    }
    if done.isEmpty { try output.appendLine(texts.nothingToUndo) }
    try output.appendLines(rows.lines(numbered(done)))
    guard !undone.isEmpty else { return }
    try output.appendLine()
    try output.appendLine(presentation.paint(texts.undoneHeading, .heading))
    try output.appendLines(rows.lines(numbered(undone)))
  }
}
