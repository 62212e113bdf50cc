import Foundation
import SoberlogCore
import TestSupport
import Testing

/// The pages of the documentation: what stands there compiles, and prints what the pages say.
struct DocumentationTests {
  /// A page of the documentation.
  private func page(_ name: String) throws -> MarkdownPage {
    try MarkdownPage("Sources/SoberlogCore/SoberlogCore.docc/\(name).md")
  }

  @Test("Every public type and function has its place on the landing page")
  func links() throws {
    #expect(try page("SoberlogCore").missingLinks(toSourcesIn: "Sources/SoberlogCore") == [])
  }

  @Test("The code of the landing page")
  func landingPage() throws {
    var printed: [String] = []
    func print(_ values: Any...) {
      printed.append(values.map { "\($0)" }.joined(separator: " "))
    }

    let tokyo = ZoneRules.fixed(offsetMinutes: 9 * 60)
    let now = try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00")
    let dates = DateContext(now: now, zone: tokyo, boundary: .midnight)

    let start = try DateExpression("6 days ago", in: dates).entryTimestamp(in: dates)
    var calculator = StreakCalculator()
    calculator.record(
      day: dates.boundary.day(of: start), instant: start.instant, event: .start)
    let figures = calculator.figures(asOf: dates.today)
    print(figures.days)  // 7

    #expect(try page("SoberlogCore").output(ofCodeIn: #filePath) == printed)
  }

  @Test("The code of the article for apps")
  func writingAnApp() throws {
    var printed: [String] = []
    func print(_ values: Any...) {
      printed.append(values.map { "\($0)" }.joined(separator: " "))
    }

    let moment = Date(timeIntervalSince1970: 1_796_040_900)
    let zone = TimeZone(secondsFromGMT: 9 * 3600) ?? .current
    let dates = dateContext(at: moment, in: zone, boundary: .midnight)
    print(dates.now.rfc3339, dates.today)  // 2026-11-30T21:15:00+09:00 2026-11-30

    let entry = JournalEntry(
      id: .new(randomBits: .random(in: .min ... .max)), at: dates.now, mood: .good,
      note: "climbed Mt. Takao #walk")
    print(entry.mood.label(in: .english), Tag.names(in: entry.note))  // good ["walk"]

    var field = "🍵"
    field += "abc❤"
    field = EmojiSanitizer.lastEmoji(in: field) ?? ""
    print(field == "❤️", EmojiSanitizer.lastEmoji(in: "1") ?? "none")  // true none

    print(EmojiCatalog.search(for: ["mount", "fuji"]).map(\.emoji))  // ["🗻"]
    print(EmojiCatalog.names(of: "🗻")?.name(in: .japanese) ?? "none")  // 富士山

    let evening = try DateExpression("yesterday 21:30", in: dates)
    print(try evening.entryTimestamp(in: dates).rfc3339)  // 2026-11-29T21:30:00+09:00
    do {
      _ = try DateExpression("02/01", in: dates)
    } catch {
      guard case .ambiguous(let readings) = error else { throw error }
      print(readings)  // ["2026-02-01", "2026-01-02"]
    }

    let morning = try DateExpression("2026-11-24 08:00", in: dates)
    let start = JournalEntry(
      id: .new(randomBits: .random(in: .min ... .max)),
      at: try morning.entryTimestamp(in: dates), event: .start)
    var calculator = StreakCalculator()
    for entry in [start, entry] {
      calculator.record(
        day: dates.boundary.day(of: entry.at), instant: entry.at.instant, event: entry.event)
    }
    let figures = calculator.figures(asOf: dates.today)
    print(figures.days, figures.totalSoberDays, figures.slipDays)  // 7 7 0

    print(figures.reached.map(\.span.name))  // ["1w"]
    if let next = figures.nextMilestone, let days = figures.daysToNextMilestone {
      print(next.span.name, next.date, days)  // 10d 2026-12-03 3
    }
    print(figures.hasReached(try CalendarSpan(parsing: "1mo")))  // false

    let stored = try JSONEncoder().encode([StoredEntry(start), StoredEntry(entry)])
    let restored = try JSONDecoder().decode([StoredEntry].self, from: stored).compactMap(\.entry)
    print(restored == [start, entry])  // true

    #expect(try page("WritingAnApp").output(ofCodeIn: #filePath) == printed)
  }
}

/// What "now" and "today" mean.
func dateContext(at moment: Date, in zone: TimeZone, boundary: DayBoundary) -> DateContext {
  let rules = ZoneRules { instant in
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant)))
  }
  let now = rules.localTimestamp(at: Int64(moment.timeIntervalSince1970.rounded(.down)))
  return DateContext(now: now, zone: rules, boundary: boundary)
}

/// An entry as the app stores it.
struct StoredEntry: Codable {
  /// What every entry has; the note may be empty.
  var id, at, mood, note: String

  /// What it may have.
  var emoji, event: String?

  /// Takes the parts of an entry.
  init(_ entry: JournalEntry) {
    id = entry.id.text
    at = entry.at.rfc3339
    mood = entry.mood.name
    note = entry.note
    emoji = entry.emoji
    event = entry.event?.name
  }

  /// The entry; nil when a part is damaged.
  var entry: JournalEntry? {
    guard let id = EntryID(id), let at = try? LocalTimestamp(rfc3339: at),
      let mood = EmotionLevel(parsing: mood)
    else { return nil }
    return JournalEntry(
      id: id, at: at, mood: mood, emoji: emoji, event: event.map(JournalEvent.init(name:)),
      note: note)
  }
}
