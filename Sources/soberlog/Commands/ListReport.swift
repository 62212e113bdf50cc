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
  /// The entries with their days, in the order they are shown; each is made when it is asked for.
  var entries: some Sequence<(JournalEntry, CivilDate)> {
    let boundary = document.settings.dayBoundary
    return records.indices.lazy.map { place in
      let record = records[isReversed ? records.count - 1 - place : place]
      return (document.entry(record), boundary.day(of: record.at))
    }
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
      for line in drawing.lines(of: entry) { try output.appendLine(line) }
    }
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.appendEntries(entries)
  }
}

/// The same entries as JSON, one a line.
struct JSONLinesReport {
  /// The entries.
  let list: ListReport
}

extension JSONLinesReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    for (entry, day) in list.entries {
      try output.append { entry.appendJSON(day: day, to: &$0) }
      try output.append("\n")
    }
  }
}
