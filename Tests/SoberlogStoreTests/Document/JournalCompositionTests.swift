import SoberlogCore
import Testing

@testable import SoberlogStore

@Suite("The document that a change makes")
struct JournalCompositionTests {
  @Test("A new journal has the layout of the format")
  func newJournal() throws {
    let new = try JournalDocument().changed { change in
      change.add(try JournalEntry("b", at: "2026-11-29T21:15:00+09:00", note: "高尾山"))
      change.add(try JournalEntry("a", at: "2026-11-24T07:30:00+09:00"))
    }
    #expect(
      new == """
        {"soberlog":1,"settings":{},
        "deleted":[
        ],
        "entries":[
        {"at":"2026-11-24T07:30:00+09:00","id":"a","mood":"notSelected","note":""},
        {"at":"2026-11-29T21:15:00+09:00","id":"b","mood":"notSelected","note":"高尾山"}
        ]}

        """)
  }

  @Test("A new journal with settings alone has no entry")
  func newSettings() throws {
    let new = try JournalDocument().changed { change in
      try change.settings.set(.savings, to: "800円")
      try change.settings.set(.startCountsAs, to: "0")
      try change.settings.set(.dayStartsAt, to: "04:00")
    }
    #expect(
      new == journal(settings: #"{"dayStartsAt":"04:00","startCountsAs":0,"savings":"800円"}"#))
  }

  @Test("A journal in the layout of the format stays as it is but for what changes")
  func layoutIsKept() throws {
    let old = journal(
      line("a"), line("b", minute: 1), line("c", minute: 2), line("d", minute: 3),
      settings: #"{"dayStartsAt":"04:00"}"#,
      deleted: [#"{"id":"gone","at":"2026-11-30T12:15:00Z"}"#])
    let document = try JournalDocument(old)
    #expect(document.changed { _ in } == old)
    let new = try document.changed { change in
      try change.edit("b") { $0.mood = .good }
      try change.delete("c")
    }
    #expect(
      new
        == journal(
          line("a"), line("b", minute: 1).replacing("notSelected", with: "good"),
          line("d", minute: 3), settings: #"{"dayStartsAt":"04:00"}"#,
          deleted: [
            #"{"id":"c","at":"2026-12-01T00:00:00Z"}"#,
            #"{"id":"gone","at":"2026-11-30T12:15:00Z"}"#,
          ]))
  }

  @Test("An unchanged entry that stands on one line is copied byte for byte")
  func unchangedLines() throws {
    let lines = [
      #"{ "id" : "a",\#t"at" : "2026-11-29T21:00:00+09:00" }"#,
      #"{"at":"2026-11-29T12:01:00Z","note":"\u9ad8\u002f\ud83d\ude00","id":"\u0062"}"#,
      #"{"x":[1.50e+1,-0,1E400,0.1000, true],"id":"c","at":"2026-11-29t21:02:00.5+09:00"}"#,
      "{\"note\":\"e\u{301}\u{2028}\u{202E}\",\"id\":\"d\",\"at\":\"2026-11-29T21:03:00+09:00\"}",
    ]
    let separators = [",\n", ", ", " ,\r\n\t", ",\n\n", "\n,\n"]
    for separator in separators {
      let old = #"{"entries":[\#(lines.joined(separator: separator))], "soberlog": 1}"#
      let new = try JournalDocument(old).changed { change in
        change.add(try JournalEntry("new", at: "2026-11-29T21:02:30+09:00"))
      }
      let added = line("new", minute: 2).replacing(":00+", with: ":30+")
      let expected = journal(lines[0], lines[1], lines[2], added, lines[3])
      #expect(new.utf8.elementsEqual(expected.utf8), "\(separator)")
    }
  }

  @Test("An entry that spans lines is written anew, in the order of the format")
  func entryOnSeveralLines() throws {
    let old = """
      {
        "soberlog": 1,
        "entries": [
          {
            "x": [ 1.50,
              "\\u00e9" ],
            "note": "a \\u0062",
            "id": "a",
            "at": "2026-11-29T12:00:00Z"
          },
          {"id":"b", "at":"2026-11-29T21:01:00+09:00"}
        ]
      }
      """
    let first = #"""
      {"at":"2026-11-29T12:00:00+00:00","id":"a","mood":"notSelected","note":"a b",\#
      "x":[1.50,"\u00e9"]}
      """#
    let second = #"{"id":"b", "at":"2026-11-29T21:01:00+09:00"}"#
    #expect(try JournalDocument(old).changed { _ in } == journal(first, second))
  }

  @Test("Byte order mark, line ends and pretty printing go with the first change")
  func cleanLayout() throws {
    let plain = journal(
      line("a"), line("b", minute: 1, rest: #","event":"slip""#),
      settings: #"{"dayStartsAt":"04:00"}"#,
      deleted: [#"{"id":"gone","at":"2026-11-30T12:15:00Z"}"#])
    let layouts = [
      "\u{FEFF}" + plain, plain.replacing("\n", with: "\r\n"), plain.replacing("\n", with: ""),
      plain.replacing("{", with: "{\n  ").replacing("}", with: "\n}"),
      plain.replacing(#"",""#, with: "\",\r\n\t\""),
    ]
    for layout in layouts {
      #expect(try JournalDocument(layout).changed { _ in } == plain)
    }
  }

  @Test("Members, settings and fields that are not known are kept, in their order")
  func unknownMembers() throws {
    let old = #"""
      {"later":{"a":[1.50, 2]},"entries":[],"settings":{"x":[ 1E2 ],"savings":"$5","\u0079":null},
      "deleted":[{"why":"\u00e9", "id":"gone","at":"2026-11-30T12:15:00Z","by" :1.0}],
      "soberlog":1,"more":"\u0062"}
      """#
    let new = try JournalDocument(old).changed { change in
      change.settings.unset(.savings)
      try change.settings.set(.dayStartsAt, to: "04:00")
    }
    #expect(
      new == #"""
        {"soberlog":1,"settings":{"dayStartsAt":"04:00","x":[1E2],"y":null},
        "later":{"a":[1.50,2]},
        "more":"\u0062",
        "deleted":[
        {"why":"\u00e9","id":"gone","at":"2026-11-30T12:15:00Z","by":1.0}
        ],
        "entries":[
        ]}

        """#)
    #expect(try JournalDocument(new).changed { _ in } == new)
  }

  @Test(
    "A setting that changes keeps its place, one that comes stands where the format has it",
    arguments: [
      (
        #"{"savings":"$5","x":1,"dayStartsAt":"03:00"}"#,
        #"{"savings":"$5","x":1,"dayStartsAt":"04:00","startCountsAs":0}"#
      ),
      (#"{"x":1}"#, #"{"dayStartsAt":"04:00","startCountsAs":0,"x":1}"#),
      (#"{"startCountsAs":1}"#, #"{"dayStartsAt":"04:00","startCountsAs":0}"#),
    ])
  func settings(old: String, new: String) throws {
    let changed = try JournalDocument(journal(line("a"), settings: old)).changed { change in
      try change.settings.set(.dayStartsAt, to: "04:00")
      try change.settings.set(.startCountsAs, to: "0")
    }
    #expect(changed == journal(line("a"), settings: new))
  }
}
