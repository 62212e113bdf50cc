import Foundation
import SoberlogCore
import TestSupport
import Testing

@testable import soberlog

/// What is exported comes back, whatever it is.
struct RoundTripTests {
  /// A diary with random entries, the same for the same seed.
  private static func diary(seed: UInt64) -> Diary {
    var random = SeededGenerator(seed: seed)
    let notes = [
      "", "高尾山", "a,b", "\"", "line\nend", "\r", "\r\n", "=1+1", "-x", "@y", "+z", "\t", " blanks ",
      "e\u{301}", "é", "\u{0}", "\u{202E}", "\\n", "'", "🏔️", "\u{FEFF}", "\u{2028}", "|",
    ]
    let entries = (0..<20).map { number in
      SampleEntry(
        when:
          "2026-11-\(10 + number)T\(10 + number % 3):00:00\(["+09:00", "-05:00", "Z"][number % 3])",
        note: (0..<3).map { _ in notes.randomElement(using: &random) ?? "" }.joined(),
        id: number % 4 == 0 ? "id, \"\(number)\" é" : nil,
        mood: ([nil] + EmotionLevel.allCases.map(\.name)).randomElement(using: &random) ?? nil,
        emoji: [nil, "🍵", "🏔️", "👩🏽‍🚀"].randomElement(using: &random) ?? nil,
        event: [nil, "start", "slip", "urge", "later"].randomElement(using: &random) ?? nil)
    }
    return Diary(entries)
  }

  @Test(
    "Entries that are exported and imported into an empty journal are the same",
    arguments: ["json", "jsonl", "csv"], UInt64(1)...8)
  func sameEntries(format: String, seed: UInt64) throws {
    let diary = RoundTripTests.diary(seed: seed)
    let exported = diary.run("export", "--format", format).out
    let fresh = Diary()
    for words in [[], ["--from", format == "json" ? "soberlog" : format]] {
      fresh.input = Array(exported.utf8)
      let call = fresh.run(["import", "-"] + words)
      #expect(call.code == 0 && call.err.isEmpty, "\(call.transcript)")
    }
    #expect(fresh.run("list", "--json").out == diary.run("list", "--json").out)
    let journal = diary.journal
    diary.input = Array(exported.utf8)
    #expect(diary.run("import", "-").out.contains("Already there  20\n"))
    #expect(diary.journal == journal)
  }

  @Test("What list prints comes back too, fields of other programs included")
  func listed() throws {
    let diary = Diary([
      .entry("11-28", "x", more: #","later":[1.50,{"a":"\u0041"}],"é":null"#),
      .entry("11-29", "y", more: #","edited":"2026-11-30T00:00:00Z""#),
    ])
    for format in ["json", "jsonl", "csv"] {
      let fresh = Diary()
      fresh.importing(diary.run("list", "--format", format).out)
      #expect(fresh.journal.contains(#","later":[1.50,{"a":"\u0041"}],"é":"#) == (format != "csv"))
      #expect(fresh.journal.contains(#""edited":"2026-11-30T00:00:00Z""#) == (format != "csv"))
      #expect(try fresh.notes() == ["x", "y"])
    }
  }
}
