/// Gathers statistics from the entries of a journal, which it takes one by one and does not keep.
///
///     var calculator = StatisticsCalculator(today: today)
///     for entry in entries {
///       calculator.record(
///         day: entry.day, mood: entry.mood, event: entry.event, emoji: entry.emoji,
///         tags: Tag.names(in: entry.note))
///       if entry.event == .slip { calculator.recordSlip(on: entry.day) }
///     }
///     let statistics = calculator.statistics()
///
/// Memory grows with the number of different days, tags and emoji, not of entries.
public struct StatisticsCalculator: Sendable {
  /// The day that the figures are for; entries of later days are left out.
  public let today: CivilDate

  /// What each day was like.
  private var days = DailyMoods()

  /// How many entries have each mood, by its raw value.
  private var moods = [Int](repeating: 0, count: EmotionLevel.allCases.count)

  /// How many urges were withstood.
  private var urges = 0

  /// The days with a slip.
  private var slipDays = DayRecords<BareDay>()

  /// In how many entries each emoji occurs.
  private var emoji: [ExactText: Int] = [:]

  /// In how many entries each tag occurs.
  private var tags = TagCounts()

  /// Makes a calculator that has seen no entry.
  public init(today: CivilDate) {
    self.today = today
  }
}

extension StatisticsCalculator {
  /// Takes an entry that the statistics are about into account; the order does not matter.
  ///
  /// - Parameters:
  ///   - day: the day that the entry belongs to.
  ///   - mood: its mood.
  ///   - event: what it records besides writing.
  ///   - emoji: its emoji.
  ///   - tags: the names of its tags, as `Tag.names(in:)` gives them.
  /// - Complexity: O(1) on average, and O(*n*) in the length of the texts.
  public mutating func record(
    day: CivilDate, mood: EmotionLevel, event: JournalEvent?, emoji: String?, tags: [String]
  ) {
    guard day <= today else { return }
    days.record(day: day, mood: mood, event: event)
    moods[mood.rawValue] += 1
    if event == .urge { urges += 1 }
    if let emoji { self.emoji[ExactText(text: emoji), default: 0] += 1 }
    self.tags.record(tags)
  }

  /// Takes a slip into account, which tells that the day before was one before a slip.
  ///
  /// The slip itself need not be among the entries that the statistics are about: what kind of day
  /// the last one of a period was is only known from the day after it.
  public mutating func recordSlip(on day: CivilDate) {
    guard day <= today else { return }
    slipDays.insert(day)
  }

  /// Takes the entries that another calculator for the same day has seen into account.
  ///
  /// - Complexity: O(*n*) for *n* days, tags and emoji that it has seen.
  public mutating func add(_ others: StatisticsCalculator) {
    days.add(others.days)
    for index in moods.indices { moods[index] += others.moods[index] }
    urges += others.urges
    slipDays.add(others.slipDays)
    emoji.merge(others.emoji, uniquingKeysWith: +)
    tags.add(others.tags)
  }

  /// The statistics of the entries so far.
  ///
  /// - Complexity: O(*n* log *n*) for *n* days, tags and emoji.
  public func statistics() -> Statistics {
    Statistics(
      days: days.sorted(), moods: moods, urges: urges, slipDays: slipDays.sorted().map(\.day),
      tags: tags.byFrequency(),
      emoji: emojiCounts.map { CountedText(text: $0.text, count: $1) }.byFrequency())
  }

  /// In how many entries each emoji occurs, those of other programs without a selector among them.
  private var emojiCounts: [ExactText: Int] {
    var counts: [ExactText: Int] = [:]
    for (key, count) in emoji { counts[qualified(key), default: 0] += count }
    return counts
  }

  /// The fully-qualified form of an emoji; any other text as it is.
  private func qualified(_ emoji: ExactText) -> ExactText {
    guard !EmojiSanitizer.isQualified(emoji.text.utf8.span), emoji.text.count == 1,
      let character = emoji.text.first, let form = EmojiSanitizer.qualified(character)
    else { return emoji }
    return ExactText(text: form)
  }
}
