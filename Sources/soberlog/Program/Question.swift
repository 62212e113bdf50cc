import SoberlogCore

/// A question that is answered with yes or no.
enum Question: Hashable, Sendable {
  /// Whether to delete these entries.
  case delete([JournalEntry])
}
