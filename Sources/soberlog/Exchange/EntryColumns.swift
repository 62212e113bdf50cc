import SoberlogCore

/// The columns of an entry in CSV and TSV.
enum EntryColumns {
  /// The names of the columns.
  static let names = ["id", "at", "day", "mood", "score", "emoji", "event", "note"]

  /// The values of an entry, in the order of the names; empty where there is nothing.
  static func values(of entry: JournalEntry, day: CivilDate) -> [String] {
    [
      entry.id.text, entry.at.rfc3339, day.description, entry.mood.name,
      entry.mood.score.map(String.init) ?? "", entry.emoji ?? "", entry.event?.name ?? "",
      entry.note,
    ]
  }
}
