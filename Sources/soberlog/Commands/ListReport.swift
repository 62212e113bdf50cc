import SoberlogCore
import SoberlogStore

/// Entries of a journal in the order of `list`.
struct ListReport {
  /// The journal.
  let document: JournalDocument

  /// The records of the entries, oldest first.
  let records: [EntryRecord]

  /// Whether the newest are shown first.
  let isReversed: Bool
}

extension ListReport {
  /// Calls a function with each entry and its day, in the order they are shown.
  func forEachEntry(_ body: (JournalEntry, CivilDate) throws -> Void) rethrows {
    let boundary = document.settings.dayBoundary
    for place in records.indices {
      let record = records[isReversed ? records.count - 1 - place : place]
      try body(document.entry(record), boundary.day(of: record.at))
    }
  }
}

extension ListReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let drawing = EntryDrawing(presentation: presentation)
    let dates = DateTexts(language: presentation.language)
    var lastDay: CivilDate?
    try forEachEntry { entry, day in
      if day != lastDay {
        if lastDay != nil { try output.appendLine() }
        try output.appendLine(presentation.paint(dates.date(day), .heading))
        lastDay = day
      }
      for line in drawing.lines(of: entry) { try output.appendLine(line) }
    }
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    var separator = "[\n"
    try forEachEntry { entry, day in
      try output.append(separator)
      try output.append { entry.appendJSON(day: day, to: &$0) }
      separator = ",\n"
    }
    try output.append(records.isEmpty ? "[]\n" : "\n]\n")
  }
}

/// The same entries as JSON, one a line.
struct JSONLinesReport {
  /// The entries.
  let list: ListReport
}

extension JSONLinesReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try list.appendText(to: &output, presentation)
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try list.forEachEntry { entry, day in
      try output.append { entry.appendJSON(day: day, to: &$0) }
      try output.append("\n")
    }
  }
}
