import SoberlogCore
import StrictJSON
import TestSupport
import Testing

@testable import SoberlogStore

@Suite("The fields of an entry")
struct EntryFieldsTests {
  /// Entries that stand as this program writes them.
  static let lines = [
    #"{"at":"2026-11-30T21:15:00+09:00","id":"k3v9x2m4p8","mood":"good","note":"高尾山に登った"}"#,
    #"{"at":"2026-11-30T21:15:00+09:00","id":"k3v9x2m4p8","mood":"best","emoji":"⛰️","#
      + #""event":"start","note":"a\n\"b\" \u00e9","edited":"2026-11-30T12:15:00Z"}"#,
    #"{"at":"2026-02-28T23:59:60Z","id":"a","mood":"notSelected","event":"urge","note":""}"#,
    #"{"at":"2026-11-30T21:15:00+09:00","id":"é日","mood":"w\u006frst","note":"\ud83c\udf43"}"#,
  ]

  /// What reading an entry ends with.
  private enum Result: Equatable {
    case entry(JournalEntry, length: Int)
    case damage(JournalDamage.Reason, at: Int)
  }

  /// Entries that stand as `--json` writes them.
  static let exportedLines = [
    #"{"at":"2026-11-30T21:15:00+09:00","day":"2026-11-30","id":"k3v9x2m4p8","mood":"good","#
      + #""emoji":null,"event":null,"note":"高尾山に登った"}"#,
    #"{"at":"2026-11-30T21:15:00+09:00","day":"2026-11-30","id":"k3v9x2m4p8","mood":"best","#
      + #""emoji":"⛰️","event":"start","note":"a\n\"b\"","edited":"2026-11-30T12:15:00Z"}"#,
    #"{"at":"2026-02-28T23:59:60Z","day":"2026-02-28","id":"a","mood":"notSelected","#
      + #""emoji":null,"event":"urge","note":"","x":[1,null]}"#,
    #"{"at":null,"day":1,"id":"a","mood":null,"emoji":"⛰️","emoji":null,"event":null,"note":null}"#,
  ]

  /// Reads an entry; places in it are counted without the blanks before them.
  private func read(_ line: [UInt8], blanks: Int = 0, isExported: Bool = false) throws -> Result {
    var reader = JSONReader(line, rereadingFrom: 0)
    do {
      let fields = try EntryFields(from: &reader, isExported: isExported)
      return .entry(JournalEntry(fields, in: reader), length: fields.range.count - blanks)
    } catch let error as JSONError {
      return .damage(.json(error.reason), at: max(0, error.offset - blanks))
    } catch let damage as JournalDamage {
      return .damage(damage.reason, at: max(0, damage.offset - blanks))
    }
  }

