import SoberlogCore
import SoberlogStore

/// What `import` answers: what came in, what did not, and why.
struct ImportReport {
  /// The input.
  let input: ImportInput

  /// What becomes of its entries.
  let arrivals: EntryArrivals

  /// Whether nothing was changed.
  let isTrial: Bool

  /// The present.
  let now: LocalTimestamp
}

extension ImportReport {
  /// The first and the last day of the entries that are added; nil when there are none.
  var days: ClosedRange<CivilDate>? {
    let moments = arrivals.added.lazy.map { input.entries.batch.moment(at: $0).date }
    guard let first = moments.min(), let last = moments.max() else { return nil }
    return first...last
  }

  /// The number of entries that are added and lie ahead.
  var aheadCount: Int {
    arrivals.added.count { input.entries.batch.moment(at: $0).instant > now.instant + 60 }
  }
}

extension ImportReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = ImportReportTexts(language: presentation.language)
    let rows = RowDrawing(presentation: presentation)
    try output.appendLines(rows.wrappedLines(of: texts.headline(self)))
    try output.appendLines(rows.lines(own: texts.rows(self)))
  }
}
