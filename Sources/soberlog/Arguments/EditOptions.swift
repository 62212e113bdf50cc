import SoberlogCore

/// The options of `edit` that other commands do not have.
enum EditOptions {
  /// Another event.
  static let event = ValueOption(
    "event", kind: ListOptions.event.specification.kind, Text(same: "start|slip|urge"),
    Text(
      "What it records beside the note",
      "記録する出来事: start(断酒開始)、slip(飲んだ日)、urge(飲まずに耐えた)"), read: ListOptions.event.read)

  /// Take the mood away.
  static let noMood = Flag("no-mood", Text("Take the mood away", "気分を消す"))

  /// Take the emoji away.
  static let noEmoji = Flag("no-emoji", Text("Take the emoji away", "絵文字を消す"))

  /// Take the event away.
  static let noEvent = Flag("no-event", Text("Take the event away", "出来事を消す"))

  /// What there is to know about all of them.
  static let specifications = [
    EntryOptions.mood.specification, EntryOptions.emoji.specification,
    EntryOptions.note.specification, EntryOptions.at.specification,
    event.specification, noMood.specification, noEmoji.specification,
    noEvent.specification, EntryOptions.json.specification,
  ]
}
