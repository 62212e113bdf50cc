import SoberlogStore

/// Why a text could not be changed in the editor; nothing was changed then.
enum EditorError: Error, Hashable {
  /// The editor never ran.
  case cannotStart(editor: String, cause: SystemError)
  /// The editor ended with an exit code that is not 0.
  case failed(editor: String, code: Int32)
  /// A signal ended the editor.
  case killed(editor: String, signal: Int32)
  /// The editor left no file.
  case fileGone(editor: String)
  /// The editor left something that is not UTF-8.
  case notUTF8
  /// The entry was changed or deleted while its note was in the editor.
  case changedMeanwhile
}

extension EditorError {
  /// The exit code that scripts can rely on.
  var exitCode: Int32 {
    switch self {
    case .cannotStart, .failed, .killed, .fileGone: 1
    case .notUTF8: 65
    case .changedMeanwhile: 75
    }
  }
}