  /// An entry, and whether its layout is known after it was read.
  static let layouts: [(line: String, isKnown: Bool)] = [
    (lines[0], true),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"notSelected","note":""}"#, true),
    (#"{"at":"2026-11-30T12:15:00.25-03:30","id":"日","mood":"bad","emoji":"","note":"a"}"#, true),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"best","event":"start","note":"b"}"#, true),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"worst","event":"slip","note":"b"}"#, true),
    (
      #"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"neutral","emoji":"🍵","event":"urge","#
        + #""note":"a\n\"b\" \u00e9"}"#, true
    ),
    (#"{"at":"2026-11-30T12:15:00\u005a","id":"a","mood":"good","note":"b"}"#, true),
    (#"{"at":"2026-11-30T12:15:00Z","id":"\u0061","mood":"good","note":"b"}"#, false),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"g\u006fod","note":"b"}"#, false),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"good","emoji":"\u2615","note":"b"}"#, false),
    (
      #"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"good","event":"sl\u0069p","note":"b"}"#, false
    ),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"good","event":"party","note":"b"}"#, false),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","note":"b"}"#, false),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"good"}"#, false),
    (#"{"at":"2026-11-30T12:15:00Z","id":"a","mood":"good","note":"b","x":1}"#, false),
    (#"{"id":"a","at":"2026-11-30T12:15:00Z","mood":"good","note":"b"}"#, false),
    (#"{"at":"2026-11-30T12:15:00Z", "id":"a","mood":"good","note":"b"}"#, false),
    (lines[1], false),
    (
      #"{"at":"2026-11-30T12:15:00Z","id":"\#(String(repeating: "x", count: 256))","#
        + #""mood":"good","note":"b"}"#, false
    ),
  ]

  @Test("are the same when they are read again by their layout", arguments: layouts)
  func layout(_ line: String, isKnown: Bool) throws {
    // Near the end of a text nothing is read as this program writes it.
    let bytes = Array((" " + line + String(repeating: "\n", count: 20)).utf8)
    var reader = JSONReader(bytes, rereadingFrom: 1)
    let fields = try EntryFields(from: &reader)
    let record = EntryRecord(fields)
    #expect(record.layout.traits.contains(.isKnown) == isKnown)
    #expect(JournalEntry(record, in: bytes) == JournalEntry(fields, in: reader))
    #expect(EntryID.ofEntry(record, in: bytes) == EntryID(fields, in: reader))
    #expect(EntryRecord(EntryFields.ofEntry(record, in: bytes).0) == record)
    // In place of an entry with fields that this one has not.
    let changed = Array((EntryFieldsTests.lines[1] + String(repeating: "\n", count: 20)).utf8)
    var other = JSONReader(changed, rereadingFrom: 0)
    var reread = try EntryFields(from: &other)
    reread.reread(record, by: &reader)
    #expect(JournalEntry(reread, in: reader) == JournalEntry(fields, in: reader))
    #expect(reread.isPlain == fields.isPlain)
  }

  @Test("have a layout that is told from any other, whatever byte is spoiled", arguments: layouts)
  func otherLayout(_ line: String, isKnown: Bool) throws {
    let bytes = Array((" " + line + ",").utf8)
    var reader = JSONReader(bytes + Array(repeating: 0x0A, count: 20), rereadingFrom: 1)
    let record = EntryRecord(try EntryFields(from: &reader))
    let isPlain = isKnown && !line.contains(#"\u005a"#)
    func found(_ bytes: [UInt8], _ record: EntryRecord) -> [Range<Int>?]? {
      record.layout.textsFound(of: record, in: bytes).map { [$0.id, $0.emoji, $0.note] }
    }
    let texts = found(bytes, record)
    #expect((texts != nil) == isPlain)
    guard let texts else { return }
    let layout = record.layout.texts(of: record, in: bytes)
    #expect(texts == [layout.id.range, layout.emoji?.range, layout.note.range])
    for place in record.range {
      let isInText = texts.contains { $0?.contains(place) == true }
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "1"), bytes[place] ^ 1, bytes[place] &+ 1]
      where byte != bytes[place] {
        var spoiled = bytes
        spoiled[place] = byte
        // Fractions of a second do not matter.
        var reader = JSONReader(spoiled + spoiled, rereadingFrom: 1)
        let isSame = (try? EntryFields(from: &reader)).map { EntryRecord($0) } == record
        #expect((found(spoiled, record) == texts) == (isInText || isSame))
      }
    }
    for count in 0..<record.range.upperBound {
      #expect(found(Array(bytes[..<count]), record) == nil)
    }
    #expect(found(bytes, record.moved(to: 0)) == nil)
    #expect(found(bytes, record.moved(to: 2)) == nil)
  }

  @Test(
    "are the same whether the entry stands as this program writes it or with a blank",
    arguments: lines)
  func blank(_ line: String) throws {
    let plain = Array(line.utf8)
    #expect(try read(plain) == read(withBlank(plain), blanks: 1))
    guard case .entry(_, plain.count) = try read(plain) else {
      Issue.record("The entry should be read to its end.")
      return
    }
  }

  @Test(
    "are refused at the same place, or read alike, after any one byte was spoiled", arguments: lines
  )
  func spoiled(_ line: String) throws {
    var generator = SeededGenerator(seed: 8)
    let plain = Array(line.utf8)
    let bytes: [UInt8] =
      Array("\"\\{},: \n\u{7F}0aZ".utf8) + [0, 0x80, 0xC0, 0xE0, 0xED, 0xF4, 0xFF]
    for index in plain.indices.dropFirst() {
      for byte in bytes + [UInt8.random(in: 0...255, using: &generator)] {
        var spoiled = plain
        spoiled[index] = byte
        #expect(try read(spoiled) == read(withBlank(spoiled), blanks: 1), "\(byte) at \(index)")
      }
      let cut = Array(plain[..<index])
      #expect(try read(cut) == read(withBlank(cut), blanks: 1), "cut at \(index)")
    }
  }

  @Test(
    "are the same, or refused at the same place, when they are exported ones",
    arguments: exportedLines)
  func exported(_ line: String) throws {
    let plain = Array(line.utf8)
    let bytes: [UInt8] = Array("\"\\{},:nul \n0a".utf8) + [0x80, 0xE0]
    let check = { (line: [UInt8], note: String) in
      let withBlank = try read(withBlank(line), blanks: 1, isExported: true)
      #expect(try read(line, isExported: true) == withBlank, "\(note)")
    }
    try check(plain, "whole")
    for index in plain.indices.dropFirst() {
      for byte in bytes {
        var spoiled = plain
        spoiled[index] = byte
        try check(spoiled, "\(byte) at \(index)")
      }
      try check(Array(plain[..<index]), "cut at \(index)")
    }
  }

  @Test("are not read when an exported one has a field twice, once as null")
  func exportedTwice() throws {
    for field in ["emoji", "event"] {
      for (first, second) in [("\"x\"", "null"), ("null", "\"x\""), ("null", "null")] {
        let members = "\"\(field)\":\(first),\"\(field)\":\(second)"
        let line = #"{"at":"2026-11-30T21:15:00Z","id":"a",\#(members),"note":"long enough"}"#
        guard
          case .damage(.json(.duplicateKey(_)), _) = try read(Array(line.utf8), isExported: true)
        else {
          Issue.record("It should be refused: \(line)")
          continue
        }
      }
    }
  }

  @Test("are found in any order, and a field that stands twice is refused")
  func order() throws {
    let at = #""at":"2026-11-30T21:15:00+09:00""#
    let (id, mood, note) = (#""id":"a""#, #""mood":"good""#, #""note":"x""#)
    let usual = try read(Array("{\(at),\(id),\(mood),\(note)}".utf8))
    #expect(try read(Array("{\(id),\(note),\(at),\(mood)}".utf8)) == usual)
    for twice in ["\(at),\(at),\(id)", "\(at),\(id),\(mood),\(note),\(note)", "\(at),\(id),\(at)"] {
      guard case .damage(.json(.duplicateKey(_)), _) = try read(Array("{\(twice)}".utf8)) else {
        Issue.record("It should be refused: \(twice)")
        continue
      }
    }
  }

  /// The line with a blank behind its first bracket, so that it does not stand as this program
  /// writes it.
  private func withBlank(_ line: [UInt8]) -> [UInt8] {
    line.prefix(1) + Array(" ".utf8) + line.dropFirst()
  }
}
