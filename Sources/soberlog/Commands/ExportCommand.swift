import SoberlogCore
import SoberlogStore

/// Writes entries in a form for other programs.
enum ExportCommand {
  /// Runs `export`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let format = try arguments.value(of: ExportOptions.format, in: session.dates) ?? .json
    let path = arguments.text(of: ExportOptions.output)
    let file = try path.flatMap { path in
      path == "-" ? nil : try OutputFile(path, besides: session.journal.location)
    }
    var (list, notices) = try ListCommand.select(arguments, in: session)
    if let file {
      notices.removeAll { $0 == .hint(.nothingFound) }
      return Outcome(
        answer: .file(
          file, report(list, format),
          confirmation: ExportedReport(
            count: list.records.count, path: arguments.text(of: ExportOptions.output) ?? "")),
        notices: notices, isSaved: true)
    }
    return Outcome(answer: .data(report(list, format)), notices: notices)
  }

  /// The entries in the form that is asked for.
  private static func report(_ list: ListReport, _ format: ExportFormat) -> any Report {
    switch format {
    case .json: JournalReport(list: list)
    case .jsonl: JSONLinesReport(list: list)
    case .csv: CSVReport(list: list)
    case .markdown: MarkdownReport(list: list)
    }
  }
}

/// Entries as a journal of their own, oldest first.
struct JournalReport {
  /// The entries.
  let list: ListReport
}

extension JournalReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try list.document.journal(of: list.records).forEachPiece { piece in
      try output.append { $0 += piece }
    }
  }
}

/// That entries were written to a file.
struct ExportedReport: Hashable {
  /// The number of entries.
  let count: Int

  /// The path of the file.
  let path: String
}

extension ExportedReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let shown = escapedForTerminal(path, keepingNewlines: false)
    let text = Text(
      "Exported \(count) entr\(count == 1 ? "y" : "ies") to \(shown)",
      "\(count)件の記録を \(shown) に書き出しました")[presentation.language]
    try output.appendLines(RowDrawing(presentation: presentation).wrappedLines(of: text))
  }
}
