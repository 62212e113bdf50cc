/// What happens at a terminal.
enum TerminalInput: Hashable, Sendable {
  /// Bytes were typed, at least one.
  case bytes([UInt8])
  /// Nothing happened in the time that was given.
  case nothing
  /// The terminal has another size.
  case resized
  /// Somebody asked the program to stop for a while.
  case suspension
  /// The program was stopped and goes on; the terminal may have been used by others.
  case continuation
  /// A signal should end the program; the loss of the terminal is SIGHUP.
  case ending(signal: Int32)
}
