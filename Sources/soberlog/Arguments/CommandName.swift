/// The commands by the names that are typed.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  /// Records an entry.
  case add
  /// Shows entries.
  case list
  /// Shows how long the person has been sober.
  case streak
  /// Records that a run of sober days begins.
  case start
  /// Records a drink.
  case slip
  /// Prints where the journal is.
  case path
  /// Explains a command.
  case help
}
