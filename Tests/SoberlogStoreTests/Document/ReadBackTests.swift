import SoberlogCore
import Testing

@testable import SoberlogStore

/// The check that what is new reads as it was meant, before anything is written.
@Suite("Reading back a change")
struct ReadBackTests {
  /// Whether a change of a journal with an entry "old" reads back as it was meant.
  private static func isReadBack(_ body: (inout JournalChange) throws -> Void) throws -> Bool {
    let document = try JournalDocument(
      journal(
        line("old", rest: #","x":1,"y":"\u00e9""#),
        deleted: [
          #"{"id":"gone","at":"2026-11-30T12:15:00Z"}"#
        ]))
    var change = JournalChange(of: document)
    try body(&change)
    return change.isReadBack
  }

  @Test("Any text, field and setting that a journal can have reads back")
  func sound() throws {
    #expect(try ReadBackTests.isReadBack { _ in })
    #expect(
      try ReadBackTests.isReadBack { change in
        for (index, note) in ["", "\u{0}\"\\\r\n", "e\u{301}é", "\u{202E}\u{FEFF}"].enumerated() {
          var entry = try JournalEntry("n\(index)", note: note)
          entry.emoji = note
          entry.event = .unknown(note)
          entry.edited = entry.at
          entry.unknownFields = [
            UnknownField(name: note, json: " [ 1.50 ,\n{} ] "), UnknownField(name: "b", json: "1"),
            UnknownField(name: "a", json: "2"),
          ]
          change.add(entry)
        }
        try change.settings.set(.savings, to: "12.50 EUR")
        try change.settings.set(.startCountsAs, to: "1")
      })
    #expect(
      try ReadBackTests.isReadBack { change in
        try change.edit("old") { entry in
          entry.note = "new"
          entry.unknownFields =
            entry.unknownFields.reversed() + [UnknownField(name: "a", json: "1")]
        }
      })
    #expect(
      try ReadBackTests.isReadBack { change in
        try change.delete("old")
        change.add(try JournalEntry("old", note: "again"))
      })
  }

  @Test(
    "A field that is no field of its own does not read back",
    arguments: [
      ("x", ""), ("x", "["), ("x", "01"), ("x", "1}"), ("x", "1} ,{"),
      ("mood", "\"good\""), ("note", "\"x\""), ("id", "\"b\""), ("edited", "\"\""),
    ])
  func wrongFields(name: String, json: String) throws {
    let field = UnknownField(name: name, json: json)
    #expect(
      try !ReadBackTests.isReadBack { change in
        var entry = try JournalEntry("a")
        entry.unknownFields = [field]
        change.add(entry)
      })
    #expect(
      try !ReadBackTests.isReadBack { change in
        try change.edit("old") { $0.unknownFields.append(field) }
      })
  }

  @Test("Two fields of one name, also when they differ in composition, do not read back")
  func twoFields() throws {
    for names in [["x", "x"], ["é", "e\u{301}"]] {
      #expect(
        try !ReadBackTests.isReadBack { change in
          var entry = try JournalEntry("a")
          entry.unknownFields = names.map { UnknownField(name: $0, json: "1") }
          change.add(entry)
        })
    }
  }

  @Test(
    "A moment that cannot be read does not read back", arguments: [300_000_000_000, -3_000_000_000])
  func moments(seconds: Int64) throws {
    #expect(
      try !ReadBackTests.isReadBack { change in
        let entry = JournalEntry(
          id: try JournalEntry("a").id, at: LocalTimestamp(utcSeconds: seconds))
        change.add(entry)
      })
  }

  @Test("Settings that were not set do not read back")
  func settings() throws {
    #expect(try !ReadBackTests.isReadBack { $0.settings.startCountsAs = .zero })
  }

  @Test("Nesting is checked where the line will stand", arguments: [(509, true), (510, false)])
  func depth(brackets: Int, isReadBack: Bool) throws {
    let json = String(repeating: "[", count: brackets) + String(repeating: "]", count: brackets)
    #expect(
      try ReadBackTests.isReadBack { change in
        var entry = try JournalEntry("a")
        entry.unknownFields = [UnknownField(name: "x", json: json)]
        change.add(entry)
      } == isReadBack)
  }

  @Test(
    "An identifier that an entry has already does not read back",
    arguments: [["old"], ["a", "a"], ["a", "b", "c", "a"], ["a", "old"]])
  func oldIDs(ids: [String]) throws {
    #expect(
      try !ReadBackTests.isReadBack { change in
        for (index, id) in ids.enumerated() {
          change.add(try JournalEntry(id, at: "2026-11-2\(index)T21:00:00Z"))
        }
      })
  }
}
