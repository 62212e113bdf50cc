/// Why the value of an option cannot be used.
enum ValueError: Error, Hashable {
  /// A value is none of those that can be chosen.
  case notAChoice(String, of: [String])
  /// A value is not a whole number, or not in its range.
  case notAWholeNumber(least: Int)
  /// A number is not from a range.
  case notFromRange(ClosedRange<Int>)
  /// A text is no year of four digits.
  case notAYear
  /// A text is no emoji.
  case notAnEmoji
  /// No emoji has this name; the short codes are those of others that are near.
  case notAnEmojiName(near: [String])
  /// Several emoji have this name; the short codes tell them apart.
  case ambiguousEmojiName(choices: [String])
  /// A text is no mood.
  case notAMood(suggestion: String?)
  /// A text is no event.
  case notAnEvent
  /// A text is no tag.
  case notATag
  /// A date names a longer time than a day, where a day is needed.
  case needsADay
  /// A day has not come yet, where one is needed that has.
  case dayAhead
}
