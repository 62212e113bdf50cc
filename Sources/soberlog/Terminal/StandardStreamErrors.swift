/// Why output could not be written.
enum OutputError: Error, Hashable {
  /// Nobody reads it any more.
  case closedPipe
  /// It failed, with the system's words for the reason.
  case failed(String)
  /// It failed after something was saved, with the system's words for the reason.
  case failedAfterSaving(String)
}

extension OutputError {
  /// The system's words for the reason; empty for a closed pipe.
  var text: String {
    switch self {
    case .closedPipe: ""
    case .failed(let text), .failedAfterSaving(let text): text
    }
  }
}

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
