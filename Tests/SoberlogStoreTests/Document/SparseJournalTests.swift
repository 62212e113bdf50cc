import Foundation
import SoberlogCore
import StrictJSON
import TestSupport
import Testing

@testable import SoberlogStore

/// Journals of which an index tells what is wanted, against the same ones read as a whole.
@Suite("A journal of which little is wanted")
struct SparseJournalTests {
  /// Keeps records of a choice, the latest ones, and counts all.
  private struct Choice: EntryTally {
    /// How many are kept at most.
    let most: Int?

    /// Which are kept, by the seconds of their moments from 20 on.
    let seconds: Set<Int>

    /// The moments of all entries.
    var seen: [LocalTimestamp] = []

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      seen.append(record.at)
      return seconds.contains(record.at.time.second - 20) ? .record : .nothing
    }

    mutating func add(_ others: Choice) {
      seen += others.seen
    }
  }

  /// The folder of the journal and its index.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads the journal by its index; nil when it has to be read as a whole.
  private func readSparsely<Tally: EntryTally>(
    _ tally: Tally
  ) throws -> (document: JournalDocument, tally: Tally)? {
    let file = try System.openFile(folder.path("journal.json"))
    return JournalDocument.readSparsely(
      file, size: try System.facts(of: file).size, by: EntryIndex(path: folder.path("index"))
    ) { _ in tally }
  }

  /// Writes a journal and its index.
  private func write(_ text: String) throws {
    try folder.write(text, to: "journal.json")
    var walk = JournalWalk(by: EntryIndex(path: folder.path("index")))
    _ = try walk.read(Array(text.utf8)) { _ in RecordChoice { _ in false } }
    walk.writeIndex(of: Array(text.utf8))
  }

  @Test("is the same as when it is read as a whole", arguments: UInt64(1)...60)
  func layouts(seed: UInt64) throws {
    // Others of which nothing is wanted.
    let others = (0..<200).map { line("f\($0)", minute: $0 % 60) }.joined(separator: ",\n")
    let random = RandomJournal(seed: seed)
    let text = random.text.replacing(
      "\"entries\":[", with: "\"entries\":[\(others)" + (random.entries.isEmpty ? "" : ","))
    let bytes = Array(text.utf8)
    try write(text)
    for seconds in [[], [Int(seed % 6)], [0, 1, 2], Set(0..<6)] {
      for most in [nil, 0, 1, 2, 5] {
        let choice = Choice(most: most, seconds: seconds)
        let (expected, tally) = try JournalDocument.read(bytes) { _ in choice }
        let (document, sparseTally) = try #require(try readSparsely(choice))
        #expect(
          document.records.map { document.entry($0) } == expected.records.map { expected.entry($0) }
        )
        #expect(document.entryCount == expected.entryCount)
        #expect(document.settings == expected.settings)
        #expect(document.version == expected.version)
        #expect(document.head.deleted.map(\.id) == expected.head.deleted.map(\.id))
        #expect(sparseTally.seen == tally.seen)
        #expect(
          document.journal(of: document.records).bytes
            == expected.journal(of: expected.records).bytes)
      }
    }
  }

  /// A journal of several chunks, with members behind the entries.
  private static let large =
    #"{"soberlog":1,"entries":["#
    + (0..<3000).map { number in
      let digits = String(100 + number % 60).dropFirst()
      return
        #"{"at":"2026-11-29T21:\#(digits):\#(digits)Z","id":"e\#(number)","mood":"good","note":"山"}"#
    }.joined(separator: ",\n") + #"],"settings":{"dayStartsAt":"04:00"},"x":[1]}"#

  @Test("has its entries when they stand in several chunks, and what stands behind them")
  func chunks() throws {
    try write(SparseJournalTests.large)
    let whole = try JournalDocument(SparseJournalTests.large)
    for most in [nil, 1, 7, 100] {
      let choice = Choice(most: most, seconds: [3])
      let expected = try JournalDocument.read(Array(SparseJournalTests.large.utf8)) { _ in choice }
      let (document, _) = try #require(try readSparsely(choice))
      #expect(
        document.records.map { document.entry($0) }
          == expected.document.records.map { expected.document.entry($0) })
      #expect(document.settings == whole.settings)
      #expect(document.entryCount == 3000)
      #expect(document.bytes.count < whole.bytes.count / 3)
    }
  }

  @Test("has entries whole that reach from one chunk into the next")
  func borders() throws {
    let long = String(repeating: "長", count: 25_000)
    let filler = (0..<12_000).map { line("f\($0)", minute: $0 % 60) }
    let kept = (0..<3).map { number in
      #"{"at":"2026-11-29T21:00:23Z","id":"k\#(number)","mood":"good","note":"\#(long)"}"#
    }
    let text = journal([kept[0], kept[1]] + filler + [kept[2]])
    try write(text)
    let choice = Choice(most: nil, seconds: [3])
    let (document, _) = try #require(try readSparsely(choice))
    #expect(document.records.map { document.id($0).text } == ["k0", "k1", "k2"])
    #expect(document.records.allSatisfy { document.entry($0).note == long })
  }

  @Test("has an entry that ends where a chunk does, and one that begins there")
  func exactBorders() throws {
    let chunk = 1 << 16
    let filler = (0..<4000).map { line("f\($0)", minute: $0 % 60) }
    let first = #"{"at":"2026-11-29T21:00:23Z","id":"k0","mood":"good","note":""#
    let second = #"{"at":"2026-11-29T21:00:23Z","id":"k1","mood":"good","note":"x"}"#
    let start = journal([]).utf8.count - "]}\n".utf8.count
    for shift in -2...2 {
      let length = chunk - start - first.utf8.count - 2 + shift
      let padded = first + String(repeating: "a", count: length) + "\"}"
      try write(journal([padded, second] + filler))
      let (document, _) = try #require(try readSparsely(Choice(most: nil, seconds: [3])))
      #expect(document.records.map { document.id($0).text } == ["k0", "k1"])
      #expect(document.entry(document.records[0]).note.utf8.count == length)
    }
  }

  @Test("is read as a whole once any byte has changed, or when more is wanted")
  func changed() throws {
    try write(SparseJournalTests.large)
    let few = Choice(most: nil, seconds: [3])
    #expect(try readSparsely(few) != nil)
    #expect(try readSparsely(Choice(most: nil, seconds: Set(-20..<40))) == nil)
    #expect(try readSparsely(Inside()) == nil)
    let bytes = Array(SparseJournalTests.large.utf8)
    for place in stride(from: 0, to: bytes.count, by: 997) {
      var changed = bytes
      changed[place] ^= 2
      try Data(changed).write(to: URL(fileURLWithPath: folder.path("journal.json")))
      #expect(try readSparsely(few) == nil, "at \(place)")
    }
    try folder.write(SparseJournalTests.large + " ", to: "journal.json")
    #expect(try readSparsely(few) == nil)
  }

  @Test("is read as a whole once any byte of the index has changed")
  func changedIndex() throws {
    try write(SparseJournalTests.large)
    let few = Choice(most: nil, seconds: [3])
    let path = URL(fileURLWithPath: folder.path("index"))
    let index = try [UInt8](Data(contentsOf: path))
    let places = Array(0..<60) + Array(stride(from: 60, to: index.count, by: 331))
    for place in places + Array((index.count - 30)..<index.count) {
      var changed = index
      changed[place] ^= 1 << UInt8(place % 8)
      try Data(changed).write(to: path)
      #expect(try readSparsely(few) == nil, "at \(place)")
    }
    try Data(index).write(to: path)
    #expect(try readSparsely(few) != nil)
  }

  /// Wants to look at what entries contain.
  private struct Inside: EntryTally {
    func count(_ record: EntryRecord) -> EntryInterest { .contents }

    func add(_ others: Inside) {}
  }
}
