import SoberlogCore

/// What there is to know about an option: parser, help, man page and completions read it here.
struct OptionSpecification: Hashable, Sendable {
  /// The long name without its dashes.
  let name: String

  /// The letter of the short form, if there is one.
  let letter: Character?

  /// What stands for the value in a help page; nil for a flag, which takes none.
  let placeholder: Text?

  /// What the value names.
  let kind: ValueKind

  /// One line about the option.
  let summary: Text
}

extension OptionSpecification {
  /// The option as a person types it.
  var spelling: String { "--\(name)" }

  /// Whether the option takes a value.
  var takesValue: Bool { placeholder != nil }
}
