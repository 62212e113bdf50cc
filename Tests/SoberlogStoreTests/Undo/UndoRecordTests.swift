import SoberlogCore
import StrictJSON
import Testing

@testable import SoberlogStore

/// A record as a line of the log.
@Suite struct UndoRecordTests {
  /// A moment.
  private static let time = LocalTimestamp(utcSeconds: 1_796_040_900)

  /// An identifier that a journal may have, and a log has to write with escapes.
  private static let oddID = EntryID("\"\\ 山\u{202E}")

  @Test("What is written is read back to the byte", arguments: [false, true])
  func roundTrip(isUndone: Bool) throws {
    let id = try #require(UndoRecordTests.oddID)
    let odd = Array("{ \"at\" : \"x\\u202e\u{202E}\",  \"n\":[1.0, 1e9] }".utf8)
    let records = [
      UndoRecord(command: "add", at: UndoRecordTests.time, lines: [], settings: nil),
      UndoRecord(
        command: "a \"command\"\n", at: UndoRecordTests.time,
        lines: [
          .init(id: id, before: odd, after: nil), .init(id: id, before: nil, after: odd),
          .init(id: id, before: odd, after: Array("{}".utf8)),
        ], settings: nil, isUndone: isUndone),
      UndoRecord(
        command: "settings", at: UndoRecordTests.time, lines: [],
        settings: .init(before: Array("{}".utf8), after: Array(#"{"x":1}"#.utf8)),
        isUndone: isUndone),
      UndoRecord(
        command: "import", at: UndoRecordTests.time,
        lines: [.init(id: id, before: odd, after: nil)], settings: nil,
        brought: Array("[\(line("a")),\(line("b"))]".utf8), isUndone: isUndone),
    ]
    for record in records {
      #expect(!record.line.contains(UInt8(ascii: "\n")))
      #expect(try UndoRecord(line: record.line) == record)
    }
  }

  @Test(
    "Fields that are not known are skipped, and optional ones may be missing",
    arguments: [
      #"{"command":"add","at":"2026-11-30T12:15:00Z"}"#,
      #"{"x":{"y":[]},"at":"2026-11-30T12:15:00Z","undone":false,"lines":[],"command":"add"}"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z","settings":[{}]}"#,
    ])
  func otherFields(line: String) throws {
    let expected = UndoRecord(command: "add", at: UndoRecordTests.time, lines: [], settings: nil)
    #expect(try UndoRecord(line: Array(line.utf8)) == expected)
  }

  @Test(
    "A line that is no record is refused",
    arguments: [
      "", "x", "[]", "{}", #"{"command":"add"}"#, #"{"at":"2026-11-30T12:15:00Z"}"#,
      #"{"command":1,"at":"2026-11-30T12:15:00Z"}"#, #"{"command":"add","at":"yesterday"}"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z","undone":"no"}"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z","lines":{}}"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z","lines":[1]}"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z","lines":[{"before":null}]}"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z","lines":[{"id":""}]}"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z"} x"#,
      #"{"command":"add","at":"2026-11-30T12:15:00Z""#,
    ])
  func damage(line: String) {
    #expect(throws: (any Error).self) { try UndoRecord(line: Array(line.utf8)) }
  }
}
