import SoberlogCore

/// Why an identifier means no entry.
enum SelectionError: Error, Hashable {
  /// No entry has it.
  case notFound(String)
  /// Several entries have it as the beginning of theirs.
  case ambiguous(String, matches: [JournalEntry])
}

extension SelectionError {
  /// The exit code that scripts can rely on.
  var exitCode: Int32 {
    switch self {
    case .notFound: 1
    case .ambiguous: 64
    }
  }
}
