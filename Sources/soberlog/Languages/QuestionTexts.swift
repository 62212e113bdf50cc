import SoberlogCore

/// Questions to the person.
struct QuestionTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// A question as it is asked, with what may be answered.
  func text(of question: Question) -> String {
    switch question {
    case .delete(let entries):
      let lines = entries.map { "  " + shortLine(of: $0) }
      let ask = text(
        "Delete \(entries.count == 1 ? "this entry" : "these \(entries.count) entries")? [y/N] ",
        "この\(entries.count)件の記録を削除しますか? [y/N] ")
      return (lines + [ask]).joined(separator: "\n")
    }
  }

  /// Whether an answer means yes.
  static func isYes(_ answer: String) -> Bool {
    ["y", "yes", "はい"].contains(foldedForSearch(answer))
  }

  /// An entry on one line.
  private func shortLine(of entry: JournalEntry) -> String {
    let label = entry.event.map { EntryTexts(language: language).label(of: $0) } ?? ""
    let mood = EntryDrawing.plainMood(entry.mood, in: language)
    let words = [label, entry.note].filter { !$0.isEmpty }.joined(separator: " · ")
    let note = shown(words.isEmpty ? mood : words)
    let id = shown(entry.id.text)
    let moment = DateTexts(language: language).moment(entry.at)
    return ["\(id)", moment, cut(note, toWidth: 40)].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}
