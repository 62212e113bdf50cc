public import SoberlogCore

/// What the merging of other copies of a journal did.
public struct MergeFigures: Hashable, Sendable {
  /// How many entries came new.
  public internal(set) var added = 0

  /// How many entries stand in a later version now.
  public internal(set) var updated = 0

  /// How many entries are gone, since another copy deleted them.
  public internal(set) var removed = 0

  /// How many deletions of entries that were not here are noted now.
  public internal(set) var noted = 0

  /// The settings that another copy has otherwise, which stay as they are here.
  public internal(set) var differingSettings: [JournalSettings.Key] = []
}
