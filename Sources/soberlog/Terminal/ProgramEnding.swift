import SoberlogStore

/// How a program ended that this one ran.
enum ProgramEnding: Hashable {
  /// It ended by itself, with an exit code from 0 to 255; 0 is success.
  case exited(code: Int32)
  /// A signal ended it.
  case killed(signal: Int32)
  /// It never ran.
  case cannotStart(SystemError)
}

extension ProgramEnding {
  /// Whether a person ended it by a signal: HUP, INT or TERM.
  var isByPerson: Bool {
    if case .killed(let signal) = self { [1, 2, 15].contains(signal) } else { false }
  }
}
