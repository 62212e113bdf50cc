import SoberlogCore
import Testing

@testable import SoberlogStore

@Suite("The line of an entry")
struct EntryLineTests {
  /// The text of a line.
  private static func text(_ line: EntryLine) -> String {
    String(decoding: line.bytes, as: UTF8.self)
  }

  /// What a line becomes when something about its entry changes.
  private static func edited(_ old: String, _ body: (inout JournalEntry) throws -> Void) throws
    -> String
  {
    let document = try JournalDocument(journal(old))
    var entry = document.entry(try #require(document.records.first))
    try body(&entry)
    return text(try EntryLine(entry, replacing: Array(old.utf8)))
  }

  @Test("A new entry has the keys in the order of the format, and mood and note always")
  func newEntry() throws {
    var entry = try JournalEntry("k3f9q2m7xa", at: "2026-11-29T21:15:00Z")
    #expect(
      EntryLineTests.text(EntryLine(entry))
        == #"{"at":"2026-11-29T21:15:00+00:00","id":"k3f9q2m7xa","mood":"notSelected","note":""}"#)
    entry.mood = .good
    entry.emoji = "🏔️"
    entry.event = .unknown("party")
    entry.note = "高尾山"
    entry.edited = try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00")
    entry.unknownFields = [
      UnknownField(name: "b", json: "{ \"x\" : [ 1.50,\n2e+0 ] }"),
      UnknownField(name: "a\"", json: #"" \u00e9 ""#),
    ]
    #expect(
      EntryLineTests.text(EntryLine(entry)) == #"""
        {"at":"2026-11-29T21:15:00+00:00","id":"k3f9q2m7xa","mood":"good","emoji":"🏔️",\#
        "event":"party","note":"高尾山","edited":"2026-11-30T12:15:00Z",\#
        "b":{"x":[1.50,2e+0]},"a\"":" \u00e9 "}
        """#)
  }

  @Test(
    "What would act on a terminal, and what JSON demands, is written as an escape",
    arguments: [
      ("\"\\/", #"\"\\/"#), ("\n\r\t\u{8}\u{C}", #"\n\r\t\b\f"#),
      ("\u{0}\u{1B}[31m", #"\u0000\u001b[31m"#),
      ("\u{7F}\u{80}\u{9F}\u{A0}", "\\u007f\\u0080\\u009f\u{A0}"),
      ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{202A}\u{202E}", #"\u202a\u202e"#),
      ("\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", #"\u2066\u2069\u200e\u200f\u061c"#),
      ("é e\u{301} 山 👩‍👧 ﷽", "é e\u{301} 山 👩‍👧 ﷽"), ("\u{10FFFF}\u{E000}", "\u{10FFFF}\u{E000}"),
    ])
  func escapes(note: String, written: String) throws {
    let line = EntryLine(try JournalEntry("a", note: note))
    #expect(
      EntryLineTests.text(line).utf8.elementsEqual(
        #"{"at":"2026-11-29T21:00:00+09:00","id":"a","mood":"notSelected","note":"\#(written)"}"#
          .utf8))
    let document = try JournalDocument(journal(EntryLineTests.text(line)))
    let read = document.entry(try #require(document.records.first))
    #expect(read.note.utf8.elementsEqual(note.utf8))
  }

  @Test("In a changed entry every field keeps its place, and unknown ones their text")
  func places() throws {
    let old = #"""
      { "x" : 1.50e+1, "note":"\u0061", "mood":"good", "y":{ "z":"\u00e9" }, "id":"a", \#
      "at":"2026-11-29T21:00:00+09:00", "":null }
      """#
    let new = try EntryLineTests.edited(old) { $0.note = "b" }
    #expect(
      new == #"""
        {"x":1.50e+1,"note":"b","mood":"good","y":{"z":"\u00e9"},"id":"a",\#
        "at":"2026-11-29T21:00:00+09:00","":null}
        """#)
  }

  @Test(
    "Fields that come stand where the format has them, beside those that were there",
    arguments: [
      (
        #"{"at":"2026-11-29T21:00:00+09:00","id":"a","mood":"bad","note":"","x":1}"#,
        #"{"at":"2026-11-29T21:00:00+09:00","id":"a","mood":"bad","emoji":"🍵","event":"urge","note":"","edited":"2026-11-30T12:15:00Z","x":1}"#
      ),
      (
        #"{"id":"a","at":"2026-11-29T21:00:00+09:00"}"#,
        #"{"id":"a","mood":"notSelected","emoji":"🍵","event":"urge","note":"","edited":"2026-11-30T12:15:00Z","at":"2026-11-29T21:00:00+09:00"}"#
      ),
      (
        #"{"x":1,"note":"n","y":2,"at":"2026-11-29T21:00:00+09:00","id":"a"}"#,
        #"{"x":1,"note":"n","edited":"2026-11-30T12:15:00Z","y":2,"at":"2026-11-29T21:00:00+09:00","id":"a","mood":"notSelected","emoji":"🍵","event":"urge"}"#
      ),
    ])
  func newFields(old: String, new: String) throws {
    let edited = try EntryLineTests.edited(old) { entry in
      entry.emoji = "🍵"
      entry.event = .urge
      entry.edited = try LocalTimestamp(rfc3339: "2026-11-30T12:15:00Z")
    }
    #expect(edited == new)
  }

  @Test("Fields that go leave nothing behind")
  func removedFields() throws {
    let old = #"""
      {"at":"2026-11-29T21:00:00+09:00","x":1,"emoji":"🍵","id":"a","event":"urge","y":2,\#
      "mood":"bad","edited":"2026-11-30T12:15:00Z","note":"n"}
      """#
    let edited = try EntryLineTests.edited(old) { entry in
      entry.emoji = nil
      entry.event = nil
      entry.edited = nil
      entry.mood = .notSelected
      entry.note = ""
      entry.unknownFields.removeFirst()
    }
    #expect(
      edited == #"""
        {"at":"2026-11-29T21:00:00+09:00","id":"a","y":2,"mood":"notSelected","note":""}
        """#)
  }

  @Test("Unknown fields of another version of the entry take the place of the old ones")
  func otherUnknownFields() throws {
    let old = #"{"at":"2026-11-29T21:00:00+09:00","x":1,"id":"a","mood":"bad","note":"","y":2}"#
    let edited = try EntryLineTests.edited(old) { entry in
      entry.unknownFields = [
        UnknownField(name: "y", json: "[3]"), UnknownField(name: "z", json: "4"),
        UnknownField(name: "x", json: "5"),
      ]
    }
    #expect(
      edited == #"""
        {"at":"2026-11-29T21:00:00+09:00","x":5,"id":"a","mood":"bad","note":"","y":[3],"z":4}
        """#)
  }
}
