import SoberlogCore

/// A script with which a shell completes command lines, drawn from the command table.
struct CompletionScript {
  /// The shell.
  let shell: Shell

  /// The language of what the script says.
  let language: Language
}

extension CompletionScript {
  /// The script.
  ///
  /// No text of the journal is ever evaluated by it: the shells read lines of an identifier, a tab
  /// and a few words, and `soberlog completions --entries` prints no identifier that a shell would
  /// not take literally.
  var text: String {
    switch shell {
    case .bash: bashScript
    case .zsh: zshScript
    case .fish: fishScript
    }
  }
}

extension CompletionScript {
  /// What every option with a value and every operand takes.
  var rules: [CompletionRule] {
    let global = GlobalOptions.specifications.compactMap { rule(nil, $0) }
    return CommandName.allCases.map(\.specification).reduce(global) { rules, command in
      rules + command.options.compactMap { rule(command.name.rawValue, $0) } + operandRule(command)
    }
  }

  /// What an option takes; nil for a flag.
  private func rule(_ command: String?, _ option: OptionSpecification) -> CompletionRule? {
    guard option.takesValue else { return nil }
    return CompletionRule(command: command, places: option.spellings, kind: option.kind)
  }

  /// What the operands of a command are; nothing where there is nothing to offer.
  private func operandRule(_ command: CommandSpecification) -> [CompletionRule] {
    guard command.operandKind != .text else { return [] }
    let place = command.operandsRepeat ? "operand" : "operand0"
    return [
      CompletionRule(
        command: command.name.rawValue, places: [place], isBeginning: command.operandsRepeat,
        kind: command.operandKind)
    ]
  }

  /// The lists of words that the script offers, by the names of their kinds.
  var lists: [(name: String, candidates: [Candidate])] {
    var lists = [("commands", Candidate.commands(in: language))]
    for kind in rules.map(\.kind) where !lists.contains(where: { $0.0 == kind.name }) {
      let candidates = kind.candidates(in: language)
      if !candidates.isEmpty { lists.append((kind.name, candidates)) }
    }
    return lists
  }

  /// The list of options, each by its long name.
  func list(of options: [OptionSpecification]) -> [Candidate] {
    options.map { Candidate(word: $0.spelling, meaning: $0.summary[language]) }
  }
}

extension OptionSpecification {
  /// The option as a person types it, the short form first if there is one.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

/// The lines, each with an indent of so many columns.
func indented(_ lines: [String], by columns: Int) -> String {
  lines.map { String(repeating: " ", count: columns) + $0 }.joined(separator: "\n")
}
