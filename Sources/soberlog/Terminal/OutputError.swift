import SoberlogStore

/// Why output could not be written.
enum OutputError: Error, Hashable {
  /// Nobody reads it any more.
  case closedPipe
  /// It failed.
  case failed(SystemError)
  /// It failed after something was saved.
  case failedAfterSaving(SystemError)
}
