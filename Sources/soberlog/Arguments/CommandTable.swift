// The command table: everything that parser, help, man page and completions know of each command. It
// stands in the files beside this one, by what the commands are about.

extension CommandName {
  /// What there is to know about the command.
  var specification: CommandSpecification {
    switch self {
    case .add: .add
    case .list: .list
    case .show: .show
    case .edit: .edit
    case .delete: .delete
    case .undo: .undo
    case .redo: .redo
    case .export: .export
    case .import: .import
    case .merge: .merge
    case .settings: .settings
    case .streak: .streak
    case .recall: .recall
    case .stats: .stats
    case .calendar: .calendar
    case .report: .report
    case .start: .start
    case .slip: .slip
    case .urge: .urge
    case .check: .check
    case .emoji: .emoji
    case .path: .path
    case .completions: .completions
    case .man: .man
    case .help: .help
    }
  }
}
