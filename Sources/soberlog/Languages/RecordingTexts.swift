import SoberlogCore

/// Texts that confirm what was recorded.
struct RecordingTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line that says what was recorded, with its identifier.
  func confirmation(of report: RecordedReport) -> String {
    let dates = DateTexts(language: language)
    let id = shown(report.entry.id.text)
    let moment = dates.moment(report.entry.at)
    switch report.kind {
    case .added: break
    case .moved(let from):
      let before = dates.moment(from)
      return text(
        "Moved the start \(id) from \(before) to \(moment); soberlog undo moves it back",
        "断酒開始 \(id) を \(before) から \(moment) に移しました(soberlog undo で元に戻せます)")
    case .changed:
      return text("Changed \(id) of \(moment)", "変更しました \(id)  \(moment)")
    case .unchanged:
      return text("Nothing to change in \(id)", "\(id) に変更はありません")
    }
    let what = report.entry.event.map { EntryTexts(language: language).label(of: $0) }
    return switch (what, report.isDated) {
    case (nil, false): text("Added \(id)", "記録しました \(id)")
    case (nil, true):
      text("Added \(id) for \(moment)", "記録しました \(id)  \(moment)")
    case (let what?, false):
      text("Recorded \(what) \(id)", "記録しました(\(what)) \(id)")
    case (let what?, true):
      text("Recorded \(what) \(id) for \(moment)", "記録しました(\(what)) \(id)  \(moment)")
    }
  }

  /// One line that says which entry was deleted, and how to get it back.
  func deleted(_ entry: JournalEntry) -> String {
    let id = shown(entry.id.text)
    let moment = DateTexts(language: language).moment(entry.at)
    return text(
      "Deleted \(id) of \(moment); soberlog undo brings it back",
      "削除しました \(id)  \(moment)(soberlog undo で元に戻せます)")
  }
}
