import SoberlogCore
import SoberlogStore
import Testing

@testable import soberlog

/// Records that are read ahead.
struct RecordBlockTests {
  /// What readers need to know beside the input.
  private static let context = ImportContext(
    zone: .fixed(offsetMinutes: 540), zoneNamed: { _ in nil }, moods: MoodNames())

  /// A line with an entry.
  private static func line(_ number: Int, note: String = "") -> String {
    let second = number % 60 < 10 ? "0\(number % 60)" : "\(number % 60)"
    return #"{"at":"2026-11-29T21:15:\#(second)+09:00","id":"e\#(number)","note":"\#(note)"}"#
  }

  /// Reads lines.
  private static func entries(_ lines: [String]) throws -> ImportedEntries {
    let text = try InputText(handing: Array((lines.joined(separator: "\n") + "\n").utf8))
    var entries = ImportedEntries(expectedSize: 0)
    var reader: any RecordReader = EntryLines(text, in: context)
    try entries.read(from: &reader, leavingOutEmpty: false)
    #expect(try reader.next() == nil)
    return entries
  }

  @Test(
    "Entries come in order, however many blocks they make",
    arguments: [0, 1, 255, 256, 257, 2303, 2304, 2305, 9000])
  func order(count: Int) throws {
    let entries = try RecordBlockTests.entries((0..<count).map { RecordBlockTests.line($0) })
    #expect(entries.problems.isEmpty && entries.lines == Array(1..<count + 1))
    #expect((0..<count).allSatisfy { entries.batch.id(at: $0).description == "e\($0)" })
  }

  @Test("A block ends with a record that makes it large")
  func size() throws {
    let note = String(repeating: "x", count: 200_000)
    let lines = (0..<9).map { RecordBlockTests.line($0, note: note) }
    let text = try InputText(handing: Array(lines.joined(separator: "\n").utf8))
    var block = RecordBlock(
      from: EntryLines(text, in: RecordBlockTests.context), atMost: 2048)
    var counts = [block.records.count]
    while !block.isLast {
      block = RecordBlock(from: block.reader, atMost: 2048)
      counts.append(block.records.count)
    }
    #expect(counts == [3, 3, 3, 0])
    #expect(try RecordBlockTests.entries(lines).lines == Array(1...9))
  }

  @Test("Problems come in the order of the lines, whoever finds them")
  func problems() throws {
    var lines = (0..<9000).map { RecordBlockTests.line($0) }
    // What the reader finds, and what is found when the entry is added.
    lines[250] = "{}"
    lines[251] = RecordBlockTests.line(17, note: "other")
    lines[3000] = RecordBlockTests.line(299, note: "other")
    lines[3001] = "[]"
    lines[8999] = "x"
    let entries = try RecordBlockTests.entries(lines)
    #expect(entries.problems.map(\.line) == [251, 252, 3001, 3002, 9000])
  }

  @Test("What ends the reading is thrown once the records before it were taken")
  func failure() throws {
    struct Unplugged: Error, Equatable {}
    let handed = HandedBytes(
      Array((0..<5000).map { RecordBlockTests.line($0) + "\n" }.joined().utf8))
    let text = try InputText { limit in
      if handed.limits.count == 4 { throw Unplugged() }
      return handed.next(atMost: limit)
    }
    var entries = ImportedEntries(expectedSize: 0)
    var reader: any RecordReader = EntryLines(text, in: RecordBlockTests.context)
    #expect(throws: Unplugged()) {
      try entries.read(from: &reader, leavingOutEmpty: false)
    }
    #expect(entries.lines.count > 3000 && entries.lines.count < 5000)
  }
}
