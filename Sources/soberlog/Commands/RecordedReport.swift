import SoberlogCore
import SoberlogStore

/// What `add`, `start`, `slip`, `urge` and `edit` answer: the entry that was recorded or changed.
struct RecordedReport {
  /// What was done with the entry.
  var kind = Kind.added

  /// The entry.
  let entry: JournalEntry

  /// The day that it belongs to.
  let day: CivilDate

  /// Whether the moment was asked for, so that it is shown.
  let isDated: Bool

  /// The milestones that are reached today.
  let reached: [Milestone]

  /// What was done with the entry.
  enum Kind: Hashable {
    /// It was added.
    case added
    /// It was moved from another moment.
    case moved(from: LocalTimestamp)
    /// It was changed.
    case changed
    /// It was that way already.
    case unchanged
  }
}

extension RecordedReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let language = presentation.language
    let mood = EntryDrawing.plainMood(entry.mood, in: language)
    let parts = [
      LinePart(text: RecordingTexts(language: language).confirmation(of: self)),
      LinePart(text: presentation.shown(own: mood), role: .mood(entry.mood)),
      LinePart(text: entry.emoji.map { presentation.shown(emoji: $0) } ?? ""),
    ]
    try output.appendLines(RowDrawing(presentation: presentation).lines(of: parts, indent: 2))
    try output.appendLines(presentation.lines(reached: reached))
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.append { entry.appendJSON(day: day, to: &$0) }
    try output.append("\n")
  }
}
