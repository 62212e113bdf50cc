/// The commands by the names that are typed.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  /// Records an entry.
  case add
  /// Shows entries.
  case list
  /// Shows whole entries.
  case show
  /// Changes an entry.
  case edit
  /// Deletes entries.
  case delete
  /// Takes back the last changes.
  case undo
  /// Makes changes again that were taken back.
  case redo
  /// Records that a run of sober days begins.
  case start
  /// Records a drink.
  case slip
  /// Records an urge that was withstood.
  case urge
  /// Shows how long the person has been sober.
  case streak
  /// Shows entries from good days.
  case recall
  /// Shows moods in figures.
  case stats
  /// Shows moods, slips and starts month by month.
  case calendar
  /// Writes a report as a page of HTML.
  case report
  /// Writes entries in a form for other programs.
  case export
  /// Takes in entries of other files and programs.
  case `import`
  /// Brings in other copies of the journal.
  case merge
  /// Finds emoji by words.
  case emoji
  /// Shows and changes the settings of the journal.
  case settings
  /// Looks for damage in the journal.
  case check
  /// Prints where the journal is.
  case path
  /// Prints a script with which a shell completes command lines.
  case completions
  /// Prints the manual page.
  case man
  /// Explains a command.
  case help
}

extension CommandName {
  /// The command that a person typed.
  ///
  /// The initialiser of the raw values makes a table of all of them first.
  init?(named text: String) {
    guard let command = CommandName.allCases.first(where: { $0.rawValue == text }) else {
      return nil
    }
    self = command
  }
}
