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
