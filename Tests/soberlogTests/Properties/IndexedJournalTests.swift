import Foundation
import TestSupport
import Testing

@testable import soberlog

/// Commands on a journal that is large enough for an index, against the same ones without one.
@Suite("With an index of a large journal")
struct IndexedJournalTests {
  /// A diary of some 300 KB: entries of all kinds, several of one second, some out of order.
  private static func diary() -> Diary {
    var random = SeededGenerator(seed: 7)
    let moods = ["worst", "bad", "neutral", "good", "best", "notSelected", nil]
    let notes = [
      "高尾山に登った #散歩", "tea \"again\"\n\n#Walk", "", "雨", String(repeating: "長い話。", count: 50),
      String(repeating: "a long story, ", count: 20),
    ]
    let events = [0: "start", 40: "slip", 41: "urge", 42: "urge", 44: "party"]
    let entries = (0..<1200).map { number in
      let (month, day) = (1 + number / 110, 1 + number / 4 % 28)
      let minute = Int.random(in: 10..<14, using: &random)
      return SampleEntry.entry(
        "\(pad(month))-\(pad(day)) 2\(number % 2):\(minute)",
        notes[Int.random(in: notes.indices, using: &random)],
        mood: moods[Int.random(in: moods.indices, using: &random)],
        emoji: number % 3 == 0 ? "🍵" : nil, event: events[number % 97],
        more: number % 89 == 0 ? #","x":{"y":[1]}"# : "")
    }
    let diary = Diary(entries)
    diary.write(
      diary.journal.replacing("{\"soberlog\":1,\"settings\":{},", with: "{\"soberlog\":1,")
        .replacing("\n]}\n", with: "\n],\"settings\":{\"dayStartsAt\":\"04:00\"},\"later\":[1]}\n"))
    return diary
  }

  /// A number with two digits.
  private static func pad(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// The paths of the indexes of a diary.
  private func indexes(of diary: Diary) -> [String] {
    let folder = diary.home + "/.local/state/soberlog"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("index-") }.map { folder + "/" + $0 }
  }

  /// Commands that look at the journal.
  private static let looks = [
    "streak", "streak --days", "streak --json", "streak --history", "streak --on 2026-06-15",
    "streak --at-least 1w", "list -n 7", "list -n 0", "list -n 1", "list -n 40 --json", "list",
    "list --json", "list --since 7d", "list --since 2026-08-01 --until 2026-08-03",
    "list --on 2026-05-05", "list --mood good,best -n 3", "list --event slip", "list --event urge",
    "list --emoji 🍵 -n 5", "list --tag walk -n 5", "list 高尾山 -n 4", "list again --reverse",
    "list --since 60d --format csv", "list --since 60d --format tsv",
    "list --since 60d --format jsonl", "list --since 60d --format markdown", "list nothing like it",
    "stats", "stats --json", "stats --since 90d", "calendar", "calendar --year 2026",
    "report -o -", "recall", "export -o -", "export -o - --format csv",
    "export -o - --since 2026-10-01", "show e000000007", "show e0000000079 --json", "path", "check",
    "",
  ]

  @Test("what commands show is the same")
  func looking() throws {
    let diary = IndexedJournalTests.diary()
    #expect(diary.journal.utf8.count > 1 << 18)
    for look in IndexedJournalTests.looks {
      let words = look.split(separator: " ").map(String.init)
      for index in indexes(of: diary) { try FileManager.default.removeItem(atPath: index) }
      let expected = diary.run(words)
      if look != "path", look != "check" {
        try #require(indexes(of: diary).count == 1, "\(look)")
      }
      #expect(diary.run(words) == expected, "\(look)")
    }
  }

  @Test("what commands change is the same, and is seen at once")
  func changing() throws {
    let (with, without) = (IndexedJournalTests.diary(), IndexedJournalTests.diary())
    let records = #"{"at":"2026-11-29T12:00:00+09:00","mood":"good","note":"from elsewhere"}"#
    let input = Array((without.entryLines[5] + "\n" + records + "\n").utf8)
    let changes = [
      "add --mood good --note 新しい --at 2026-11-28", "import --dry-run --from jsonl -",
      "import --from jsonl -", "edit @1 --mood best", "delete @1 --yes", "undo",
      "slip --at 2026-11-27",
      "start --at 2026-11-28", "undo 2", "redo", "settings dayStartsAt 05:00",
      "import --from jsonl -",
      "delete e000000007 --yes", "show e000000008",
    ]
    for change in changes {
      let words = change.split(separator: " ").map(String.init)
      (with.input, without.input) = (input, input)
      _ = with.run("streak", "--days")
      #expect(with.run("streak", "--days") == without.run("streak", "--days"), "\(change)")
      for index in indexes(of: without) { try FileManager.default.removeItem(atPath: index) }
      let (call, expected) = (with.run(words), without.run(words))
      #expect(call == expected, "\(change)")
      #expect(with.journal == without.journal, "\(change)")
      #expect(with.run("list", "-n", "3") == without.run("list", "-n", "3"), "\(change)")
    }
    #expect(indexes(of: with).count == 1)
  }
}
