public import SoberlogCore

/// A change of the journal that was recorded, as it is told to the person who made it.
public struct RecordedChange: Hashable, Sendable {
  /// The command that made it.
  public let command: String

  /// When it was made, in UTC.
  public let at: LocalTimestamp

  /// The entries that it touched; of those that it brought in from elsewhere a few.
  public let entries: [EntryChange]

  /// The number of entries that it touched.
  public let entryCount: Int

  /// The settings before and after it; nil when it left them alone.
  public let settings: SettingsChange?

  /// An entry before and after a change.
  public struct EntryChange: Hashable, Sendable {
    /// The identifier.
    public let id: EntryID

    /// The entry before the change; nil when there was none.
    public let before: JournalEntry?

    /// The entry after the change; nil when there is none.
    public let after: JournalEntry?
  }

  /// The settings before and after a change, as far as this program knows them.
  public struct SettingsChange: Hashable, Sendable {
    /// The settings before the change.
    public let before: JournalSettings

    /// The settings after the change.
    public let after: JournalSettings
  }
}

extension RecordedChange {
  /// Of how many entries that were brought in from elsewhere something is told.
  private static let mostBroughtEntries = 10

  /// Makes what is told of a record.
  init(_ record: UndoRecord) {
    command = record.command
    at = record.at
    settings = record.settings.map { change in
      SettingsChange(
        before: JournalSettings(object: change.before) ?? JournalSettings(),
        after: JournalSettings(object: change.after) ?? JournalSettings())
    }
    var entries = record.lines.map { line in
      EntryChange(
        id: line.id, before: line.before.flatMap { EntryLine(parsing: $0)?.entry },
        after: line.after.flatMap { EntryLine(parsing: $0)?.entry })
    }
    var broughtCount = 0
    try? record.forEachBroughtLine { line in
      broughtCount += 1
      guard broughtCount <= RecordedChange.mostBroughtEntries else { return }
      entries.append(EntryChange(id: line.id, before: nil, after: line.entry))
    }
    entryCount = record.lines.count + broughtCount
    self.entries = entries
  }
}
