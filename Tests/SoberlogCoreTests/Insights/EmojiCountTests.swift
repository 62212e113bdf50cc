import Testing

@testable import SoberlogCore

/// How often emoji occur, however they were written.
struct EmojiCountTests {
  @Test("The forms of an emoji are counted together, other texts as they are")
  func forms() throws {
    let today = try CivilDate(year: 2026, month: 11, day: 30)
    var (first, second) = (
      StatisticsCalculator(today: today), StatisticsCalculator(today: today)
    )
    for emoji in ["❤️", "❤", "🍵", "ab", "1"] {
      first.record(day: today, mood: .good, event: nil, emoji: emoji, tags: [])
    }
    second.record(day: today, mood: .good, event: nil, emoji: "❤", tags: [])
    first.add(second)
    let counts = first.statistics().emoji.map { "\($0.text) \($0.count)" }
    #expect(counts.first == "❤️ 3")
    #expect(Set(counts.dropFirst()) == ["🍵 1", "ab 1", "1 1"])
  }
}
