import SoberlogCore
import SoberlogStore

/// Entries of a journal, as `list` and `recall` show them.
struct ListReport {
  /// The journal.
  let document: JournalDocument

  /// The records of the entries; those of `list` are in its order, the oldest first.
  let records: [EntryRecord]

  /// Whether the last is shown first.
  let isReversed: Bool
}

extension ListReport {
  /// The records in the order they are shown.
  var shownRecords: some Sequence<EntryRecord> {
    records.indices.lazy.map { records[isReversed ? records.count - 1 - $0 : $0] }
  }

  /// The entries with their days, in the order they are shown; each is made when it is asked for.
  var entries: some Sequence<(JournalEntry, CivilDate)> {
    let boundary = document.settings.dayBoundary
    return shownRecords.lazy.map { (document.entry($0), boundary.day(of: $0.at)) }
  }
}

extension ListReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let drawing = EntryDrawing(presentation: presentation)
    let dates = DateTexts(language: presentation.language)
    var lastDay: CivilDate?
    for (entry, day) in entries {
      if day != lastDay {
        if lastDay != nil { try output.appendLine() }
        try output.appendLine(presentation.paint(dates.date(day), .heading))
        lastDay = day
      }
      try drawing.append(entry, to: &output)
    }
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.appendArray(of: shownRecords) { document.appendJSON(of: $0, to: &$1) }
  }
}
