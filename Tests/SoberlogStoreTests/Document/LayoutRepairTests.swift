import Testing

@testable import SoberlogStore

/// Damages that are the same in all layouts, on a journal of three entries.
@Suite("A repair does not depend on the layout")
struct LayoutRepairTests {
  /// The journal that is damaged.
  private let sample = JournalSample(count: 3)

  @Test(
    "when a bracket is missing, a key is wrong, or something came in",
    arguments: [
      ("\"entries\"", "\"Entries\"", "\"Entries\":["),
      ("\"entries\":[", "\"entries\":[[", ""),
      ("\"entries\":[", "", ""),
      ("\"entries\":[", "\"entrie", "\"entrie"),
      ("{\"soberlog\":1,", "", ""),
      ("{\"soberlog\":1", "{\"soberlog\":{\"soberlog\":1", "\"soberlog\":"),
      ("\"phone\"},", "\"phone\",", "\"device\":{\"name\":\"phone\""),
      ("\"phone\"},", "phone},", "\"device\":{\"name\":phone}"),
    ], JournalLayout.allCases)
  func sameDamage(
    damage: (old: String, new: String, leftover: String), layout: JournalLayout
  ) throws {
    let text = try layout.of(sample.text).replacingTokens(damage.old, with: damage.new)
    let inspection = JournalInspection(Array(text.utf8))
    #expect(!inspection.problems.isEmpty)
    #expect(inspection.savedLines == sample.lines)
    #expect(inspection.repairedText.contains("\"dayStartsAt\":\"04:00\""))
    #expect(inspection.leftoverText.withoutBlanks == damage.leftover)
  }

  @Test("when the settings do not end", arguments: JournalLayout.allCases)
  func endlessSettings(layout: JournalLayout) throws {
    let text = try layout.of(sample.text).replacingTokens("\"dark\"}", with: "\"dark\"")
    let inspection = JournalInspection(Array(text.utf8))
    #expect(inspection.savedLines == sample.lines)
    #expect(inspection.repairedText.contains("\"dayStartsAt\":\"04:00\""))
    // Only what begins a line of our own layout is known to be no setting.
    let device = layout == .own ? "" : ",\"device\":{\"name\":\"phone\"}"
    #expect(
      inspection.leftoverText.withoutBlanks
        == "\"settings\":{\"dayStartsAt\":\"04:00\",\"theme\":\"dark\"" + device)
    #expect(inspection.document.head.unknown.map(\.name) == (layout == .own ? ["device"] : []))
  }

  @Test(
    "when the file ends anywhere and another one follows", arguments: JournalLayout.allCases,
    JournalLayout.allCases)
  func brokenSave(layout: JournalLayout, next: JournalLayout) throws {
    let small = JournalSample(count: 1)
    let (text, whole) = try (layout.of(small.text), next.of(small.text))
    for end in text.indices {
      let inspection = JournalInspection(Array((text[..<end] + whole).utf8))
      #expect(inspection.savedLines == small.lines, "\(text[..<end])")
    }
  }

  @Test(
    "when git left both sides of the whole file", arguments: JournalLayout.allCases,
    JournalLayout.allCases)
  func conflict(ours: JournalLayout, theirs: JournalLayout) throws {
    var other = sample
    other.lines[1].replace("日記", with: "theirs")
    let text = try [
      "<<<<<<< HEAD\n", ours.of(sample.text), "=======\n", theirs.of(other.text), ">>>>>>> phone\n",
    ].joined()
    let repair = JournalInspection(Array(text.utf8)).repair
    #expect(repair.isComplete)
    #expect(repair.entryCount == 4)
    #expect(repair.renamed.count == 1)
  }

  @Test(
    "when an entry that lost its end seems to have the others in it",
    arguments: JournalLayout.allCases)
  func swallowed(layout: JournalLayout) throws {
    let text = try layout.of(sample.text)
    let start = try #require(text.firstRange(of: "\"mood\"")).lowerBound
    let end = try #require(text.firstRange(of: "\"soberlog\"")).lowerBound
    let inspection = JournalInspection(Array((text[..<start] + text[end...]).utf8))
    #expect(inspection.savedLines == sample.lines)
    #expect(
      inspection.leftoverText.withoutBlanks
        == "{\"at\":\"2024-10-04T08:00:00+09:00\",\"id\":\"id0\"")
  }
}

extension JournalInspection {
  /// The lines of the entries that a repair saves.
  fileprivate var savedLines: [String] {
    repairedText.split(separator: "\n").map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
      .filter { $0.hasPrefix("{\"at\"") }
  }
}

extension String {
  /// The text without white space.
  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }

  /// The text with some JSON replaced, between whose tokens there may be white space.
  fileprivate func replacingTokens(_ old: String, with new: String) throws -> String {
    let pattern = old.map { "[]{}".contains($0) ? "\\s*\\\($0)" : "\\s*\($0)" }
    return try replacing(Regex(pattern.joined()), with: new)
  }
}
