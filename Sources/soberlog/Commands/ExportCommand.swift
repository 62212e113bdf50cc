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
      if file.isReadableByOthers { notices.append(.readableByOthers(path: path)) }
      return Outcome(
        answer: .file(
          file, report(list, format),
          confirmation: WrittenFile.entries(count: list.records.count, path: path)),
        notices: notices, isSaved: true)
    }
    if list.records.isEmpty, let path = arguments.operands.last(where: looksLikeFile) {
      notices.removeAll { $0 == .hint(.nothingFound) }
      notices.append(.hint(.nothingFoundForFile(path)))
    }
    return Outcome(answer: .data(report(list, format)), notices: notices)
  }

  /// Whether a word was most likely meant as the path of a file to write.
  private static func looksLikeFile(_ word: String) -> Bool {
    word.contains("/")
      || [".json", ".jsonl", ".csv", ".md", ".txt"].contains { word.lowercased().hasSuffix($0) }
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
