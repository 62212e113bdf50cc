import SoberlogStore

/// Why standard input cannot be used.
enum InputError: Error, Hashable {
  /// It cannot be read.
  case unreadable(SystemError)
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
