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
}

extension AboutProgram {
  /// Makes what `--version` and `--help` ask for; nil when neither of them is there.
  init?(flagsOf arguments: ParsedArguments) {
    if arguments.has(GlobalOptions.version) {
      self = .version
    } else if arguments.has(GlobalOptions.help) {
      self = arguments.command.map { .page($0) } ?? .overview
    } else {
      return nil
    }
  }

  /// Makes what the operands of `help` ask about.
  init(helpAbout operands: [String]) throws(UsageError) {
    if operands.count > 1 { throw .unexpectedOperand(operands[1], command: .help) }
    guard let name = operands.first else {
      self = .overview
      return
    }
    if let command = CommandName(named: name) {
      self = .page(command)
    } else if let topic = HelpTopic(rawValue: name) {
      self = .topic(topic)
    } else {
      let names = CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
      throw .unknownCommand(name, suggestion: nearestName(to: name, among: names))
    }
  }

  /// Makes the script for the shell that `completions` names.
  init(completionsOf arguments: ParsedArguments) throws(UsageError) {
    let name = try arguments.onlyOperand(of: .completions)
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw .badValue(
        option: "completions", value: name, reason: ValueError.notAChoice(name, of: names))
    }
    self = .completions(shell)
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
