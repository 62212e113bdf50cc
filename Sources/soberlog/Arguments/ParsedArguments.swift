import SoberlogCore

/// What a command line says, in the terms of the command table.
struct ParsedArguments: Hashable, Sendable {
  /// The command; nil when none was named.
  var command: CommandName?

  /// The operands, in their order.
  var operands: [String] = []

  /// The values of each option, in the order they were given; a flag has empty ones.
  var values: [OptionSpecification: [String]] = [:]
}

extension ParsedArguments {
  /// Whether a flag was given.
  func has(_ flag: Flag) -> Bool {
    values[flag.specification] != nil
  }

  /// Whether an option was given.
  func has<Value>(_ option: ValueOption<Value>) -> Bool {
    values[option.specification] != nil
  }

  /// The one operand that a command takes.
  ///
  /// - Throws: `UsageError.missingOperand` and `.unexpectedOperand`.
  func onlyOperand(of command: CommandName) throws(UsageError) -> String {
    guard let operand = operands.first else { throw .missingOperand(command: command) }
    if operands.count > 1 { throw .unexpectedOperand(operands[1], command: command) }
    return operand
  }

  /// The value of an option, nil when it was not given; of several the last one counts.
  ///
  /// - Throws: `UsageError.badValue` with what is wrong with the value.
  func value<Value>(
    of option: ValueOption<Value>, in context: DateContext
  ) throws -> Value? {
    guard let text = values[option.specification]?.last else { return nil }
    do {
      return try option.read(text, context)
    } catch {
      throw UsageError.badValue(option: option.specification.spelling, value: text, reason: error)
    }
  }

  /// The text given for an option, nil when it was not given; of several the last one counts.
  func text<Value>(of option: ValueOption<Value>) -> String? {
    values[option.specification]?.last
  }
}
