import SoberlogCore

/// What there is to know about an option: parser, help, man page and completions read it here.
struct OptionSpecification: Hashable, Sendable {
  /// The long name without its dashes.
  let name: String

  /// The letter of the short form, if there is one.
  let letter: Character?

  /// What to call the value, unless it is one of several; nil also for a flag, which takes none.
  let valueName: Text?

  /// What the value names.
  let kind: ValueKind

  /// One line about the option.
  let summary: Text
}

extension OptionSpecification {
  /// The option as a person types it.
  var spelling: String { "--\(name)" }

  /// Whether the option takes a value.
  var takesValue: Bool { valueName != nil || kind.choices != nil }

  /// What stands for the value in a help page; nil for a flag.
  var placeholder: Text? {
    kind.choices.map { Text(same: $0.joined(separator: "|")) } ?? valueName
  }
}
