/// Something to say on standard error that nobody has to know.
enum Hint: Hashable, Sendable {
  /// There is no journal yet.
  case noJournalYet
  /// No entry is to be shown.
  case nothingFound
  /// No entry from an earlier good day is to be shown.
  case noGoodDayYet
  /// No emoji is found.
  case noEmojiFound
  /// The person did not say how an urge went.
  case urgeNotRecorded
  /// The editor was left without a text.
  case nothingWritten
  /// The form was left without saving.
  case leftUnsaved
}
