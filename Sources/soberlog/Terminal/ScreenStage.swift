/// The place where commands show interactive screens.
struct ScreenStage {
  /// The terminal.
  private let terminal: KeyTerminal

  /// How text is drawn on it; a screen is given the terminal's own width.
  let presentation: Presentation

  /// Makes a stage of a terminal.
  init(_ terminal: KeyTerminal, _ presentation: Presentation) {
    self.terminal = terminal
    self.presentation = presentation
  }
}

extension ScreenStage {
  /// Shows a screen until it is done. Afterwards the terminal is as it was.
  ///
  /// - Throws: `EndedBySignal` when a signal ends the program; what the person did so far is then in
  ///   the screen. The caller puts everything in order and throws it on.
  func run(_ screen: inout some InteractiveScreen) throws(EndedBySignal) {
    var runner = ScreenRunner(on: terminal, presentation)
    if let number = runner.run(&screen) { throw EndedBySignal(number: number) }
  }
}

extension World {
  /// The stage for interactive screens; nil where the terminal takes only plain text, or there is none.
  func stage(_ presentation: Presentation) -> ScreenStage? {
    isDumb ? nil : keyTerminal.map { ScreenStage($0, presentation) }
  }

  /// A talk in the place of interactive screens; nil where there are those, or nobody to talk with.
  func plainDialog(_ presentation: Presentation) -> PlainDialog? {
    isDumb ? askLine.map { PlainDialog(presentation: presentation, askLine: $0) } : nil
  }
}
