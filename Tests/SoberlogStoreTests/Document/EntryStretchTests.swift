import SoberlogCore
import StrictJSON
import TestSupport
import Testing

@testable import SoberlogStore

/// Journals that several threads read, against the same ones read in one go.
///
/// Stretches of a few bytes stand for those of megabytes.
@Suite("A journal that is read in stretches")
struct EntryStretchTests {
  /// Gathers the moments of entries, and keeps every other one.
  private struct Moments: EntryTally {
    /// The moments, with the texts that were told of the entries.
    var moments: [[String]] = []

    func count(_ record: EntryRecord) -> EntryInterest { .contents }

    mutating func count(_ contents: EntryContents, of record: EntryRecord) -> Bool {
      moments.append([record.at.rfc3339, contents.emoji ?? ""] + contents.tagNames)
      return record.at.time.second % 2 == 0
    }

    mutating func add(_ others: Moments) {
      moments += others.moments
    }
  }

  /// What a reading ends with.
  private enum Result: Equatable {
    case sound(records: [EntryRecord], moments: [[String]], count: Int, areAllPlain: Bool)
    case damage(JournalDamage.Reason, at: Int)
  }

  /// Reads a journal.
  private func read(_ bytes: [UInt8], stretchSizes sizes: ClosedRange<Int>) throws -> Result {
    var walk = JournalWalk(stretchSizes: sizes)
    do {
      let (records, tally) = try walk.read(bytes) { _ in Moments() }
      return .sound(
        records: records, moments: tally.moments, count: walk.entryCount,
        areAllPlain: walk.areAllPlain)
    } catch let error as JSONError {
      return .damage(.json(error.reason), at: error.offset)
    } catch let damage as JournalDamage {
      return .damage(damage.reason, at: damage.offset)
    }
  }

  /// Sizes that no journal reaches.
  private static let oneGo = Int.max...Int.max

  /// Checks that a journal reads the same in stretches as in one go.
  private func check(
    _ bytes: [UInt8], stretchSizes: [ClosedRange<Int>] = [1...1, 1...200, 1...1000, 100...Int.max],
    _ note: String = ""
  ) throws {
    let expected = try read(bytes, stretchSizes: EntryStretchTests.oneGo)
    for sizes in stretchSizes {
      #expect(try read(bytes, stretchSizes: sizes) == expected, "\(sizes) \(note)")
    }
  }

  /// A journal of lines that are all different.
  private static func plain(count: Int) -> String {
    journal((0..<count).map { line("e\($0)", minute: $0, rest: #","emoji":"🍵""#) })
  }

  @Test("has the same entries in whatever layout", arguments: UInt64(1)...40)
  func layouts(seed: UInt64) throws {
    try check(Array(RandomJournal(seed: seed).text.utf8))
  }

  @Test("has all entries, whose records are in order")
  func order() throws {
    let lines = (0..<40).map { line("e\($0)", minute: $0 * 7 % 40) }
    var walk = JournalWalk(stretchSizes: 1...300)
    let bytes = Array(journal(lines).utf8)
    let (records, _) = try walk.read(bytes) { _ in RecordChoice { _ in true } }
    #expect(records.map(\.at.time.minute) == Array(0..<40))
    #expect(walk.entryCount == 40)
  }

  /// Keeps so many of the latest entries.
  private struct Latest: EntryTally {
    let most: Int?

    func count(_ record: EntryRecord) -> EntryInterest { .record }

    func add(_ others: Latest) {}
  }

  @Test(
    "keeps the latest records, when only so many are wanted", arguments: [0, 1, 2, 7, 39, 40, 99])
  func latest(most: Int) throws {
    var random = SeededGenerator(seed: 5)
    for isSorted in [true, false] {
      let minutes = isSorted ? Array(0..<40) : (0..<40).shuffled(using: &random)
      // Several of a minute, so that identifiers decide.
      let lines = minutes.map { line("e\(10 + $0)", minute: $0 / 3) }
      let bytes = Array(journal(lines).utf8)
      let all = try JournalDocument(bytes).records
      for sizes in [1...1, 1...300, EntryStretchTests.oneGo] {
        var walk = JournalWalk(stretchSizes: sizes)
        let (records, _) = try walk.read(bytes) { _ in Latest(most: most) }
        #expect(records == Array(all.suffix(most)), "\(sizes), sorted: \(isSorted)")
        #expect(walk.entryCount == 40)
      }
    }
  }

  @Test("is refused at the same place after any one byte was spoiled")
  func spoiled() throws {
    let plain = Array(EntryStretchTests.plain(count: 4).utf8)
    var generator = SeededGenerator(seed: 3)
    let marks = Array("\"\\{}[],\n 0".utf8)
    let sizes = [1...1, 1...200]
    for index in plain.indices {
      var bytes = plain
      for byte in [marks[index % marks.count], UInt8.random(in: 0...255, using: &generator)] {
        bytes[index] = byte
        try check(bytes, stretchSizes: sizes, "\(byte) at \(index)")
      }
      try check(Array(plain[..<index]), stretchSizes: sizes, "cut at \(index)")
    }
  }

  @Test("is refused for an identifier that an entry of any stretch has, or the damage before it")
  func duplicates() throws {
    for (first, second) in [(0, 1), (0, 5), (2, 3), (4, 5)] {
      var lines = (0..<6).map { line("e\($0)", minute: $0) }
      lines[second] = line("e\(first)", minute: second)
      let bytes = Array(journal(lines).utf8)
      try check(bytes)
      guard case .damage(.duplicateID("e\(first)"), _) = try read(bytes, stretchSizes: 1...1) else {
        Issue.record("\(first) and \(second) should be found to be the same.")
        continue
      }
      for damaged in 0..<6 where damaged != first && damaged != second {
        lines[damaged] = line("e\(damaged)", minute: damaged, rest: #","mood":"x""#)
        try check(Array(journal(lines).utf8))
        lines[damaged] = line("e\(damaged)", minute: damaged)
      }
    }
  }

  @Test("is not cut where an entry has lines of its own that look like entries")
  func misleadingLines() throws {
    let inner = (0..<20).map { line("inner\($0)", minute: $0) }
    let outer = line("outer", rest: ",\"x\":[\n\(inner.joined(separator: ",\n"))\n]")
    let lines = (0..<6).map { line("e\($0)", minute: $0) }
    for place in 0...6 {
      var entries = lines
      entries.insert(outer, at: place)
      let bytes = Array(journal(entries).utf8)
      try check(bytes)
      var walk = JournalWalk(stretchSizes: 1...500)
      _ = try walk.read(bytes) { _ in Moments() }
      #expect(walk.entryCount == 7)
    }
  }

  @Test("is the same when it is large enough for the usual stretches")
  func usualSizes() throws {
    let note = String(repeating: "山", count: 300)
    let lines = (0..<1500).map { number in
      "{\"at\":\"2026-11-29T21:00:00+09:00\",\"id\":\"e\(10_000 + number)\",\"note\":\"\(note)\"}"
    }
    let bytes = Array(journal(lines).utf8)
    let document = try JournalDocument(bytes)
    #expect(document.recordIDs == (10_000..<11_500).map { "e\($0)" })
    #expect(
      try read(bytes, stretchSizes: EntryStretch.usualSizes)
        == read(bytes, stretchSizes: EntryStretchTests.oneGo))
    #expect(bytes.count > 4 * EntryStretch.usualSizes.lowerBound)
  }
}
