import SoberlogCore

/// What `add`, `start` and `slip` answer: the entry that was recorded.
struct RecordedReport {
  /// The entry.
  let entry: JournalEntry

  /// The day that it belongs to.
  let day: CivilDate

  /// Whether the moment was asked for, so that it is shown.
  let isDated: Bool

  /// The milestones that are reached today.
  let reached: [Milestone]

  /// Where the entry was before, when it was moved.
  var movedFrom: LocalTimestamp?
}

extension RecordedReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = RecordingTexts(language: presentation.language)
    let drawing = EntryDrawing(presentation: presentation)
    try output.appendLine(
      drawing.line([texts.confirmation(of: self), drawing.mood(entry.mood), entry.emoji]))
    for milestone in reached {
      let text = MilestoneTexts(language: presentation.language).reachedToday(milestone.span)
      try output.appendLine(presentation.paint(text, .glad))
    }
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.append { entry.appendJSON(day: day, to: &$0) }
    try output.append("\n")
  }
}
