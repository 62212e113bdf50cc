import SoberlogCore

/// What the program says about itself, which needs no journal.
enum AboutProgram: Hashable {
  /// The version.
  case version
  /// The help page of the whole program.
  case overview
  /// The help page of a command.
  case page(CommandName)
  /// The help page of a topic.
  case topic(HelpTopic)
  /// The manual page.
  case manual
  /// The completions for a shell.
  case completions(Shell)

  /// The version of the program (semantic versioning 2.0).
  static let versionNumber = "0.1.0"

  /// The day of the version (ISO 8601), which manual pages show.
  static let versionDate = "2026-11-30"

  /// Recognises arguments that ask about the program; nil for all others.
  ///
  /// - Throws: `UsageError` when they ask about something that there is not.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has(GlobalOptions.version) {
      self = .version
    } else if arguments.has(GlobalOptions.help) {
      self = arguments.command.map { .page($0) } ?? .overview
    } else {
      switch arguments.command {
      case .help: self = try AboutProgram.help(arguments.operands)
      case .man where arguments.operands.isEmpty: self = .manual
      case .completions where !arguments.has(CompletionOptions.entries):
        self = .completions(try AboutProgram.shell(arguments.operands))
      default: return nil
      }
    }
  }
}

extension AboutProgram {
  /// What the operands of `help` ask about.
  private static func help(_ operands: [String]) throws(UsageError) -> AboutProgram {
    guard let name = operands.first else { return .overview }
    if operands.count > 1 { throw .unexpectedOperand(operands[1], command: .help) }
    if let command = CommandName(rawValue: name) { return .page(command) }
    if let topic = HelpTopic(rawValue: name) { return .topic(topic) }
    let names = CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
    throw .unknownCommand(name, suggestion: nearestName(to: name, among: names))
  }

  /// The shell that the operands of `completions` name.
  private static func shell(_ operands: [String]) throws(UsageError) -> Shell {
    guard let name = operands.first else { throw .missingOperand(command: .completions) }
    if operands.count > 1 { throw .unexpectedOperand(operands[1], command: .completions) }
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw .badValue(
        option: "completions", value: name, reason: UsageError.notAChoice(name, of: names))
    }
    return shell
  }
}

extension AboutProgram: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let help = HelpPage(presentation: presentation)
    let language = presentation.language
    switch self {
    case .version: try output.appendLine("soberlog \(AboutProgram.versionNumber)")
    case .overview: try output.append(help.overview())
    case .page(let command): try output.append(help.page(for: command))
    case .topic(let topic): try output.append(help.page(for: topic))
    case .manual: try output.append(ManualPage(language: language).text())
    case .completions(let shell):
      try output.append(CompletionScript(shell: shell, language: language).text)
    }
  }
}
