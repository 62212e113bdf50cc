import SoberlogCore

/// Reads a command line by the command table.
///
/// Options and operands mix in any order; options that every command takes may also stand before
/// the command. `--opt value`, `--opt=value`, `-o value`, `-ovalue` and clustered flags are read;
/// `--` ends the options.
struct ArgumentParser {
  /// What was read so far.
  private var parsed = ParsedArguments()

  /// The arguments that are still to be read.
  private var rest: ArraySlice<String>

  /// Starts to read arguments, which do not include the program's name.
  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Reads a command line.
  ///
  /// - Parameter arguments: the arguments without the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(arguments)
    try parser.readAll()
    return parser.parsed
  }
}

extension ArgumentParser {
  /// Reads all arguments.
  private mutating func readAll() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        while let operand = rest.popFirst() { try readOperand(operand) }
      } else if argument.hasPrefix("--") {
        try readLongOption(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readLetters(argument)
      } else if let option = option(spelledWithOtherDashesBy: argument) {
        throw .unknownOption(argument, command: parsed.command, suggestion: option.spelling)
      } else {
        try readOperand(argument)
      }
    }
  }

  /// The option that a word means whose dashes are of another kind, as Japanese input and clever
  /// punctuation make them; nil when it means none.
  private func option(spelledWithOtherDashesBy word: String) -> OptionSpecification? {
    let otherDashes = "－ー—―–−"
    guard let first = word.first, !first.isASCII, otherDashes.contains(first) else { return nil }
    let spelled = word.drop { $0 == "-" || otherDashes.contains($0) }
    let name = foldedForSearch(ArgumentParser.name(of: spelled))
    return options.first { $0.name == name || $0.letter.map(String.init) == name }
  }

  /// What stands before an equals sign or a blank, of whatever width.
  private static func name(of text: some StringProtocol) -> String {
    String(text.prefix { !"=＝".contains($0) && !$0.isWhitespace })
  }

  /// Takes the first operand for the command, and the others as they are.
  private mutating func readOperand(_ operand: String) throws(UsageError) {
    guard parsed.command != nil else {
      guard let command = CommandName(named: operand) else {
        let names = CommandName.allCases.map(\.rawValue)
        throw .unknownCommand(operand, suggestion: nearestName(to: operand, among: names))
      }
      parsed.command = command
      return
    }
    parsed.operands.append(operand)
  }

  /// The options that may stand here: after a command its own too.
  private var options: [OptionSpecification] {
    parsed.command?.specification.allOptions ?? GlobalOptions.specifications
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private mutating func readLongOption(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = options.first(where: { $0.name == name }) else {
      let near = nearestName(to: ArgumentParser.name(of: name), among: options.map(\.name))
        .map { "--\($0)" }
      throw .unknownOption("--\(name)", command: parsed.command, suggestion: near)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let attached, !option.takesValue {
      throw .unexpectedValue(option: option.spelling, value: attached)
    }
    try take(option, attached: attached, as: option.spelling)
  }

  /// Reads `-abc` (flags, of which the last may take a value) or `-ovalue`.
  private mutating func readLetters(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", command: parsed.command, suggestion: nil)
      }
      if option.takesValue {
        let value = letters.isEmpty ? nil : String(letters)
        try take(option, attached: value, as: "-\(letter)")
        return
      }
      try take(option, attached: nil, as: "-\(letter)")
    }
  }

  /// Keeps an option, with the value attached to it or else the next argument.
  private mutating func take(
    _ option: OptionSpecification, attached: String?, as spelling: String
  ) throws(UsageError) {
    var value = ""
    if option.takesValue {
      guard let given = attached ?? rest.popFirst() else {
        throw .missingValue(option: spelling)
      }
      value = given
    }
    parsed.add(option, value)
  }
}
