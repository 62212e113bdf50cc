import SoberlogCore

/// Texts that confirm what was recorded.
struct RecordingTexts {
  /// The language of the texts.
  let language: Language

  /// One line that says what was recorded, with its identifier.
  func confirmation(of report: RecordedReport) -> String {
    let dates = DateTexts(language: language)
    let id = escapedForTerminal(report.entry.id.text, keepingNewlines: false)
    let moment = dates.moment(report.entry.at)
    switch report.kind {
    case .added: break
    case .moved(let from):
      let before = dates.moment(from)
      return Text(
        "Moved the start \(id) from \(before) to \(moment); soberlog undo moves it back",
        "断酒開始 \(id) を \(before) から \(moment) に移しました(soberlog undo で元に戻せます)")[
          language]
    case .changed:
      return Text("Changed \(id) of \(moment)", "変更しました \(id)  \(moment)")[language]
    case .unchanged:
      return Text("Nothing to change in \(id)", "\(id) に変更はありません")[language]
    }
    let what = report.entry.event.map { EntryTexts(language: language).label(of: $0) }
    return switch (what, report.isDated) {
    case (nil, false): Text("Added \(id)", "記録しました \(id)")[language]
    case (nil, true):
      Text("Added \(id) for \(moment)", "記録しました \(id)  \(moment)")[language]
    case (let what?, false):
      Text("Recorded \(what) \(id)", "記録しました(\(what)) \(id)")[language]
    case (let what?, true):
      Text("Recorded \(what) \(id) for \(moment)", "記録しました(\(what)) \(id)  \(moment)")[language]
    }
  }

  /// One line that says which entry was deleted, and how to get it back.
  func deleted(_ entry: JournalEntry) -> String {
    let id = escapedForTerminal(entry.id.text, keepingNewlines: false)
    let moment = DateTexts(language: language).moment(entry.at)
    return Text(
      "Deleted \(id) of \(moment); soberlog undo brings it back",
      "削除しました \(id)  \(moment)(soberlog undo で元に戻せます)")[language]
  }
}
