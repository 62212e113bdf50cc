import SoberlogCore
import SoberlogStore

/// Which entries `list` shows.
struct EntryFilter {
  /// The times.
  let bounds: DateBounds

  /// The moods; nil when every mood will do.
  private let moods: MoodSet?

  /// The event; nil when none is asked for.
  private let event: JournalEvent?

  /// The emoji without its selectors; nil when none is asked for.
  private let emoji: String?

  /// The words in the note.
  private let words: SearchWords

  /// The tags that the note has to have.
  private let tags: [Tag]

  /// When a day begins.
  private let boundary: DayBoundary
}

extension EntryFilter {
  /// Reads the options and operands of `list`.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments, in dates: DateContext) throws {
    bounds = try DateBounds(arguments, in: dates)
    moods = try arguments.value(of: ListOptions.moods, in: dates)
    event = try arguments.value(of: ListOptions.event, in: dates)
    emoji = try arguments.value(of: ListOptions.emoji, in: dates).map(
      EmojiSanitizer.withoutSelectors)
    // Japanese input makes wide blanks, at which no shell divides words.
    words = SearchWords(
      arguments.operands.flatMap { $0.split(separator: "\u{3000}").map(String.init) })
    tags = try arguments.allValues(of: ListOptions.tag, in: dates)
    boundary = dates.boundary
  }

  /// Whether an entry may be shown, as far as its record tells.
  func admits(_ record: EntryRecord) -> Bool {
    if let moods, !moods.levels.contains(record.mood) { return false }
    if let event, record.knownEvent != event { return false }
    return bounds.contains(record.at, boundary: boundary)
  }

  /// Whether the record does not tell all.
  var looksAtContents: Bool { emoji != nil || !tags.isEmpty || !words.isEmpty }

  /// Whether an entry whose record is admitted is to be shown.
  func admits(_ contents: EntryContents) -> Bool {
    if let emoji, contents.emoji.map(EmojiSanitizer.withoutSelectors) != emoji { return false }
    return tags.allSatisfy(contents.noteHas) && contents.noteMatches(words)
  }
}

extension DateBounds {
  /// Makes the bounds that the options `--since`, `--until` and `--on` name.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments, in dates: DateContext) throws {
    self.init(
      since: try arguments.value(of: ListOptions.since, in: dates),
      until: try arguments.value(of: ListOptions.until, in: dates),
      on: try arguments.value(of: ListOptions.on, in: dates))
  }

  /// What there is to say when nothing is shown of them.
  var nothingFound: Notice { .hint(areContrary ? .contraryBounds : .nothingFound) }
}
