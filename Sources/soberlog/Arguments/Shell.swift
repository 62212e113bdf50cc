/// The shells that completions are made for.
enum Shell: String, CaseIterable, Hashable, Sendable {
  /// The GNU shell, from 3.2 on, which macOS has; meanings are shown from 4.0 on.
  case bash
  /// The Z shell, with its completion system of functions.
  case zsh
  /// The friendly interactive shell.
  case fish
}

/// A text as a word that a POSIX shell takes literally.
func shellQuoted(_ text: String) -> String {
  "'\(text.replacing("'", with: #"'\''"#))'"
}
