import SoberlogCore
import SoberlogStore

/// Runs the commands.
enum Command {
  /// Runs the command that the arguments name; without one, shows today.
  ///
  /// - Parameters:
  ///   - arguments: the arguments.
  ///   - dates: the present, for commands that work without a journal.
  ///   - session: makes what the others work with, and throws where there is no place for a journal.
  static func run(
    _ arguments: ParsedArguments, in dates: DateContext, _ session: () throws -> Session
  ) throws -> Outcome {
    if let page = AboutProgram(flagsOf: arguments) { return Outcome(answer: .text(page)) }
    guard let command = arguments.command else {
      return try TodayCommand.run(arguments, in: session())
    }
    if command.specification.operands == nil, let operand = arguments.operands.first {
      throw unexpected(operand, of: command, in: dates)
    }
    return try run(command, arguments, in: dates, session)
  }

  /// What is wrong with an operand of a command that takes none.
  private static func unexpected(
    _ operand: String, of command: CommandName, in dates: DateContext
  ) -> UsageError {
    let option = command.specification.options.first { [.day, .period].contains($0.kind) }
    if let option, (try? DateExpression(operand, in: dates)) != nil {
      return .misplacedDate(operand, option: option.spelling)
    }
    return .unexpectedOperand(operand, command: command)
  }

  /// Runs a command.
  private static func run(
    _ command: CommandName, _ arguments: ParsedArguments, in dates: DateContext,
    _ session: () throws -> Session
  ) throws -> Outcome {
    switch command {
    case .add: try AddCommand.run(arguments, in: session())
    case .list: try ListCommand.run(arguments, in: session())
    case .show: try ShowCommand.run(arguments, in: session())
    case .edit: try EditCommand.run(arguments, in: session())
    case .delete: try DeleteCommand.run(arguments, in: session())
    case .undo: try UndoCommand.undo(arguments, in: session())
    case .redo: try UndoCommand.redo(arguments, in: session())
    case .start: try StartCommand.run(arguments, in: session())
    case .slip: try SlipCommand.run(arguments, in: session())
    case .urge: try UrgeCommand.run(arguments, in: session())
    case .streak: try StreakCommand.run(arguments, in: session())
    case .recall: try RecallCommand.run(arguments, in: session())
    case .stats: try StatsCommand.run(arguments, in: session())
    case .calendar: try CalendarCommand.run(arguments, in: session())
    case .report: try ReportCommand.run(arguments, in: session())
    case .export: try ExportCommand.run(arguments, in: session())
    case .import: try ImportCommand.run(arguments, in: session())
    case .merge: try MergeCommand.run(arguments, in: session())
    case .emoji: try EmojiCommand.run(arguments, in: dates)
    case .settings: try SettingsCommand.run(arguments, in: session())
    case .check: try CheckCommand.run(arguments, in: session())
    case .path: Outcome(answer: .text(PathReport(path: try session().journal.location.path)))
    case .completions where arguments.has(CompletionOptions.entries):
      try CompletionEntries.run(arguments, in: session())
    case .completions:
      Outcome(answer: .text(try AboutProgram(completionsOf: arguments)))
    case .man: Outcome(answer: .text(AboutProgram.manual))
    case .help: Outcome(answer: .text(try AboutProgram(helpAbout: arguments.operands)))
    }
  }
}
