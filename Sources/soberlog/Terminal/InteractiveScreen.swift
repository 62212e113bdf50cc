/// A part of the program that takes keys and shows pictures, such as the entry form.
///
/// It knows nothing of the terminal: keys and times come in, pictures go out.
protocol InteractiveScreen {
  /// How long to wait for keys before `pass` is called, in milliseconds; nil for as long as it takes.
  var interval: Int? { get }

  /// Whether the screen is done, and goes.
  var isFinished: Bool { get }

  /// Takes a key.
  mutating func take(_ key: KeyEvent)

  /// Takes note of the time.
  ///
  /// - Parameter milliseconds: the time since the screen was first drawn; it includes the time that
  ///   the program was stopped.
  mutating func pass(milliseconds: Int)

  /// What is to be seen.
  ///
  /// - Parameter size: the size of the terminal, at least one column and one row.
  mutating func picture(in size: TerminalSize) -> Picture

  /// What stays on the terminal when the screen is done; nothing when it has no lines.
  mutating func lastPicture(in size: TerminalSize) -> Picture
}

extension InteractiveScreen {
  /// By default only keys matter.
  var interval: Int? { nil }

  /// By default time makes no difference.
  mutating func pass(milliseconds: Int) {}

  /// By default nothing stays.
  mutating func lastPicture(in size: TerminalSize) -> Picture { Picture() }
}
