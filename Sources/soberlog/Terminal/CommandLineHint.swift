/// A command line to try, and what it does.
struct CommandLineHint: Hashable {
  /// The command line.
  let command: String

  /// What it does.
  let meaning: String
}
