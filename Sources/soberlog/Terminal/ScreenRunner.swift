import SoberlogStore

/// Runs an interactive screen on a terminal, until it is done or a signal ends the program.
///
/// Here are the keys that every screen has: Ctrl-Z stops the program, Ctrl-L draws everything anew.
struct ScreenRunner {
  /// The terminal.
  private let terminal: KeyTerminal

  /// Draws the pictures.
  private var painter: PicturePainter

  /// Makes keys out of bytes.
  private var decoder = KeyDecoder()

  /// When the screen was first drawn, on the clock of `SystemClock.monotonicMilliseconds`.
  private let start = SystemClock.monotonicMilliseconds

  /// The signal that ends the program; nil as long as there is none.
  private var signal: Int32?

  /// Whether others have the terminal, so that nothing may be written to it.
  private var isAway = false

  /// Prepares to run a screen at the beginning of an empty line.
  init(on terminal: KeyTerminal, _ presentation: Presentation) {
    self.terminal = terminal
    painter = PicturePainter(presentation: presentation)
  }
}

extension ScreenRunner {
  /// Runs a screen. Afterwards the terminal is as it was, with the last picture above the cursor.
  ///
  /// - Returns: the signal that should end the program; nil when the screen is done.
  mutating func run(_ screen: inout some InteractiveScreen) -> Int32? {
    terminal.open()
    show(ScreenRunner.startPasteMarks)
    while signal == nil, !screen.isFinished {
      show(painter.draw(picture(of: &screen)))
      takeInput(for: &screen)
    }
    if signal == nil {
      let last = screen.lastPicture(in: size)
      show(painter.erase())
      if !last.lines.isEmpty { show(painter.draw(last.fitted(toRows: size.rows))) }
    }
    if !isAway { leave() }
    let late = terminal.close()
    return signal ?? late
  }

  /// Takes all that has happened before the next picture is drawn.
  private mutating func takeInput(for screen: inout some InteractiveScreen) {
    var pause = decoder.isWaiting ? KeyDecoder.patience : screen.interval
    while signal == nil, !screen.isFinished {
      let isFirst = pause != 0
      switch terminal.next(pause) {
      case .bytes(let bytes): take(decoder.keys(from: bytes), for: &screen)
      case .nothing:
        if isFirst, decoder.isWaiting { take(decoder.keysAfterPause(), for: &screen) }
        return screen.pass(milliseconds: Int(SystemClock.monotonicMilliseconds - start))
      case .resized: show(painter.erase(afterResizeTo: size.columns))
      case .suspension: suspend()
      case .continuation: goOn()
      case .ending(let number): signal = number
      }
      pause = 0
    }
  }

  /// Takes keys.
  private mutating func take(_ keys: [KeyEvent], for screen: inout some InteractiveScreen) {
    for key in keys where signal == nil && !screen.isFinished {
      switch key {
      case .control("z"): suspend()
      case .control("l"): show(painter.erase())
      default: screen.take(key)
      }
    }
  }
}

extension ScreenRunner {
  /// What makes a terminal mark the beginning and the end of what is pasted.
  private static let startPasteMarks = "\u{1B}[?2004h"

  /// What makes it stop that.
  private static let endPasteMarks = "\u{1B}[?2004l"

  /// The size of the terminal; where it is not known, that of the oldest ones.
  private var size: TerminalSize {
    let size = terminal.size()
    return TerminalSize(
      columns: size.columns > 0 ? size.columns : 80, rows: size.rows > 0 ? size.rows : 24)
  }

  /// The picture of a screen.
  private func picture(of screen: inout some InteractiveScreen) -> Picture {
    screen.picture(in: size).fitted(toRows: size.rows)
  }

  /// Stops until the program is continued, and goes on below what is then on the terminal.
  private mutating func suspend() {
    leave()
    isAway = true
    signal = terminal.suspend()
    guard signal == nil else { return }
    isAway = false
    show(ScreenRunner.startPasteMarks)
  }

  /// Goes on after the program was stopped without having been asked, below what is then there.
  private mutating func goOn() {
    terminal.open()
    show(painter.leave() + ScreenRunner.startPasteMarks)
  }

  /// Goes below what is drawn, and lets the terminal be as others expect it.
  private mutating func leave() {
    show(painter.leave() + ScreenRunner.endPasteMarks)
  }

  /// Writes text to the terminal.
  private func show(_ text: String) {
    if !text.isEmpty { terminal.write(Array(text.utf8)) }
  }
}
