/// What a person does at a terminal that hands over single keys.
enum KeyEvent: Hashable, Sendable {
  /// Text that was typed or committed by an input method; it has no control characters.
  case text(String)
  /// Text that was pasted, with newlines for all line ends; it may have other control characters.
  case paste(String)
  /// More was pasted than can be taken, and all of it was left out.
  case pasteTooLong
  /// Enter, also Ctrl-J.
  case enter
  /// Tab.
  case tab
  /// Shift-Tab.
  case backTab
  /// Escape.
  case escape
  /// Backspace, also Ctrl-H.
  case backspace
  /// Backspace with Alt.
  case wordBackspace
  /// Delete.
  case delete
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow to the left with Ctrl or Alt.
  case wordLeft
  /// The arrow to the right with Ctrl or Alt.
  case wordRight
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Ctrl with a letter, which is a lower-case one.
  case control(Character)
  /// Alt with a character of ASCII, which terminals send as that character behind Escape.
  case alt(Character)
}
