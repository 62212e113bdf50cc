import SoberlogCore
import SoberlogStore

/// Which entries `list` shows.
struct EntryFilter {
  /// The times.
  private let bounds: DateBounds

  /// The moods; nil when every mood will do.
  private let moods: MoodSet?

  /// The event; nil when none is asked for.
  private let event: JournalEvent?

  /// The emoji without its selectors; nil when none is asked for.
  private let emoji: String?

  /// The words in the note.
  private let words: SearchWords

  /// The tag in the note; nil when none is asked for.
  private let tag: Tag?

  /// When a day begins.
  private let boundary: DayBoundary
}

extension EntryFilter {
  /// Reads the options and operands of `list`.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments, in dates: DateContext) throws {
    bounds = DateBounds(
      since: try arguments.value(of: ListOptions.since, in: dates),
      until: try arguments.value(of: ListOptions.until, in: dates),
      on: try arguments.value(of: ListOptions.on, in: dates))
    moods = try arguments.value(of: ListOptions.moods, in: dates)
    event = try arguments.value(of: ListOptions.event, in: dates)
    emoji = try arguments.value(of: ListOptions.emoji, in: dates).map(
      EmojiSanitizer.withoutSelectors)
    words = SearchWords(arguments.operands)
    tag = try arguments.value(of: ListOptions.tag, in: dates)
    boundary = dates.boundary
  }

  /// Whether an entry may be shown, as far as its record tells.
  func admits(_ record: EntryRecord) -> Bool {
    if let moods, !moods.levels.contains(record.mood) { return false }
    if let event, record.knownEvent != event { return false }
    return bounds.contains(record.at, boundary: boundary)
  }

  /// Whether the record does not tell all.
  var looksAtContents: Bool { emoji != nil || tag != nil || !words.isEmpty }

  /// Whether an entry whose record is admitted is to be shown.
  func admits(_ contents: EntryContents) -> Bool {
    if let emoji, contents.emoji.map(EmojiSanitizer.withoutSelectors) != emoji { return false }
    if let tag, !contents.noteHas(tag) { return false }
    return contents.noteMatches(words)
  }
}
