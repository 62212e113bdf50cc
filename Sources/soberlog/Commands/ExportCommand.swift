import SoberlogCore
import SoberlogStore

/// Writes entries in a form for other programs.
enum ExportCommand {
  /// Runs `export`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let format = try arguments.value(of: ExportOptions.format, in: session.dates) ?? .json
    let output = try session.outputFile(arguments)
    var (list, notices) = try ListCommand.select(arguments, in: session)
    if let (file, path) = output {
      notices.removeAll { $0 == .hint(.nothingFound) }
      return Outcome(
        answer: .file(
          file, report(list, format),
          confirmation: WrittenFile.entries(count: list.records.count, path: path)),
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
