import SoberlogStore

/// Entries as JSON, one a line.
struct JSONLinesReport {
  /// The entries.
  let list: ListReport
}

extension JSONLinesReport: Report {
  var isJSON: Bool { true }

  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try list.appendEntries(to: &output) {
      { entry, contents, bytes in
        contents.appendJSON(day: entry.day, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }
}
