import SoberlogCore
import SoberlogStore

/// Takes back the last changes, or makes them again.
enum UndoCommand {
  /// Runs `undo`.
  static func undo(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    if arguments.has(ChangeOptions.list) {
      if let operand = arguments.operands.first {
        throw UsageError.together(ChangeOptions.list.specification.spelling, operand)
      }
      let changes = try session.journal.recordedChanges()
      return Outcome(
        answer: .text(
          RecordedChangesReport(done: changes.done, undone: changes.undone, zone: session.zone)),
        notices: session.notices(about: changes.reading))
    }
    return try repeating(.undo, arguments, in: session) {
      try session.journal.undo(at: session.nowInUTC)
    }
  }

  /// Runs `redo`.
  static func redo(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    try repeating(.redo, arguments, in: session) {
      try session.journal.redo(at: session.nowInUTC)
    }
  }

  /// Takes as many steps as the arguments ask for, each of them whole.
  ///
  /// When a step is not possible, those before it stand, and the answer tells of them.
  private static func repeating(
    _ command: CommandName, _ arguments: ParsedArguments, in session: Session,
    _ step: () throws -> JournalFile.Update<RecordedChange?>
  ) throws -> Outcome {
    let count = try count(command, arguments)
    var changes: [RecordedChange] = []
    var outcome = Outcome()
    do {
      while changes.count < count {
        let update = try step()
        guard let change = update.result else {
          throw UndoRefusal.noMore(command, done: changes.count)
        }
        changes.append(change)
        outcome.notices = session.notices(about: update)
      }
    } catch {
      outcome.failures = [error]
    }
    outcome.isSaved = !changes.isEmpty
    outcome.answer = .confirmation(
      SteppedReport(changes: changes, isUndo: command == .undo, zone: session.zone))
    return outcome
  }

  /// How many steps the arguments ask for: one, unless a number is given.
  private static func count(_ command: CommandName, _ arguments: ParsedArguments) throws -> Int {
    guard let text = arguments.operands.first else { return 1 }
    if arguments.operands.count > 1 {
      throw UsageError.unexpectedOperand(arguments.operands[1], command: command)
    }
    do {
      return try wholeNumber(text, least: 1)
    } catch {
      throw UsageError.badValue(option: command.rawValue, value: text, reason: error)
    }
  }
}

/// Why a change is not undone or redone.
enum UndoRefusal: Error, Hashable {
  /// There is none; some may have been before.
  case noMore(CommandName, done: Int)
}
