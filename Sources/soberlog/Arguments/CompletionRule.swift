/// What an option or an operand of a command takes.
struct CompletionRule: Hashable {
  /// The name of the command; nil for all.
  let command: String?

  /// The spellings of the option; for operands `operand` and the number from 0.
  let places: [String]

  /// Whether the place is only the beginning of the one that is meant, as for operands that repeat.
  var isBeginning = false

  /// What is taken.
  let kind: ValueKind
}
