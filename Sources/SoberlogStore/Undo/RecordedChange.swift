public import SoberlogCore

/// A change of the journal that was recorded, as it is told to the person who made it.
public struct RecordedChange: Hashable, Sendable {
  /// The command that made it.
  public let command: String

  /// When it was made, in UTC.
  public let at: LocalTimestamp

  /// The entries that it touched.
  public let entries: [EntryChange]

  /// Whether it changed the settings.
  public let changesSettings: Bool

  /// An entry before and after a change.
  public struct EntryChange: Hashable, Sendable {
    /// The identifier.
    public let id: EntryID

    /// The entry before the change; nil when there was none.
    public let before: JournalEntry?

    /// The entry after the change; nil when there is none.
    public let after: JournalEntry?
  }
}

extension RecordedChange {
  /// Makes what is told of a record.
  init(_ record: UndoRecord) {
    command = record.command
    at = record.at
    changesSettings = record.settings != nil
    entries = record.lines.map { line in
      EntryChange(
        id: line.id, before: line.before.flatMap { EntryLine(parsing: $0)?.entry },
        after: line.after.flatMap { EntryLine(parsing: $0)?.entry })
    }
  }
}

/// Why a recorded change can be neither undone nor redone.
public enum UndoError: Error, Hashable, Sendable {
  /// An entry was changed since, by another program or by hand.
  case entryChanged(EntryID)
  /// The settings were changed since.
  case settingsChanged
}
