public import SoberlogCore

/// A draft that was kept.
public struct KeptDraft: Hashable, Sendable {
  /// The path of its file.
  public let path: String

  /// What was written. One that was meant to change an entry has its identifier, and a stamp of the
  /// change.
  public let entry: JournalEntry
}
