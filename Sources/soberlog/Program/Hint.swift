/// Something to say on standard error that nobody has to know.
enum Hint: Hashable, Sendable {
  /// There is no journal yet.
  case noJournalYet
  /// No entry is to be shown.
  case nothingFound
  /// No entry is to be shown, since the last day or moment that is asked for is before the first.
  case contraryBounds
  /// No entry is to be written that has a word which looks like the path of a file.
  case nothingFoundForFile(String)
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
