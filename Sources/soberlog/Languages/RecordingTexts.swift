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
    if let movedFrom = report.movedFrom {
      let before = dates.moment(movedFrom)
      return Text(
        "Moved the start \(id) from \(before) to \(moment)",
        "断酒開始 \(id) を \(before) から \(moment) に移しました")[language]
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
}
