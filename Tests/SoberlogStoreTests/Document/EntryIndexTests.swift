import Foundation
import SoberlogCore
import StrictJSON
import TestSupport
import Testing

@testable import SoberlogStore

/// Journals whose entries an index tells, against the same ones read and checked.
@Suite("The index of a journal")
struct EntryIndexTests {
  /// Gathers what there is of entries, and keeps every other one.
  private struct Everything: EntryTally {
    /// Whether it looks at what entries contain.
    let looksInside: Bool

    /// The moments, moods and events, with the texts if they were looked at.
    var seen: [[String]] = []

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      seen.append([record.at.rfc3339, record.mood.name, record.knownEvent?.name ?? ""])
      if looksInside { return .contents }
      return record.at.time.second % 2 == 0 ? .record : .nothing
    }

    mutating func count(_ contents: EntryContents, of record: EntryRecord) -> Bool {
      var json: [UInt8] = []
      contents.appendJSON(day: record.at.date, to: &json)
      seen.append([String(decoding: json, as: UTF8.self)])
      return record.at.time.second % 2 == 0
    }

    mutating func add(_ others: Everything) {
      seen += others.seen
    }
  }

  /// What a reading ends with.
  private enum Result: Equatable {
    case sound([EntryRecord], seen: [[String]], count: Int, areAllPlain: Bool)
    case damage(JournalDamage.Reason, at: Int)
  }

  /// The folder of the index.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads a journal, by its index if there is one.
  private func read(
    _ bytes: [UInt8], isIndexed: Bool, looksInside: Bool = true
  ) throws -> (result: Result, isByIndex: Bool) {
    var walk = JournalWalk(by: isIndexed ? index : nil, stretchSizes: 1...300)
    do {
      let (records, tally) = try walk.read(bytes) { _ in Everything(looksInside: looksInside) }
      let result = Result.sound(
        records, seen: tally.seen, count: walk.entryCount, areAllPlain: walk.areAllPlain)
      return (result, walk.isByIndex)
    } catch let error as JSONError {
      return (.damage(.json(error.reason), at: error.offset), walk.isByIndex)
    } catch let damage as JournalDamage {
      return (.damage(damage.reason, at: damage.offset), walk.isByIndex)
    }
  }

  /// The index.
  private var index: EntryIndex { EntryIndex(path: folder.path("index")) }

  /// The bytes of the index; nil when there is none.
  private var file: [UInt8]? {
    FileManager.default.contents(atPath: folder.path("index")).map(Array.init)
  }

  /// Puts these bytes in place of the index.
  private func setFile(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("index")))
  }

  @Test("tells what the entries of the journal do, in whatever layout", arguments: UInt64(1)...40)
  func layouts(seed: UInt64) throws {
    let journal = RandomJournal(seed: seed)
    let bytes = Array(journal.text.utf8)
    for looksInside in [true, false] {
      let expected = try read(bytes, isIndexed: false, looksInside: looksInside).result
      let first = try read(bytes, isIndexed: true, looksInside: looksInside)
      let second = try read(bytes, isIndexed: true, looksInside: looksInside)
      #expect(first.result == expected)
      #expect(second.result == expected)
      #expect(second.isByIndex == !journal.entries.isEmpty)
    }
  }

  @Test("tells of plain entries of every kind")
  func plain() throws {
    let lines = EntryFieldsTests.layouts.enumerated().map { place, layout in
      layout.line.replacing("\"id\":\"a\"", with: "\"id\":\"a\(place)\"")
        .replacing("\"k3v9x2m4p8\"", with: "\"k\(place)\"")
    }
    let bytes = Array(journal(lines).utf8)
    let expected = try read(bytes, isIndexed: false).result
    #expect(try read(bytes, isIndexed: true).isByIndex == false)
    let again = try read(bytes, isIndexed: true)
    #expect(again.isByIndex)
    #expect(again.result == expected)
  }

  /// A journal of lines, some of them not plain.
  private static let sample = Array(
    journal(
      (0..<9).map { line("e\($0)", minute: $0, rest: $0 % 4 == 3 ? #","x":[1]"# : "") }
    ).utf8)

  @Test("counts as missing once any byte of the journal has changed")
  func changedJournal() throws {
    _ = try read(EntryIndexTests.sample, isIndexed: true)
    let index = try #require(file)
    for place in EntryIndexTests.sample.indices {
      var bytes = EntryIndexTests.sample
      bytes[place] ^= place % 2 == 0 ? 1 : 0x80
      try setFile(index)
      let (result, isByIndex) = try read(bytes, isIndexed: true)
      #expect(!isByIndex, "at \(place)")
      #expect(try result == read(bytes, isIndexed: false).result, "at \(place)")
    }
    for bytes in [EntryIndexTests.sample + [10], EntryIndexTests.sample.dropLast()] {
      try setFile(index)
      let isByIndex = try read(Array(bytes), isIndexed: true).isByIndex
      #expect(!isByIndex)
    }
  }

  @Test("counts as missing, and is written anew, once any byte of it has changed")
  func changedIndex() throws {
    let expected = try read(EntryIndexTests.sample, isIndexed: true).result
    let index = try #require(file)
    var damaged = index.indices.map { place in
      var bytes = index
      bytes[place] ^= 1 << UInt8(place % 8)
      return bytes
    }
    damaged += [0, 1, 23, 24, 25, 48, index.count - 24, index.count - 1].map {
      Array(index.prefix($0))
    }
    damaged += [index + [0], index + index, index.suffix(48)]
    for bytes in damaged {
      try setFile(bytes)
      let (result, isByIndex) = try read(EntryIndexTests.sample, isIndexed: true)
      #expect(result == expected)
      #expect(!isByIndex)
      #expect(file == index)
    }
  }

  @Test("is no reason to fail where it cannot be read or written")
  func noPlace() throws {
    let expected = try read(EntryIndexTests.sample, isIndexed: false).result
    try folder.makeFolder("index")
    #expect(try read(EntryIndexTests.sample, isIndexed: true).result == expected)
    #expect(try folder.names() == ["index"])
    try folder.write("", to: "index/a file")
    var walk = JournalWalk(by: EntryIndex(path: folder.path("index/a file/index")))
    _ = try walk.read(EntryIndexTests.sample) { _ in Everything(looksInside: false) }
    #expect(walk.entryCount == 9)
  }

  @Test("of many entries is read and written in chunks")
  func manyEntries() throws {
    let lines = (0..<20_000).map { line("e\($0)", minute: $0 % 60) }
    let bytes = Array(journal(lines).utf8)
    var walk = JournalWalk(by: index)
    let expected = try walk.read(bytes) { _ in Everything(looksInside: false) }
    #expect(!walk.isByIndex)
    var again = JournalWalk(by: index)
    let (records, tally) = try again.read(bytes) { _ in Everything(looksInside: false) }
    #expect(again.isByIndex)
    #expect(records == expected.records)
    #expect(tally.seen == expected.tally.seen)
    #expect(again.entryCount == 20_000)
    // In each chunk, the last one too.
    let contents = try #require(file)
    for place in stride(from: 30, to: contents.count, by: 40_000) {
      var damaged = contents
      damaged[place] ^= 4
      try setFile(damaged)
      var walk = JournalWalk(by: index)
      _ = try walk.read(bytes) { _ in Everything(looksInside: false) }
      #expect(!walk.isByIndex, "at \(place)")
    }
  }
}

/// Journals of which an index tells what is wanted, against the same ones read as a whole.
@Suite("A journal of which little is wanted")
struct SparseJournalTests {
  /// Keeps records of a choice, the latest ones, and counts all.
  private struct Choice: EntryTally {
    /// How many are kept at most.
    let most: Int?

    /// Which are kept, by the seconds of their moments.
    let seconds: Set<Int>

    /// The moments of all entries.
    var seen: [LocalTimestamp] = []

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      seen.append(record.at)
      return seconds.contains(record.at.time.second % 6) ? .record : .nothing
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
  }

  @Test("is the same as when it is read as a whole", arguments: UInt64(1)...60)
  func layouts(seed: UInt64) throws {
    let text = RandomJournal(seed: seed).text
    let bytes = Array(text.utf8)
    try write(text)
    let all = try JournalDocument(bytes)
    for seconds in [[], [Int(seed % 6)], [0, 1, 2], Set(0..<6)] {
      for most in [nil, 0, 1, 2, 5] {
        let choice = Choice(most: most, seconds: seconds)
        let (expected, tally) = try JournalDocument.read(bytes) { _ in choice }
        guard let (document, sparseTally) = try readSparsely(choice) else {
          #expect(!expected.records.isEmpty || all.records.isEmpty)
          continue
        }
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

  @Test("is read as a whole once any byte has changed, or when more is wanted")
  func changed() throws {
    try write(SparseJournalTests.large)
    let few = Choice(most: nil, seconds: [3])
    #expect(try readSparsely(few) != nil)
    #expect(try readSparsely(Choice(most: nil, seconds: Set(0..<6))) == nil)
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

  /// Wants to look at what entries contain.
  private struct Inside: EntryTally {
    func count(_ record: EntryRecord) -> EntryInterest { .contents }

    func add(_ others: Inside) {}
  }
}

/// The index of a journal in a file.
@Suite("A journal file with an index")
struct IndexedJournalFileTests {
  /// The folder of the journal and of the state.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The journal, with a place for an index.
  private func journalFile() throws -> JournalFile {
    JournalFile(
      at: try JournalLocation(option: folder.path("journal.json")) { _ in nil },
      folders: BaseDirectories { $0 == "XDG_STATE_HOME" ? folder.path("state") : nil })
  }

  /// The names of the indexes.
  private func indexes() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path("state/soberlog"))
    return (names ?? []).filter { $0.hasPrefix("index-") }
  }

  /// Entries of more than the size from which on a journal has an index.
  private static let lines = (0..<1500).map { number in
    let note = String(repeating: "山", count: 50)
    return line("e\(number)", minute: number % 60).replacing(
      "\"note\":\"\"", with: "\"note\":\"\(note)\"")
  }

  @Test("has one once it is large, for its user alone")
  func appears() throws {
    try folder.write(journal(line("a")), to: "journal.json")
    _ = try journalFile().read()
    #expect(indexes() == [])
    try folder.write(journal(IndexedJournalFileTests.lines), to: "journal.json")
    let first = try journalFile().read { $0.at.time.minute < 10 }.document
    let name = try #require(indexes().first)
    #expect(try folder.permissions("state/soberlog/\(name)") == 0o600)
    #expect(try folder.permissions("state/soberlog") == 0o700)
    let second = try journalFile().read { $0.at.time.minute < 10 }.document
    #expect(second.records.count == 250)
    #expect(second.entryCount == 1500)
    #expect(second.records.map { second.entry($0) } == first.records.map { first.entry($0) })
    #expect(indexes() == [name])
  }

  @Test("reads what was changed, by this program or another one")
  func changes() throws {
    try folder.write(journal(IndexedJournalFileTests.lines), to: "journal.json")
    _ = try journalFile().read()
    _ = try journalFile().read()
    let entry = JournalEntry(
      id: try #require(EntryID("new")), at: LocalTimestamp(utcSeconds: 0), mood: .good)
    _ = try journalFile().update { $0.add(entry) }
    #expect(try journalFile().read().document.entryCount == 1501)
    #expect(try journalFile().read().document.entryCount == 1501)
    let text = try #require(folder.text("journal.json"))
    let facts = try System.facts(ofLink: folder.path("journal.json"))
    // The same size and the same time.
    try folder.write(text.replacing("\"e7\"", with: "\"e8\""), to: "journal.json")
    let time = Date(timeIntervalSince1970: Double(facts.modifiedSeconds))
    try folder.set(.modificationDate, time, of: "journal.json")
    #expect(throws: JournalFileError.self) { try journalFile().read() }
    try folder.write(text, to: "journal.json")
    #expect(try journalFile().read().document.entryCount == 1501)
  }

  @Test("of which another copy is damaged behind the entries is refused with an index, too")
  func damageElsewhere() throws {
    let text = journal(IndexedJournalFileTests.lines)
    try folder.write(text + "x", to: "journal.json")
    for _ in 1...2 {
      #expect(throws: JournalFileError.self) { try journalFile().read() }
    }
    try folder.write(text, to: "journal.json")
    #expect(try journalFile().read().document.entryCount == 1500)
  }
}
