import SoberlogCore
import TestSupport
import Testing

@Suite("Recall")
struct RecallTests {
  /// A day and a mood.
  private typealias Entry = (day: CivilDate, mood: EmotionLevel)

  /// Entries of these days with these moods.
  private static func entries(_ list: [(String, EmotionLevel)]) throws -> [Entry] {
    try list.map { (try CivilDate($0.0), $0.1) }
  }

  @Test("Only good days before today are given back")
  func eligible() throws {
    let entries = try RecallTests.entries([
      ("2026-11-30", .best), ("2026-12-01", .best), ("2026-11-29", .neutral),
      ("2026-11-28", .notSelected), ("2026-11-27", .worst), ("2026-11-26", .bad),
    ])
    #expect(Recall.order(of: entries, on: try CivilDate("2026-11-30")) == [])
    #expect(Recall.order(of: [Entry](), on: try CivilDate("2026-11-30")) == [])
  }

  @Test("First come this day's of earlier months and years, and the best moods of each group")
  func groups() throws {
    let entries = try RecallTests.entries([
      ("2026-11-29", .best), ("2026-11-28", .good), ("2026-10-30", .good), ("2025-11-30", .best),
    ])
    #expect(Recall.order(of: entries, on: try CivilDate("2026-11-30")) == [3, 2, 0, 1])
  }

  @Test("Equals take turns from day to day, so that each is first once in as many days")
  func turns() throws {
    let entries = try RecallTests.entries((1...7).map { ("2026-01-0\($0)", .best) })
    let first = try CivilDate("2026-03-10")
    var shown: Set<Int> = []
    for step in 0..<7 {
      let order = Recall.order(of: entries, on: first.adding(days: step))
      #expect(order.sorted() == Array(0..<7))
      shown.insert(try #require(order.first))
    }
    #expect(shown == Set(0..<7))
  }

  @Test("Days before 1970 have an order too")
  func longAgo() throws {
    let entries = try RecallTests.entries([("1960-01-01", .good), ("1960-01-02", .good)])
    let order = Recall.order(of: entries, on: try CivilDate("1960-03-10"))
    #expect(order.sorted() == [0, 1])
  }

  @Test("The order has every good entry before today once, and no group within another")
  func property() throws {
    var random = SeededGenerator(seed: 7)
    let base = try CivilDate("2026-01-15")
    for _ in 0..<200 {
      let today = base.adding(days: .random(in: 0...90, using: &random))
      let entries: [Entry] = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        (
          base.adding(days: .random(in: -60...100, using: &random)),
          EmotionLevel.allCases.randomElement(using: &random) ?? .best
        )
      }
      let order = Recall.order(of: entries, on: today)
      #expect(order == Recall.order(of: entries, on: today))
      let wanted = entries.indices.filter { index in
        entries[index].day < today && [.good, .best].contains(entries[index].mood)
      }
      #expect(order.sorted() == wanted)
      let ranks = order.map { index in
        (entries[index].day.day == today.day ? 0 : 2) + (entries[index].mood == .best ? 0 : 1)
      }
      #expect(ranks == ranks.sorted())
    }
  }
}
