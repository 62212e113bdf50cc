import Foundation
import SoberlogCore
import Testing

@testable import soberlog

/// Taking in entries of other files.
struct ImportCommandTests {
  /// Two entries as JSON Lines.
  private static let lines = """
    {"at":"2026-11-01T09:00:00+09:00","day":"2026-11-01","id":"aaaa","mood":"good","note":"first"}
    {"at":"2026-11-02T09:00:00+09:00","id":"bbbb","mood":"bad","emoji":null,"note":"second","later":[1]}

    """

  @Test("Entries come in with all that they say, and importing them again adds nothing")
  func twice() {
    let diary = Diary([.entry("11-29", "old")])
    let call = diary.importing(ImportCommandTests.lines)
    #expect(call.out.hasPrefix("Added 2 entries from standard input\n"), "\(call.transcript)")
    #expect(call.out.contains("JSON Lines (guessed"))
    let journal = diary.journal
    #expect(
      diary.entryLines == [
        #"{"at":"2026-11-01T09:00:00+09:00","id":"aaaa","mood":"good","note":"first"}"#,
        #"{"at":"2026-11-02T09:00:00+09:00","id":"bbbb","mood":"bad","note":"second","later":[1]}"#,
        #"{"at":"2026-11-29T12:00:00+09:00","id":"e000000001","note":"old"}"#,
      ])
    let again = diary.importing(ImportCommandTests.lines, "--from", "jsonl")
    #expect(again.code == 0 && again.out.contains("Already there  2\n"), "\(again.transcript)")
    #expect(diary.journal == journal)
  }

  @Test("A trial tells the same and changes nothing, not even where there is no journal")
  func dryRun() throws {
    let diary = Diary()
    let call = diary.importing(ImportCommandTests.lines, "--dry-run", "--quiet")
    #expect(call.code == 0 && call.err.isEmpty)
    #expect(
      call.out.hasPrefix("2 entries would be added from standard input; nothing was changed\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: diary.home).isEmpty)
  }

  @Test("Undoing takes all of it out, so that it can be imported again")
  func undo() {
    let diary = Diary([.entry("11-29", "old")])
    let before = diary.journal.replacing(#""old"}"#, with: #""old"}"#)
    diary.importing(ImportCommandTests.lines)
    let after = diary.journal
    diary.now = "2026-12-24T09:00:00+09:00"
    #expect(diary.run("undo").out.hasPrefix("Undone: import aaaa “first”, bbbb “second” ("))
    #expect(diary.journal == before)
    #expect(diary.run("redo").code == 0)
    #expect(diary.journal == after)
    diary.run("undo")
    #expect(diary.importing(ImportCommandTests.lines).out.hasPrefix("Added 2 entries"))
    #expect(diary.journal == after)
  }

  @Test("One bad record, even the last, and nothing is imported")
  func allOrNothing() {
    let diary = Diary([.entry("11-29", "old")])
    let journal = diary.journal
    let records = [
      #"{"at":"2026-11-31T09:00:00+09:00","id":"x"}"#, #"{"id":"x"}"#, "{", "[]", "x", #"{"at":1}"#,
      #"{"at":"2026-11-01T09:00:00+09:00","id":"x","mood":"great"}"#,
      #"{"at":"2026-11-01T09:00:00+09:00","id":"aaaa","note":"other"}"#,
      #"{"at":"2026-11-01T09:00:00+09:00","id":"x","x":\#(String(repeating: "[", count: 600))"#,
    ]
    for record in records {
      let lines = ImportCommandTests.lines
      // Of two records with one identifier the second is the bad one.
      let first = record.contains("other") ? 2 : 1
      for (text, line) in [(lines + record, 3), (record + "\n" + lines, first)] {
        let call = diary.importing(text, "--from", "jsonl")
        #expect(call.code == 65 && call.out.isEmpty, "\(call.transcript)")
        #expect(call.err.hasPrefix("soberlog: -:\(line):"), "\(call.transcript)")
        #expect(call.err.contains("nothing was imported"))
      }
    }
    #expect(diary.journal == journal)
  }

  @Test("Several problems are told at once, but not endlessly many")
  func manyProblems() {
    let text = "at,note\n" + String(repeating: "soon,x\n", count: 50)
    let call = Diary().importing(text)
    #expect(call.err.lines.count { $0.contains("not a date and time") } == 10)
    #expect(call.err.contains("-:11: not a date"))
  }

  @Test("Entries that were deleted here stay so, and those that differ stay as they are here")
  func known() throws {
    let diary = Diary()
    diary.importing(ImportCommandTests.lines)
    diary.run("delete", "--yes", "aaaa")
    diary.run("edit", "bbbb", "--note", "changed here")
    let journal = diary.journal
    let call = diary.importing(ImportCommandTests.lines)
    #expect(call.out.contains("Left out       1 deleted here before\n"), "\(call.transcript)")
    #expect(call.out.contains("Already there  1, of which 1 with other content"))
    #expect(call.err.contains("-:2: the journal has the entry bbbb with other content"))
    #expect(diary.journal == journal)
  }

  @Test("Records that say the same are one entry, with or without an identifier")
  func duplicates() throws {
    let diary = Diary()
    let row = "2026-11-01T09:00:00+09:00,x\n"
    let call = diary.importing("at,note\n" + row + row + "2026-11-01T09:00:00+09:00,y\n" + row)
    #expect(call.out.contains("2 duplicates (lines 3, 5)"), "\(call.transcript)")
    #expect(try diary.notes().sorted() == ["x", "y"])
    let lines = diary.importing(ImportCommandTests.lines + ImportCommandTests.lines)
    #expect(lines.out.contains("2 duplicates (lines 3, 4)"), "\(lines.transcript)")
  }

  @Test("Times without an offset are read in the local zone, said so, and found again elsewhere")
  func localTimes() throws {
    let text = "at,note\n2026-11-01 09:30,x\n2026-11-02T09:30:00Z,y\n2026-11-03,z\n"
    let diary = Diary()
    let call = diary.importing(text)
    #expect(call.out.contains("2 without an offset, read in the time zone of this computer"))
    #expect(
      try diary.entries().map(\.at) == [
        "2026-11-01T09:30:00+09:00", "2026-11-02T09:30:00+00:00", "2026-11-03T12:00:00+09:00",
      ])
    let journal = diary.journal
    diary.zone = .fixed(offsetMinutes: -300)
    #expect(diary.importing(text).out.contains("Already there  3\n"))
    #expect(diary.journal == journal)
  }

  @Test("A time that the local clock passed over is moved, and named")
  func movedTime() throws {
    let diary = Diary()
    // From 02:00 UTC on 2026-03-29 the clock is two hours ahead, before it is one.
    diary.zone = ZoneRules { $0 < 1_774_746_000 ? 3600 : 7200 }
    let call = diary.importing("[2026-03-29 02:30] x\n[2026-03-29 03:30] y\n")
    #expect(call.err.contains("-:1: the local clock was put forward over this time"))
    #expect(
      try diary.entries().map(\.at) == Array(repeating: "2026-03-29T03:30:00+02:00", count: 2))
  }

  @Test("What lies ahead is imported, with a word")
  func future() {
    let call = Diary().importing("[2026-11-30 21:15] now\n[2027-01-01 00:00] ahead\n")
    #expect(call.out.contains("Added 2 entries"))
    #expect(call.out.contains("1 in the future"))
  }

  @Test("A note of 1 MiB comes in, a longer one is named by its line", arguments: [0, 1])
  func longNotes(more: Int) {
    let diary = Diary()
    let note = String(repeating: "x", count: NoteLength.longest + more)
    for text in [
      "[2026-11-01 09:30] a\n[2026-11-02 09:30] \(note)\n", "at,note\n2026-11-01,\(note)\n",
      "\n" + #"{"at":"2026-11-01T09:00:00Z","id":"x","note":"\#(note)"}"#,
    ] {
      let call = diary.importing(text)
      #expect(call.code == (more == 0 ? 0 : 65), "\(call.err.prefix(200))")
      #expect(call.err.contains("-:2: the note is longer than 1 MiB") == (more == 1))
    }
  }

  @Test("Text comes in to the byte, composed or not, with whatever controls are in it")
  func exactText() throws {
    let note = "e\u{301}é\u{0}\u{1B}[1m\u{202E}\u{FEFF}山🏔️\r\nx\ry\t"
    for text in [
      "at,note\n2026-11-01T09:00:00Z,\"\(note)\"\n",
      "[2026-11-01 09:00] \(note.replacing("\r\n", with: "\n"))z",
    ] {
      let diary = Diary()
      #expect(diary.importing(text).code == 0)
      let expected = text.hasPrefix("[") ? note.replacing("\r\n", with: "\n") + "z" : note
      #expect(
        try diary.notes().first?.unicodeScalars.elementsEqual(expected.unicodeScalars) == true)
    }
  }

  @Test("Starts and slips count from then on")
  func events() {
    let diary = Diary()
    diary.importing("at,event\n2026-11-01 12:00,start\n2026-11-20 12:00,slip\n")
    #expect(diary.run("streak", "--days").out == "10\n")
  }

  @Test("Settings and columns that are not imported are told of, unless it is to be quiet")
  func remarks() {
    let journal = #"""
      {"soberlog":1,"settings":{"dayStartsAt":"04:00","savings":"12.50 EUR","later":1},
      "deleted":[{"id":"x","at":"2026-11-01T09:00:00Z"}],
      "entries":[{"at":"2026-11-01T09:00:00Z","id":"a","note":""}]}
      """#
    let diary = Diary([.entry("11-29", "x")])
    diary.run("settings", "dayStartsAt", "04:00")
    let call = diary.importing(journal)
    #expect(call.err.lines.count == 3, "\(call.transcript)")
    #expect(call.err.contains("from day 2 (since Sun 29 Nov 2026) to day 30"))
    #expect(call.err.contains("soberlog settings savings '12.50 EUR'"))
    #expect(!diary.journal.contains("12.50 EUR"))
    #expect(diary.importing(journal, "-q").err.isEmpty)
    let columns = diary.importing("at,note,place,x\n2026-11-01,a,b,c\n", "--quiet", "--dry-run")
    #expect(columns.err.isEmpty && !columns.out.isEmpty)
    #expect(diary.importing("at,note,place,x\n2026-11-01,a,b,c\n").err.contains("“place”, “x”"))
  }

  @Test(
    "The columns of CSV may stand in any order, and the names of moods may be one's own",
    arguments: [
      ("note,mood,at", "x,great,2026-11-01 09:00", "best"),
      ("at,mood,note", "2026-11-01,４,x", "good"),
      ("AT,score,note", "2026-11-01,1,x", "worst"),
      ("at,note,mood", "2026-11-01,x,", "notSelected"),
      ("at,note,mood", "2026-11-01,x,最悪", "worst"),
    ])
  func columns(header: String, row: String, mood: String) throws {
    let diary = Diary()
    let call = diary.importing("\(header)\n\(row)\n", "--from", "csv", "--mood-map", "great=best")
    #expect(call.code == 0, "\(call.transcript)")
    #expect(try diary.entries().map(\.mood) == [mood])
    #expect(try diary.notes() == ["x"])
  }

  @Test("Names of moods in JSON may be one's own; those that nobody explained are refused together")
  func moodsInJSON() throws {
    let line = { (mood: String, day: Int) in
      #"{"at":"2026-11-0\#(day)T10:00:00+09:00","mood":"\#(mood)","note":"\#(mood)"}"#
    }
    let lines = [line("superb", 1), line("Good", 2), line("meh", 3), line("", 4)]
    let inputs = [
      lines.joined(separator: "\n"), "[" + lines.joined(separator: ",\n") + "]",
    ]
    for input in inputs {
      let diary = Diary()
      let refusal = diary.importing(input)
      #expect(refusal.code == 65 && diary.journal.isEmpty)
      for name in ["“superb” (1)", "“meh” (3)", "--mood-map"] {
        #expect(refusal.err.contains(name), "\(refusal.transcript)")
      }
      #expect(diary.importing(input, "--mood-map", "superb=best,meh=3").code == 0)
      #expect(try diary.entries().map(\.mood) == ["best", "good", "neutral", "notSelected"])
    }
  }

  @Test(
    "Imported again with another map of moods, records are the same",
    arguments: [
      #"{"at":"2026-11-01T10:00:00+09:00","mood":"rad","note":"x"}"#,
      "at,mood,note\n2026-11-01 10:00,rad,x\n",
    ])
  func otherMap(input: String) throws {
    let diary = Diary()
    #expect(diary.importing(input, "--mood-map", "rad=good").code == 0)
    #expect(diary.importing(input, "--mood-map", "rad=best").code == 0)
    #expect(try diary.entries().map(\.mood) == ["good"])
  }

  @Test("A map of moods leaves the names of this program alone, with and without an id")
  func mapOfOwnNames() throws {
    let diary = Diary()
    let lines =
      #"{"at":"2026-11-01T10:00:00+09:00","id":"a","mood":"good"}"# + "\n"
      + #"{"at":"2026-11-02T10:00:00+09:00","mood":"good"}"#
    #expect(diary.importing(lines, "--mood-map", "good=best").code == 0)
    #expect(try diary.entries().map(\.mood) == ["good", "good"])
  }

  @Test("Records of several lines are read however many there are, and faults among them are named")
  func recordsOfSeveralLines() throws {
    let record = { (number: Int) in
      """
      {
        "at": "2026-11-01T10:\(10 + number / 60 % 50):\(10 + number % 50)+09:00",
        "id": "id\(number)",
        "note": "number \(number)"
      }
      """
    }
    let records = (0..<1500).map(record)
    let diary = Diary()
    let call = diary.importing(records.joined(separator: "\n"), "--from", "jsonl")
    #expect(call.code == 0, "\(call.transcript)")
    #expect(try diary.entries().count == 1500)
    var spoiled = records
    spoiled[1200] = spoiled[1200].replacing("note", with: "n\tote")
    let refusal = Diary().importing(spoiled.joined(separator: "\n"), "--from", "jsonl")
    #expect(refusal.code == 65 && refusal.err.contains("-:\(1200 * 5 + 4):"), "\(refusal.err)")
    let cut = Diary().importing(records.joined(separator: "\n").dropLast() + "", "--from", "jsonl")
    #expect(cut.code == 65 && cut.err.contains("-:\(1499 * 5 + 4):"), "\(cut.err)")
  }

  @Test("Journals and inputs of a newer version are refused")
  func newer() {
    let diary = Diary()
    diary.write([.entry("11-29", "x")], version: 2)
    let journal = diary.journal
    for words in [[], ["--dry-run"]] {
      diary.input = Array(ImportCommandTests.lines.utf8)
      let call = diary.run(["import", "-"] + words)
      #expect(call.code == 65 && call.err.contains("newer than this program knows"))
    }
    #expect(Diary().importing(journal).code == 65)
    #expect(diary.journal == journal)
  }
}
