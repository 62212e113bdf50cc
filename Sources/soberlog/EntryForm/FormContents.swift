import SoberlogCore

/// What a person says in an entry.
struct FormContents: Hashable {
  /// The mood, `notSelected` when none was chosen.
  var mood = EmotionLevel.notSelected

  /// The emoji; nil when there is none.
  var emoji: String?

  /// The text, empty when there is none.
  var note = ""
}

extension FormContents {
  /// What an entry says.
  init(_ entry: JournalEntry) {
    self.init(mood: entry.mood, emoji: entry.emoji, note: entry.note)
  }

  /// Whether there is nothing to record.
  var isEmpty: Bool { mood == .notSelected && emoji == nil && note.isEmpty }

  /// An entry that says this in place of what it said.
  func written(in entry: JournalEntry) -> JournalEntry {
    var entry = entry
    entry.mood = mood
    entry.emoji = emoji
    entry.note = note
    return entry
  }
}
