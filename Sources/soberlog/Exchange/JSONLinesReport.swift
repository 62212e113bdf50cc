import SoberlogStore

/// Entries as JSON, one a line.
struct JSONLinesReport {
  /// The entries.
  let list: ListReport
}

extension JSONLinesReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    for record in list.shownRecords {
      try output.append { list.document.appendJSON(of: record, to: &$0) }
      try output.append("\n")
    }
  }
}
