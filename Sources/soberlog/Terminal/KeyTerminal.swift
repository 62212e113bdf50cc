/// A terminal that a person sits at, while the program takes single keys from it and draws on it.
///
/// It is the system's part of an interactive screen; `ScreenRunner` does the rest.
struct KeyTerminal {
  /// Begins to take single keys without echo, and to be told of signals.
  let open: () -> Void

  /// Gives the terminal back as it was, and signals their former actions. The result is a signal
  /// that came meanwhile and should end the program.
  let close: () -> Int32?

  /// Stops the program, with the terminal as it was, until it is continued; the result is a signal
  /// that came meanwhile and should end the program. Then the terminal is still as it was.
  let suspend: () -> Int32?

  /// The size of the terminal now.
  let size: () -> TerminalSize

  /// Waits for something to happen: for so many milliseconds, or for as long as it takes.
  let next: (_ milliseconds: Int?) -> TerminalInput

  /// Writes to the terminal, or as much as goes.
  let write: ([UInt8]) -> Void

  /// Ends the process by a signal, after the terminal was given back.
  let end: (_ signal: Int32) -> Void
}
