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
      walk.writeIndex(of: bytes)
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

  @Test("tells the latest records, when only so many are wanted", arguments: [0, 1, 2, 7, 39, 99])
  func latest(most: Int) throws {
    var random = SeededGenerator(seed: 5)
    for isSorted in [true, false] {
      let minutes = isSorted ? Array(0..<40) : (0..<40).shuffled(using: &random)
      // Several of a minute, so that identifiers decide.
      let bytes = Array(journal(minutes.map { line("e\(10 + $0)", minute: $0 / 3) }).utf8)
      let all = try JournalDocument(bytes).records
      for isByIndex in [false, true] {
        var walk = JournalWalk(by: index)
        let (records, _) = try walk.read(bytes) { _ in RecordChoice(most: most) { _ in true } }
        walk.writeIndex(of: bytes)
        #expect(records == Array(all.suffix(most)))
        #expect(walk.isByIndex == isByIndex)
      }
    }
  }

  @Test("tells whether the entries and what separates them are plain")
  func plainness() throws {
    let lines = (0..<4).map { line("e\($0)", minute: $0) }
    for separator in [",\n", ", ", " ,", ",\t", ",\n\n"] {
      let text = journal(lines).replacing(",\n{", with: separator + "{")
      for isByIndex in [false, true] {
        var walk = JournalWalk(by: index, stretchSizes: 1...80)
        _ = try walk.read(Array(text.utf8)) { _ in RecordChoice { _ in true } }
        walk.writeIndex(of: Array(text.utf8))
        #expect(walk.areAllPlain == (separator == ",\n"), "\(separator.debugDescription)")
        #expect(walk.isByIndex == isByIndex)
      }
    }
  }

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

  /// Puts other words into a unit of an index, and the hashes that belong to them.
  private func forge(
    _ index: [UInt8], _ place: Int, _ change: (inout (UInt64, UInt64, UInt64)) -> Void
  ) throws -> [UInt8] {
    var units = stride(from: 0, to: index.count, by: IndexUnit.size).map {
      IndexUnit(at: $0, in: index.span)
    }
    let chosen = place < 0 ? units.count + place : place
    var words = units[chosen].words
    change(&words)
    units[chosen] = IndexUnit(words.0, words.1, words.2)
    if place != -1 {
      let (first, second, _) = units[units.count - 1].words
      let middle = units[1..<units.count - 1].flatMap(\.bytes)
      let ending = EntryIndex.Ending(
        entries: Int(first >> 1)..<Int(second), areAllPlain: first & 1 == 1)
      units[units.count - 1] = IndexUnit(
        ending, behind: units[0], provingUnitsWithHash: ByteHash.value(of: middle.span))
    }
    return units.flatMap(\.bytes)
  }

  @Test("counts as missing when it says what cannot be, though its hash is right")
  func impossibleUnits() throws {
    let expected = try read(EntryIndexTests.sample, isIndexed: true).result
    let index = try #require(file)
    #expect(try forge(index, 1) { _ in } == index)
    let size = UInt64(EntryIndexTests.sample.count)
    let changes: [(inout (UInt64, UInt64, UInt64)) -> Void] = [
      { $0.0 = UInt64(bitPattern: .min) }, { $0.0 = UInt64(bitPattern: .max) },
      { $0.0 = 253_402_300_800 }, { $0.2 = $0.2 & ~(0xFFFF << 48) | 1440 << 48 },
      { $0.2 = $0.2 & ~(0xFF << 40) | 6 << 40 }, { $0.2 = $0.2 & ~(0xFF << 32) | 5 << 32 },
      { $0.2 |= 0xFF << 24 }, { $0.2 |= 0xFF << 16 }, { $0.2 |= 0xFF02 }, { $0.2 |= 3 << 32 },
      { $0.1 = 0 }, { $0.1 = size << 32 | 10 }, { $0.1 = 0xFFFF_FF00 << 32 | $0.1 & 0xFFFF_FFFF },
      { $0.1 |= 0xFFFF_FFFF },
      { $0.1 = 3 << 32 | $0.1 & 0xFFFF_FFFF },
    ]
    for (number, change) in changes.enumerated() {
      for place in [1, 2, -2] {
        try setFile(try forge(index, place, change))
        for looksInside in [true, false] {
          let reading = try read(EntryIndexTests.sample, isIndexed: true, looksInside: looksInside)
          let whole = try read(EntryIndexTests.sample, isIndexed: false, looksInside: looksInside)
          #expect(reading.result == whole.result, "\(number) at \(place)")
        }
        #expect(file == index, "\(number) at \(place)")
      }
    }
    for words in [(UInt64.max, size), (0, 1 << 63), (size << 1, 3), (0, size)] as [(UInt64, UInt64)]
    {
      try setFile(try forge(index, -1) { $0 = (words.0, words.1, $0.2) })
      #expect(try read(EntryIndexTests.sample, isIndexed: true).result == expected)
    }
  }

  @Test("counts as missing when its file changes while it is read")
  func changedMeanwhile() throws {
    let lines = (0..<4000).map { line("e\(1000 + $0)", minute: $0 % 60) }
    let bytes = Array(journal(lines).utf8)
    _ = try read(bytes, isIndexed: true, looksInside: false)
    let contents = try #require(file)
    for place in [2, 3000, 3999] {
      try setFile(contents)
      guard var records = index.records(of: bytes), records.next() != nil else {
        Issue.record("The index should be sound.")
        return
      }
      // Another mood, in place.
      var changed = contents
      changed[place * IndexUnit.size + 21] = 1
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("index")))
      try handle.write(contentsOf: changed)
      try handle.close()
      while records.next() != nil {}
      #expect(records.areProven == (place == 2), "\(place)")
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
    walk.writeIndex(of: EntryIndexTests.sample)
    #expect(walk.entryCount == 9)
  }

  @Test("is neither read nor written through a link, and is for its user alone again")
  func links() throws {
    let expected = try read(EntryIndexTests.sample, isIndexed: true).result
    let index = try #require(file)
    try setFile(index)
    try folder.set(.posixPermissions, 0o666, of: "index")
    try folder.write("precious", to: "notes")
    try Data(index).write(to: URL(fileURLWithPath: folder.path("elsewhere")))
    for target in ["notes", "elsewhere", "nowhere", "index"] {
      try FileManager.default.removeItem(atPath: folder.path("index"))
      try folder.link("index", to: folder.path(target))
      let (result, isByIndex) = try read(EntryIndexTests.sample, isIndexed: true)
      #expect(result == expected)
      #expect(!isByIndex)
      #expect(try System.facts(ofLink: folder.path("index")).kind == .regular)
      #expect(try folder.permissions("index") == 0o600)
      #expect(file == index)
    }
    #expect(folder.text("notes") == "precious")
    #expect(try folder.names() == ["elsewhere", "index", "notes"])
    try setFile(index.dropLast())
    try folder.set(.posixPermissions, 0o666, of: "index")
    #expect(try read(EntryIndexTests.sample, isIndexed: true).result == expected)
    #expect(try folder.permissions("index") == 0o600)
  }

  @Test("counts as missing at once when it has more entries than fit into the journal")
  func tooLarge() throws {
    let expected = try read(EntryIndexTests.sample, isIndexed: true).result
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("index")))
    // Ten terabytes of zeros behind the units, which take no room on the disk.
    try handle.truncate(atOffset: UInt64(IndexUnit.size) * 400_000_000_000)
    try handle.close()
    let (result, isByIndex) = try read(EntryIndexTests.sample, isIndexed: true)
    #expect(result == expected)
    #expect(!isByIndex)
    #expect(try read(EntryIndexTests.sample, isIndexed: true).isByIndex)
  }

  @Test("of many entries is read and written in chunks", arguments: [false, true])
  func manyEntries(looksInside: Bool) throws {
    let lines = (0..<20_000).map { line("e\($0)", minute: $0 % 60) }
    let bytes = Array(journal(lines).utf8)
    var walk = JournalWalk(by: index)
    let expected = try walk.read(bytes) { _ in Everything(looksInside: looksInside) }
    walk.writeIndex(of: bytes)
    #expect(!walk.isByIndex)
    var again = JournalWalk(by: index)
    let (records, tally) = try again.read(bytes) { _ in Everything(looksInside: looksInside) }
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
      _ = try walk.read(bytes) { _ in Everything(looksInside: looksInside) }
      #expect(!walk.isByIndex, "at \(place)")
    }
  }
}
