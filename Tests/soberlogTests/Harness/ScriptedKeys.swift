@testable import soberlog

/// A terminal at which everything that happens is written down beforehand.
///
/// When the script is at its end, the terminal is lost.
final class ScriptedKeys {
  /// What still happens.
  private var script: [TerminalInput]

  /// The size.
  var size: TerminalSize

  /// What happens when the program stops: a signal that ends it, or nil.
  var endingWhileStopped: Int32?

  /// What somebody else does when the program leaves the terminal.
  var whenClosed: (() -> Void)?

  /// What was drawn.
  private(set) var output = ""

  /// What was called, in the order of the calls.
  private(set) var calls: [String] = []

  /// Makes a terminal.
  init(_ script: [TerminalInput], size: TerminalSize = TerminalSize(columns: 80, rows: 24)) {
    self.script = script
    self.size = size
  }

  /// Makes a terminal at which keys are pressed one after the other, with pauses.
  convenience init(
    keys: [String], size: TerminalSize = TerminalSize(columns: 80, rows: 24)
  ) {
    self.init(keys.flatMap { [.bytes(Array($0.utf8)), .nothing, .nothing] }, size: size)
  }
}

extension ScriptedKeys {
  /// The terminal as the program sees it.
  var terminal: KeyTerminal {
    KeyTerminal(
      open: { self.calls.append("open") },
      close: {
        self.calls.append("close")
        self.whenClosed?()
        return nil
      },
      suspend: {
        self.calls.append("suspend")
        return self.endingWhileStopped
      },
      size: { self.size },
      next: { _ in self.script.isEmpty ? .ending(signal: 1) : self.script.removeFirst() },
      write: { self.output += String(decoding: $0, as: UTF8.self) },
      end: { self.calls.append("end \($0)") })
  }
}
