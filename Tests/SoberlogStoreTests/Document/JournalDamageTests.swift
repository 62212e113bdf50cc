import Foundation
import SoberlogCore
import StrictJSON
import Testing

@testable import SoberlogStore

/// What makes a file no journal at all, or no sound JSON.
@Suite("Damage of a journal")
struct JournalDamageTests {
  @Test(
    "A file without a journal in it is damaged, never empty",
    arguments: [
      ("▸", .empty), ("▸ \n\t\r\n", .empty), ("▸\u{0}\u{0}\u{0}\u{0}\u{0}", .empty),
      ("▸\n", .empty), ("▸[]", .expected(.object, found: .array)),
      (" \n ▸\"journal\"", .expected(.object, found: .string)),
      ("▸1", .expected(.object, found: .number)), ("▸null", .expected(.object, found: .null)),
      ("▸true", .expected(.object, found: .true)), ("▸soberlog", .unexpected("s")),
      ("▸" + String(repeating: "[", count: 100_000), .expected(.object, found: .array)),
    ] as [(String, JSONError.Reason)])
  func noJournal(text: String, reason: JSONError.Reason) throws {
    try Damage.expect(.json(reason), in: text)
  }

  @Test("A byte order mark alone is an empty file")
  func byteOrderMark() throws {
    let damage = try Damage(of: [0xEF, 0xBB, 0xBF])
    #expect(damage == Damage(reason: .json(.empty), line: 1, column: 1))
  }

  @Test(
    "A file in another encoding is named as such",
    arguments: [
      (.utf16LittleEndian, .utf16), (.utf16BigEndian, .utf16), (.utf16, .utf16),
      (.utf32LittleEndian, .utf32), (.utf32BigEndian, .utf32), (.utf32, .utf32),
    ] as [(String.Encoding, JSONError.Reason)])
  func encodings(encoding: String.Encoding, reason: JSONError.Reason) throws {
    let bytes = try #require(journal(line("a")).data(using: encoding))
    let damage = try Damage(of: Array(bytes))
    #expect(damage == Damage(reason: .json(reason), line: 1, column: 1))
  }

  @Test("A journal that is cut off at any byte is damaged")
  func cutOff() throws {
    let text = journal(
      line("a", rest: #","emoji":"🏔️","x":[1,{"y":null}]"#), line("b\\u00e9"),
      settings: #"{"dayStartsAt":"04:00","startCountsAs":0,"savings":"800円"}"#,
      deleted: [#"{"id":"c","at":"2026-11-30T12:15:00Z"}"#])
    let bytes = Array(text.utf8.dropLast())
    #expect(try Damage(of: bytes) == nil)
    for length in bytes.indices {
      let damage = try Damage(of: Array(bytes[..<length]))
      let reasons: [JournalDamage.Reason] = [
        .json(.empty), .json(.unexpectedEnd), .json(.invalidUTF8),
      ]
      #expect(damage.map { reasons.contains($0.reason) } ?? false, "\(length)")
    }
  }

  @Test(
    "Text behind the journal, and what git leaves in a conflict, is damage",
    arguments: [
      (journal(line("a")) + "▸x", .trailingText), (journal() + "▸{}", .trailingText),
      (journal() + "▸\u{0}", .trailingText), (journal() + "▸]", .trailingText),
      ("▸<<<<<<< HEAD\n" + journal(), .gitConflictMarker),
      (journal(line("a") + ",\n▸<<<<<<< HEAD", line("b")), .gitConflictMarker),
      (journal(line("a") + "\n▸=======", line("b")), .gitConflictMarker),
      (journal(line("a")) + "▸>>>>>>> theirs\n", .gitConflictMarker),
      (journal(line("a") + ",▸", line("b")), .unexpected(",")),
      (journal(line("a") + ",\n▸").replacing("\n]}", with: "]}"), .unexpected("]")),
      (journal(line("a") + "▸" + line("b")), .unexpected("{")),
    ] as [(String, JSONError.Reason)])
  func trailing(text: String, reason: JSONError.Reason) throws {
    try Damage.expect(.json(reason), in: text)
  }

  @Test(
    "A key that an object has twice is damage, at any depth",
    arguments: [
      (#"{"soberlog":1,▸"soberlog":1,"entries":[]}"#, "soberlog"),
      (#"{"soberlog":1,"entries":[],▸"entries":[]}"#, "entries"),
      (#"{"soberlog":1,"entries":[],▸"entrie\u0073":[]}"#, "entries"),
      (journal(settings: #"{"savings":"$5",▸"savings":"$5"}"#), "savings"),
      (journal(deleted: [#"{"id":"a",▸"id":"b"}"#]), "id"),
      (journal(line("a", rest: #",▸"id":"b""#)), "id"),
      (journal(line("a", rest: #","x":{"y":1,"z":[{"a":1,▸"\u0061":2}]}"#)), "a"),
      (journal(line("a", rest: ",\"\u{E9}\":1,▸\"e\u{301}\":2")), "\u{E9}"),
      (journal(line("a", rest: #","か\u3099":1,▸"が":2"#)), "が"),
    ])
  func duplicateKeys(text: String, key: String) throws {
    try Damage.expect(.json(.duplicateKey(key)), in: text)
  }

  @Test(
    "Deep nesting is refused where it goes beyond the limit",
    arguments: [(#"{"soberlog":1,"x":"#, 511), (#"{"soberlog":1,"entries":[{"x":"#, 509)])
  func depth(start: String, allowed: Int) throws {
    let brackets = { String(repeating: "[", count: $0) }
    try Damage.expect(
      .json(.tooDeep(limit: 512)), in: start + brackets(allowed) + "▸" + brackets(100_000))
  }

  @Test("Bytes that are not UTF-8 are damage where they stand")
  func invalidUTF8() throws {
    for wrong in [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]] as [[UInt8]] {
      let parts = journal(line("山"), line("b", rest: ",\"x\":\"高尾|\"")).split(separator: "|")
      let bytes = Array(parts[0].utf8) + wrong + Array(parts[1].utf8)
      let damage = try Damage(of: bytes)
      let column = parts[0].split(separator: "\n").last?.unicodeScalars.count ?? 0
      #expect(damage == Damage(reason: .json(.invalidUTF8), line: 6, column: column + 1))
    }
  }
}
