import SoberlogCore

/// The same minutes and questions as `UrgeTimer`, in plain text: the time of their end is named, and
/// the person answers when they are ready.
struct PlainUrge {
  /// The countdown.
  let countdown: Countdown

  /// The time of day at which it ends.
  let end: TimeOfDay

  /// Entries from good days; there may be none.
  let memories: [JournalEntry]

  /// The mood that the person has named before.
  let mood: EmotionLevel?

  /// Where the person is asked.
  let dialog: PlainDialog
}

extension PlainUrge {
  /// The most entries that are shown at once.
  private static let mostMemories = 3

  /// Asks the questions; nil when the person does not say how it went.
  func answers() throws -> UrgeAnswers? {
    let texts = UrgeTexts(language: dialog.presentation.language)
    let opening = openingLines(texts).map { $0 + "\n" }.joined()
    let outcome = try dialog.ask(shown(texts.plainOutcomeQuestion), after: opening) {
      .init(PlainUrge.outcome($0, texts))
    }
    guard let outcome else { return nil }
    var answers = UrgeAnswers(outcome: outcome, mood: mood)
    if mood == nil {
      let level = try dialog.ask(shown(texts.plainMoodQuestion)) {
        .init($0.isEmpty ? .notSelected : EmotionLevel(parsing: $0))
      }
      guard let level else { return answers }
      answers.mood = level == .notSelected ? nil : level
    }
    answers.line =
      try dialog.ask(shown(texts.plainLineQuestion)) { line in
        .init(line.utf8.count <= NoteLength.longest ? line : nil)
      } ?? ""
    return answers
  }

  /// The answer to the question how it went that a line means; nil when it means none.
  private static func outcome(_ line: String, _ texts: UrgeTexts) -> UrgeAnswers.Outcome? {
    let wanted = foldedForSearch(line)
    if wanted.isEmpty { return .withstood }
    return zip(UrgeAnswers.Outcome.allCases, ["1", "2"]).first { outcome, number in
      wanted == number || wanted == foldedForSearch(texts.answer(outcome))
    }?.0
  }

  /// What helps, above the first question.
  private func openingLines(_ texts: UrgeTexts) -> [String] {
    let rows = RowDrawing(presentation: dialog.presentation)
    let drawing = EntryDrawing(presentation: dialog.presentation)
    let words = [texts.wave, texts.stay(minutes: countdown.minutes, until: end)]
    let head = words.flatMap { rows.wrappedLines(of: shown($0)) } + [""]
    guard !memories.isEmpty else {
      return head + texts.helps.flatMap { rows.wrappedLines(of: shown($0)) } + [""]
    }
    let heading = SlipTexts(language: dialog.presentation.language).memoryHeading
    return head + rows.wrappedLines(of: shown(heading))
      + memories.prefix(PlainUrge.mostMemories).flatMap { drawing.wordsUnderDate(of: $0) }
      .map { $0.map(\.text).joined() } + [""]
  }

  /// Text of the program itself.
  private func shown(_ text: String) -> String { dialog.presentation.shown(own: text) }
}
