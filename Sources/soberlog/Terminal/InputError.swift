/// Why standard input cannot be used.
enum InputError: Error, Hashable {
  /// It cannot be read, with the system's words for the reason.
  case unreadable(String)
  /// It is not UTF-8.
  case notUTF8
}

extension InputError {
  /// The exit code that scripts can rely on.
  var exitCode: Int32 {
    switch self {
    case .unreadable: 66
    case .notUTF8: 65
    }
  }
}
