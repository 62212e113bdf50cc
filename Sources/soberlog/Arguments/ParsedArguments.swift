import SoberlogCore

/// What a command line says, in the terms of the command table.
struct ParsedArguments: Hashable, Sendable {
  /// The command; nil when none was named.
  var command: CommandName?

  /// The operands, in their order.
  var operands: [String] = []

  /// The options, in the order in which each was given first.
  private(set) var options: [GivenOption] = []

  /// An option that was given.
  struct GivenOption: Hashable, Sendable {
    /// Which one it is.
    let specification: OptionSpecification

    /// Its values, in the order they were given; a flag has empty ones.
    var values: [String]
  }
}

extension ParsedArguments {
  /// Adds an option with a value, or a flag with an empty one.
  mutating func add(_ option: OptionSpecification, _ value: String) {
    if let place = options.firstIndex(where: { $0.specification == option }) {
      options[place].values.append(value)
    } else {
      options.append(GivenOption(specification: option, values: [value]))
    }
  }

  /// The values of an option, in the order they were given; nil when it was not given.
  func values(of option: OptionSpecification) -> [String]? {
    options.first { $0.specification == option }?.values
  }
}

extension ParsedArguments {
  /// Whether a flag was given.
  func has(_ flag: Flag) -> Bool {
    values(of: flag.specification) != nil
  }

  /// The one operand that a command takes.
  ///
  /// - Throws: `UsageError.missingOperand` and `.unexpectedOperand`.
  func onlyOperand(of command: CommandName) throws(UsageError) -> String {
    guard let operand = operands.first, !operand.isEmpty else {
      throw .missingOperand(command: command)
    }
    if operands.count > 1 { throw .unexpectedOperand(operands[1], command: command) }
    return operand
  }

  /// The name of a file that an option names, nil when it was not given.
  ///
  /// - Throws: `UsageError.missingValue` when it is empty.
  func fileName(of option: ValueOption<String>) throws(UsageError) -> String? {
    let name = text(of: option)
    if name?.isEmpty == true { throw .missingValue(option: option.specification.spelling) }
    return name
  }

  /// The value of an option, nil when it was not given; of several the last one counts.
  ///
  /// - Throws: `UsageError.badValue` with what is wrong with the value.
  func value<Value>(
    of option: ValueOption<Value>, in context: DateContext
  ) throws -> Value? {
    try text(of: option).map { try read($0, of: option, in: context) }
  }

  /// The values of an option for which all of several count; none when it was not given.
  ///
  /// - Throws: `UsageError.badValue` with what is wrong with the first of them that is wrong.
  func allValues<Value>(
    of option: ValueOption<Value>, in context: DateContext
  ) throws -> [Value] {
    try (values(of: option.specification) ?? []).map { try read($0, of: option, in: context) }
  }

  /// Reads a value of an option.
  private func read<Value>(
    _ text: String, of option: ValueOption<Value>, in context: DateContext
  ) throws -> Value {
    do {
      return try option.read(text, context)
    } catch {
      throw UsageError.badValue(option: option.specification.spelling, value: text, reason: error)
    }
  }

  /// The text given for an option, nil when it was not given; of several the last one counts.
  func text<Value>(of option: ValueOption<Value>) -> String? {
    values(of: option.specification)?.last
  }
}
