import SoberlogCore

/// What there is to know about a command: parser, help, man page and completions read it here.
struct CommandSpecification: Hashable, Sendable {
  /// The name that is typed.
  let name: CommandName

  /// The operands as a help page shows them, `[NOTE…]` say; nil when the command takes none.
  let operands: Text?

  /// What the operands name.
  var operandKind = ValueKind.text

  /// Whether all operands are of their kind, not just the first.
  var operandsRepeat = false

  /// One line about the command.
  let summary: Text

  /// Paragraphs about it, for its own help page.
  let details: [Text]

  /// The options that only this command, and others like it, take.
  let options: [OptionSpecification]

  /// Command lines to try, each of which works as it stands.
  let examples: [Example]
}

extension CommandSpecification {
  /// A command line and what it does.
  struct Example: Hashable, Sendable {
    /// The command line, with words of the language.
    let command: Text

    /// What it does.
    let meaning: Text

    /// Makes an example.
    init(_ command: Text, _ meaning: Text) {
      self.command = command
      self.meaning = meaning
    }

    /// Makes an example that is the same in both languages.
    init(_ command: String, _ meaning: Text) {
      self.init(Text(same: command), meaning)
    }
  }

  /// The command's own options and those that every command takes.
  var allOptions: [OptionSpecification] { options + GlobalOptions.specifications }
}
