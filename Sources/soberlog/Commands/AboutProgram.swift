/// What the program says about itself, which needs no journal: help pages and the version.
enum AboutProgram {
  /// The version.
  case version
  /// The help page of the whole program.
  case overview
  /// The help page of a command.
  case page(CommandName)

  /// The version of the program (semantic versioning 2.0).
  static let versionNumber = "0.1.0"

  /// Recognises arguments that ask about the program; nil for all others.
  ///
  /// - Throws: `UsageError` when `help` is asked about something that is no command.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has(GlobalOptions.version) {
      self = .version
    } else if arguments.command == .help, let topic = arguments.operands.first {
      guard let command = CommandName(rawValue: topic) else {
        let names = CommandName.allCases.map(\.rawValue)
        throw .unknownCommand(topic, suggestion: nearestName(to: topic, among: names))
      }
      self = .page(command)
    } else if arguments.command == .help {
      self = .overview
    } else if arguments.has(GlobalOptions.help) {
      self = arguments.command.map { .page($0) } ?? .overview
    } else {
      return nil
    }
  }
}

extension AboutProgram: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    switch self {
    case .version: try output.appendLine("soberlog \(AboutProgram.versionNumber)")
    case .overview: try output.append(HelpPage(presentation: presentation).overview())
    case .page(let command):
      try output.append(HelpPage(presentation: presentation).page(for: command))
    }
  }
}
