import SoberlogStore

/// An answer and the form in which it is wanted.
enum Answer {
  /// Text for people that confirms a change, which `--quiet` leaves out.
  case confirmation(any Report)
  /// Text that was asked for.
  case text(any Report)
  /// Data for other programs, which is the same on a terminal.
  case data(any Report)
  /// JSON.
  case json(any JSONReport)
  /// Data that goes to a file, and what is said when it is there.
  case file(OutputFile, any Report, confirmation: any Report)
}
