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
  /// An entry in the order in which they are shown.
  struct Shown {
    /// Its record.
    let record: EntryRecord

    /// Its day.
    let day: CivilDate

    /// The day of the entry before it; nil for the first one.
    let dayBefore: CivilDate?
  }

  /// Appends all entries in the order they are shown.
  ///
  /// - Parameter makeAppend: makes a function that appends an entry, given what it contains; it is
  ///   called for each block of entries, on any thread.
  func appendEntries(
    to output: inout OutputBuffer,
    by makeAppend: @escaping @Sendable () -> (Shown, EntryContents, inout [UInt8]) -> Void
  ) throws {
    let boundary = document.settings.dayBoundary
    let record = { @Sendable in records[isReversed ? records.count - 1 - $0 : $0] }
    try output.append(count: records.count) { places, bytes in
      let append = makeAppend()
      var dayBefore =
        places.lowerBound > 0 ? boundary.day(of: record(places.lowerBound - 1).at) : nil
      var reader = EntryReader(of: document, at: record(places.lowerBound))
      for place in places {
        let record = record(place)
        let day = boundary.day(of: record.at)
        if place > places.lowerBound { reader.read(record) }
        append(Shown(record: record, day: day, dayBefore: dayBefore), reader.contents, &bytes)
        dayBefore = day
      }
    }
  }
}

extension ListReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try appendEntries(to: &output) {
      let drawing = EntryDrawing(presentation: presentation)
      let dates = DateTexts(language: presentation.language)
      return { entry, contents, bytes in
        if entry.day != entry.dayBefore {
          if entry.dayBefore != nil { bytes.append(UInt8(ascii: "\n")) }
          bytes += presentation.paint(dates.date(entry.day), .heading).utf8
          bytes.append(UInt8(ascii: "\n"))
        }
        drawing.append(contents, at: entry.record.at, mood: entry.record.mood, to: &bytes)
      }
    }
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    guard !records.isEmpty else { return try output.appendLine("[]") }
    try appendEntries(to: &output) {
      { entry, contents, bytes in
        bytes += (entry.dayBefore == nil ? "[\n" : ",\n").utf8
        contents.appendJSON(day: entry.day, to: &bytes)
      }
    }
    try output.append("\n]\n")
  }
}
