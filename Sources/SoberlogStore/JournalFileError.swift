public import StrictJSON

/// Why a journal that could be opened cannot be used.
public enum JournalFileError: Error, Hashable, Sendable {
  /// The file is no sound journal.
  case damaged(path: String, reason: JournalDamage.Reason, position: TextPosition)
  /// A newer program wrote the file; this one may not change it.
  case newer(path: String, version: Int)
  /// The new document does not say what it was meant to say; nothing was written.
  case readBackDiffers(path: String)
}

extension JournalFileError {
  /// Makes the error that a damage in a file is.
  init(_ damage: JournalDamage, in bytes: [UInt8], at path: String) {
    self = .damaged(
      path: path, reason: damage.reason,
      position: TextPosition(offset: damage.offset, in: bytes))
  }

  /// The exit code that scripts can rely on.
  public var exitCode: Int32 {
    switch self {
    case .damaged, .newer: 65
    case .readBackDiffers: 74
    }
  }
}
