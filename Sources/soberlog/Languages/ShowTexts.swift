import SoberlogCore

/// Texts about one whole entry.
struct ShowTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The fields of an entry other than its note, each with its label.
  ///
  /// - Parameters:
  ///   - day: the day that the entry belongs to.
  ///   - mood: the mood, drawn.
  ///   - emoji: the emoji, drawn; nil when there is none.
  func rows(_ entry: JournalEntry, day: CivilDate, mood: String, emoji: String?) -> [LabeledRow] {
    let dates = DateTexts(language: language)
    var rows = [row("id", "id", entry.id.text), row("When", "日時", dates.moment(entry.at))]
    if day != entry.at.date { rows.append(row("Day", "日", dates.date(day))) }
    if entry.mood != .notSelected { rows.append(row("Mood", "気分", mood)) }
    if let event = entry.event {
      rows.append(row("Event", "出来事", EntryTexts(language: language).label(of: event)))
    }
    if let emoji { rows.append(row("Emoji", "絵文字", emoji)) }
    if let edited = entry.edited {
      rows.append(row("Changed", "変更", "\(dates.moment(edited)) UTC"))
    }
    return rows + entry.unknownFields.map { row($0.name, $0.name, $0.json) }
  }

  /// A row, whose value may be text of the journal.
  private func row(_ english: String, _ japanese: String, _ value: String) -> LabeledRow {
    LabeledRow(
      label: shown(text(english, japanese)),
      value: shown(value))
  }
}
