import SoberlogStore

extension Program {
  /// The exit code of an error.
  static func exitCode(of error: any Error) -> Int32 {
    switch error {
    case let error as StoreError: error.exitCode
    case let error as JournalFileError: error.exitCode
    case let error as UnreadableCopy: error.reason.exitCode
    case is OutputError, is StartError: 74
    case let error as InputError: error.exitCode
    case let error as SelectionError: error.exitCode
    case is UndoError, is UndoRefusal: 1
    case let error as EditorError: error.exitCode
    case is BrowserError: 1
    case is ImportError: 65
    case let error as UnsavedText: exitCode(of: error.reason)
    case let error as EndedBySignal: 128 + error.number
    default: 64
    }
  }
}
