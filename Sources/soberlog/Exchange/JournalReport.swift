import SoberlogStore

/// Entries as a journal of their own, oldest first.
struct JournalReport {
  /// The entries.
  let list: ListReport
}

extension JournalReport: Report {
  var isJSON: Bool { true }

  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try list.document.journal(of: list.records).forEachPiece { piece in
      try output.append { $0 += piece }
    }
  }
}
