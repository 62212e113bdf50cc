import SoberlogCore
import TestSupport
import Testing

@testable import SoberlogStore

/// Journals of several devices brought together.
@Suite("Merging")
struct MergingTests {
  /// What the first journal becomes when others are merged into it, one after another.
  private static func merged(_ first: String, _ others: [String]) throws -> String {
    try others.reduce(first) { text, other in
      try JournalDocument(text).changed { _ = $0.merge([try JournalDocument(other)]) }
    }
  }

  @Test("Entries of all journals are there, in the order of the format")
  func union() throws {
    let ours = journal(line("b", minute: 2), line("d", minute: 4))
    let theirs = journal(line("a", minute: 2), line("c", minute: 3))
    let result = try JournalDocument(try MergingTests.merged(ours, [theirs]))
    #expect(result.recordIDs == ["a", "b", "c", "d"])
  }

  @Test(
    "Of two versions the one changed last stands; of equal times a deletion, then the greater bytes",
    arguments: [
      (#"{"at":"2026-11-20T00:00:00Z","id":"a"}"#, #"{"at":"2026-11-21T00:00:00Z","id":"a"}"#),
      (
        #"{"at":"2026-11-30T00:00:00Z","id":"a","edited":"2026-11-20T00:00:00Z"}"#,
        #"{"at":"2026-11-21T00:00:00Z","id":"a"}"#
      ),
      (
        #"{"at":"2026-11-20T00:00:00Z","id":"a","note":"1"}"#,
        #"{"at":"2026-11-20T00:00:00Z","id":"a","note":"2"}"#
      ),
      (
        #"{"at":"2026-11-20T09:00:00+09:00","id":"a"}"#,
        #"{"id":"a","at":"2026-11-20T00:00:01Z","new":true}"#
      ),
    ])
  func laterVersion(earlier: String, later: String) throws {
    let expected = journal(later)
    for (ours, theirs) in [(earlier, later), (later, earlier), (later, later)] {
      #expect(try MergingTests.merged(journal(ours), [journal(theirs)]) == expected)
    }
  }

  @Test(
    "A deletion wins over a version that was not changed after it",
    arguments: [
      ("2026-11-20T00:00:00Z", true), ("2026-11-25T00:00:00Z", true),
      ("2026-11-25T00:00:01Z", false),
    ])
  func deletion(edited: String, isGone: Bool) throws {
    let deleted = journal(deleted: [#"{"id":"a","at":"2026-11-25T00:00:00Z","why":1}"#])
    // The bytes of the second line are greater than those of the deletion, which must not matter.
    for start in ["", #""note":"x","#] {
      let entry = journal(
        #"{\#(start)"at":"2026-11-20T00:00:00Z","id":"a","edited":"\#(edited)"}"#)
      for (ours, theirs) in [(entry, deleted), (deleted, entry)] {
        #expect(try MergingTests.merged(ours, [theirs]) == (isGone ? deleted : entry))
      }
    }
  }

  @Test("A change or a deletion by a clock that is late still counts as the later version")
  func lateClock() throws {
    let old = journal(line("a", rest: #","edited":"2026-11-30T10:00:00Z""#))
    let late = try LocalTimestamp(rfc3339: "2026-11-30T09:00:00Z")
    let edited = try JournalDocument(old).changed { change in
      try change.edit("a") {
        $0.note = "changed"
        $0.edited = late
      }
    }
    #expect(edited.contains(#""edited":"2026-11-30T10:00:01Z""#))
    #expect(try MergingTests.merged(edited, [old]) == edited)
    let deleted = try JournalDocument(old).changed { try $0.delete("a", at: late.utcRFC3339) }
    #expect(deleted.contains(#""at":"2026-11-30T10:00:00Z""#))
    #expect(try MergingTests.merged(deleted, [old]) == deleted)
  }

  @Test(
    "An entry that was put back by hand beside its deletion stays, until another copy deletes it")
  func putBack() throws {
    let deletion = #"{"id":"a","at":"2026-11-30T00:00:00Z"}"#
    let ours = journal(line("a"), deleted: [deletion])
    #expect(try MergingTests.merged(ours, [journal(line("b"))]).contains(#""id":"a","mood""#))
    let merged = try MergingTests.merged(ours, [journal(deleted: [deletion])])
    #expect(merged == journal(deleted: [deletion]))
  }

  @Test(
    "Settings stay, and those that differ are named; a new journal takes those of the first copy")
  func settings() throws {
    let theirs = try JournalDocument(
      journal(settings: #"{"dayStartsAt":"05:00","startCountsAs":1,"theme":"x"}"#))
    var change = JournalChange(
      of: try JournalDocument(journal(settings: #"{"dayStartsAt":"04:00"}"#)))
    #expect(change.merge([theirs]).differingSettings == [.dayStartsAt])
    #expect(change.isEmpty)
    var first = JournalChange(of: JournalDocument())
    #expect(first.merge([theirs]).differingSettings.isEmpty)
    #expect(first.isReadBack)
    #expect(
      first.composed == journal(settings: #"{"dayStartsAt":"05:00","startCountsAs":1,"theme":"x"}"#)
    )
  }

  @Test(
    "With the common ancestor, settings that only one side changed are no conflict",
    arguments: [
      ("04:00", "04:00", "05:00", "05:00", false), ("04:00", "05:00", "04:00", "05:00", false),
      ("04:00", "05:00", "06:00", "05:00", true), ("04:00", "05:00", "05:00", "05:00", false),
    ])
  func settingsSinceBase(
    base: String, ours: String, theirs: String, expected: String, differs: Bool
  ) throws {
    let documents = try [base, ours, theirs].map {
      try JournalDocument(journal(settings: #"{"dayStartsAt":"\#($0)"}"#))
    }
    var change = JournalChange(of: documents[1])
    let figures = change.merge([documents[2]], since: documents[0])
    #expect(change.settings.value(of: .dayStartsAt) == expected)
    #expect(figures.differingSettings == (differs ? [.dayStartsAt] : []))
  }

  @Test("Members that the program does not know are taken over where there is none of their name")
  func members() throws {
    let ours = #"{"soberlog":1,"goal":1,"entries":[]}"#
    let theirs = #"{"soberlog":1,"goal":2,"plan":{"a": [1]},"entries":[]}"#
    let merged = try MergingTests.merged(ours, [theirs])
    #expect(merged.contains(#""goal":1,"#))
    #expect(merged.contains(#""plan":{"a":[1]},"#))
    #expect(try MergingTests.merged(merged, [theirs, ours]) == merged)
  }

  @Test("An entry that spans lines in another journal is brought in on one line")
  func spreadEntry() throws {
    let entry = #"{"at":"2026-11-30T09:02:00+09:00","id":"z","mood":"good","note":"x"}"#
    let spread = journal(entry.replacing(",", with: ",\n  "))
    let merged = try MergingTests.merged(journal(line("a")), [spread])
    #expect(merged.split(separator: "\n").contains { $0.hasPrefix(entry) })
  }

  @Test("The figures count entries, not files")
  func figures() throws {
    let ours = journal(line("a"), line("b"), line("c"))
    let one = journal(line("b", rest: #","edited":"2026-11-30T00:00:00Z""#), line("d"))
    let two = journal(
      line("d"), line("e"), deleted: [#"{"id":"c","at":"2026-11-30T00:00:00Z"}"#])
    var change = JournalChange(of: try JournalDocument(ours))
    let figures = change.merge([try JournalDocument(one), try JournalDocument(two)])
    #expect([figures.added, figures.updated, figures.removed] == [2, 1, 1])
    #expect(change.isReadBack)
  }
}

extension MergingTests {
  /// A journal that shares identifiers with others that are made like it.
  private static func randomJournal(_ generator: inout SeededGenerator) -> String {
    var lines: [String] = []
    var deleted: [String] = []
    for id in "abcdefgh" {
      let hour = Int.random(in: 0...3, using: &generator)
      let stamp = "2026-11-25T0\(hour):00:00Z"
      let minute = Int.random(in: 0...3, using: &generator)
      switch Int.random(in: 0...4, using: &generator) {
      case 0: lines.append(line(String(id), minute: minute))
      case 1: lines.append(line(String(id), minute: minute, rest: #","edited":"\#(stamp)""#))
      case 2:
        let field = #","edited":"\#(stamp)","x": {"y":[\#(minute)]}"#
        lines.append(line(String(id), minute: minute, rest: field))
      case 3: deleted.append(#"{"id":"\#(id)","at":"\#(stamp)"}"#)
      default: break
      }
    }
    return journal(lines.shuffled(using: &generator), deleted: deleted)
  }

  @Test(
    "What journals say together depends neither on their order nor on grouping nor on repetition",
    arguments: 0..<60)
  func laws(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (a, b, c) = (
      MergingTests.randomJournal(&generator), MergingTests.randomJournal(&generator),
      MergingTests.randomJournal(&generator)
    )
    let merged = MergingTests.merged
    let all = try merged(a, [b, c])
    for order in [[b, a, c], [c, b, a], [b, c, a], [c, a, b], [a, c, b]] {
      #expect(try merged(order[0], Array(order[1...])) == all)
    }
    #expect(try merged(a, [try merged(b, [c])]) == all)
    #expect(try merged(all, [a, b, c, all]) == all)
    let atOnce = try JournalDocument(a).changed {
      _ = $0.merge([try JournalDocument(c), try JournalDocument(b)])
    }
    #expect(atOnce == all)
  }

  @Test("Merging what is there already is no change", arguments: 0..<20)
  func nothingNew(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (a, b) = (
      MergingTests.randomJournal(&generator), MergingTests.randomJournal(&generator)
    )
    let all = try JournalDocument(try MergingTests.merged(a, [b]))
    for other in [a, b] {
      var change = JournalChange(of: all)
      _ = change.merge([try JournalDocument(other)])
      #expect(change.isEmpty)
    }
  }
}
