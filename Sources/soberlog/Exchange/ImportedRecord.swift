import SoberlogCore

/// One record of an input.
struct ImportedRecord {
  /// The line, from 1, at which it begins.
  let line: Int

  /// The identifier that it brings along.
  var id: EntryID?

  /// What tells it from others when it brings no identifier along.
  var identity = ContentHash()

  /// When it was written.
  let time: ImportedTime

  /// The mood.
  var mood = EmotionLevel.notSelected

  /// The name of its mood, when nobody said what that means.
  var unknownMood: String?

  /// The name of its mood, when it is for the person to say what that means, and they did.
  var mappedMood: String?

  /// The name of its zone, when this system does not know that.
  var unknownZone: String?

  /// The emoji.
  var emoji: String?

  /// The event.
  var event: JournalEvent?

  /// The text.
  var note = ""

  /// When it was last changed, in UTC.
  var edited: LocalTimestamp?

  /// Fields that this program does not know.
  var unknownFields: [UnknownField] = []
}

extension ImportedRecord {
  /// Whether it says nothing but when it was written.
  var isEmpty: Bool {
    mood == .notSelected && unknownMood == nil && emoji == nil && event == nil && note.isEmpty
  }

  /// The record as an entry.
  func entry(id: EntryID) -> JournalEntry {
    JournalEntry(
      id: id, at: time.timestamp, mood: mood, emoji: emoji, event: event, note: note,
      edited: edited, unknownFields: unknownFields)
  }

  /// The name of its mood that tells it from others: as it stands in the input, where another meaning
  /// of it does not make another record.
  var identifyingMood: String { unknownMood ?? mappedMood ?? mood.name }

  /// Sets what tells the record from others: when it was written, and some of what it says.
  mutating func identify(by texts: String...) {
    identity = ContentHash()
    identity.combine(time.localSeconds ?? time.timestamp.localSeconds)
    if time.localSeconds == nil { identity.combine(Int64(time.timestamp.offsetMinutes)) }
    for text in texts { identity.combine(text) }
  }
}
