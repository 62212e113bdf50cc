import Foundation
import Testing

@testable import soberlog

/// `undo` and `redo`.
struct UndoCommandTests {
  /// A start and two entries.
  private let diary = Diary([
    .start("11-10"), .entry("11-20", "one", id: "abcd"), .entry("11-21", "two", id: "efgh"),
  ])

  @Test(
    "Every change can be undone to the byte, and made again",
    arguments: [
      ["add", "new"], ["add", "older", "--at", "2026-11-11"],
      ["edit", "abcd", "--mood", "best", "--note", "changed"],
      ["edit", "abcd", "--at", "2026-11-25"], ["delete", "--yes", "abcd", "efgh"],
      ["start", "--at", "2026-11-01"], ["slip"], ["urge", "--note", "strong"],
      ["settings", "dayStartsAt", "04:00"], ["settings", "savings", "800円"],
    ])
  func everyChange(words: [String]) throws {
    diary.run("settings", "startCountsAs", "0")
    let before = diary.journal
    #expect(diary.run(words).code == 0)
    let after = diary.journal
    #expect(before != after)
    #expect(diary.run("undo").code == 0)
    #expect(diary.journal == before)
    #expect(diary.run("redo").code == 0)
    #expect(diary.journal == after)
    #expect(diary.run("undo").code == 0)
    #expect(diary.journal == before)
  }

  @Test("With nothing recorded undo and redo create nothing", arguments: ["undo", "redo"])
  func nothingRecorded(command: String) throws {
    let diary = Diary()
    let call = diary.run(command)
    #expect(call.code == 1 && call.out.isEmpty && !call.err.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: diary.home).isEmpty)
  }

  @Test("An entry without words is known by its own time")
  func timesOfEntries() {
    let diary = Diary()
    diary.run("start", "--at", "2026-11-01")
    diary.run("slip", "--at", "2026-11-23")
    diary.run("slip", "--at", "2026-11-24", "--note", "a party")
    diary.run("add", "-m", "good")
    let lines = diary.run("undo", "--list").lines
    #expect(lines.count == 4 && !lines[0].contains(" of ") && !lines[1].contains(" of "))
    #expect(lines[2].contains(" of Mon 23 Nov 2026 21:15 · Mon 30 Nov 2026 21:15"))
    #expect(lines[3].contains(" of Sun 1 Nov 2026 21:15 · Mon 30 Nov 2026 21:15"))
  }

  @Test("The list says what became of settings, and where an entry was moved from and to")
  func details() {
    diary.run("settings", "dayStartsAt", "04:00")
    diary.run("settings", "--unset", "dayStartsAt")
    diary.run("start", "--at", "2026-11-09")
    diary.run("edit", "abcd", "--at", "2026-11-12 09:30")
    let list = diary.run("undo", "--list").out
    for text in [
      "settings dayStartsAt from 00:00 to 04:00 · Mon",
      "settings dayStartsAt from 04:00 to 00:00 · Mon",
      "start e000000001 from Tue 10 Nov 2026 12:00 to Mon 9 Nov 2026 21:15 · Mon",
      "edit abcd “one” from Fri 20 Nov 2026 12:00 to Thu 12 Nov 2026 09:30 · Mon",
    ] {
      #expect(list.contains(text), "\(list)")
    }
  }

  @Test("On a narrow terminal no date of the list is split", arguments: ["en", "ja"])
  func narrowList(language: String) {
    diary.terminal = TerminalSize(columns: 40, rows: 24)
    diary.run("add", "a walk by the river, as long as the day")
    diary.run("settings", "savings", "800円")
    diary.run("undo")
    let moment = language == "ja" ? "2026年11月30日(月) 21:15" : "Mon 30 Nov 2026 21:15"
    let lines = diary.run("undo", "--list", "--lang", language).out.split(separator: "\n")
    #expect(lines.count { $0.contains(moment) } == 2, "\(lines)")
    #expect(lines.allSatisfy { String($0).displayWidth <= 40 })
  }

  @Test("The list of changes takes no number")
  func listWithNumber() {
    #expect(diary.run("undo", "--list", "3").code == 64)
  }

  @Test("Several steps are taken at once, and a new change ends what can be redone")
  func steps() throws {
    for note in ["three", "four", "five"] { diary.run("add", note) }
    #expect(diary.run("undo", "2").code == 0)
    #expect(try diary.notes() == ["", "one", "two", "three"])
    #expect(diary.run("redo").code == 0)
    #expect(try diary.notes() == ["", "one", "two", "three", "four"])
    diary.run("add", "six")
    #expect(diary.run("redo").code == 1)
    #expect(diary.run("undo", "3").code == 0)
    #expect(try diary.notes() == ["", "one", "two"])
  }

  @Test("An add that is undone later counts as deleted, since another device may have it")
  func laterUndo() throws {
    let id = try diary.run("add", "new", "--json").entry().id
    diary.now = "2026-11-30T21:16:00+09:00"
    diary.run("undo")
    #expect(diary.journal.contains(#"{"id":"\#(id)","at":"2026-11-30T12:16:00Z"}"#))
    diary.run("redo")
    #expect(!diary.journal.contains("2026-11-30T12:16:00Z"))
    #expect(try diary.notes().last == "new")
  }

  @Test("An entry that another device deleted is not passed over for an older one")
  func deletedElsewhere() throws {
    diary.run("add", "older")
    let id = try diary.run("add", "newest", "--json").entry().id
    let line = try #require(diary.entryLines.last)
    let deleted = #""deleted":[\#n{"id":"\#(id)","at":"2026-11-30T12:20:00Z"}\#n"#
    diary.write(
      diary.journal.replacing(",\n" + line, with: "").replacing("\"deleted\":[\n", with: deleted))
    let call = diary.run("undo")
    #expect(call.code == 1 && call.err.contains(id))
    #expect(try diary.notes().contains("older"))
  }

  @Test("What came from elsewhere stays")
  func othersStay() throws {
    diary.run("add", "mine")
    let foreign = SampleEntry.entry("11-15", "from the phone", id: "phone").line(place: 0)
    diary.write(diary.journal.replacing("\"entries\":[\n", with: "\"entries\":[\n\(foreign),\n"))
    #expect(diary.run("undo").code == 0)
    #expect(try diary.notes() == ["", "from the phone", "one", "two"])
  }

  @Test(
    "A line that was changed since is named, and nothing is undone",
    arguments: [
      (#""mine""#, #""by hand""#), ("21:15:00", "21:14:00"), (#""id":"#, #""x":1,"id":"#),
    ])
  func refusal(old: String, new: String) throws {
    diary.run("add", "before it")
    diary.now = "2026-11-30T21:15:01+09:00"
    let id = try diary.run("add", "mine", "--at", "21:15", "--json").entry().id
    let line = try #require(diary.entryLines.first { $0.contains("mine") })
    diary.write(diary.journal.replacing(line, with: line.replacing(old, with: new)))
    let journal = diary.journal
    let call = diary.run("undo")
    #expect(call.code == 1)
    #expect(call.out.isEmpty)
    #expect(call.err == "soberlog: the entry \(id) was changed since, so it was left as it is\n")
    #expect(diary.journal == journal)
  }

  @Test("Steps before one that is refused stand, and are told of")
  func refusalAfterSteps() throws {
    let id = try diary.run("add", "mine", "--json").entry().id
    diary.run("add", "later")
    diary.write(diary.journal.replacing("\"mine\"", with: "\"by hand\""))
    let call = diary.run("undo", "2")
    #expect(call.code == 1)
    #expect(call.lines.count == 1 && call.out.contains("“later”"))
    #expect(call.err.contains(id))
    #expect(try diary.notes().last == "by hand")
  }

  @Test("Settings that were changed since are not undone")
  func settingsRefusal() {
    diary.run("settings", "dayStartsAt", "04:00")
    diary.write(diary.journal.replacing("04:00\"}", with: "05:00\"}"))
    let call = diary.run("undo")
    #expect(call.code == 1)
    #expect(
      call.err == "soberlog: the settings were changed since, so they were left as they are\n")
  }

  @Test(
    "A number of steps is a whole number from 1",
    arguments: [["0"], ["-1"], ["some"], ["1.5"], ["1", "2"], [""], ["99999999999999999999"]])
  func badNumbers(words: [String]) {
    diary.run("add", "x")
    let journal = diary.journal
    for command in ["undo", "redo"] {
      #expect(diary.run([command, "--"] + words).code == 64)
    }
    #expect(diary.journal == journal)
  }

  @Test("The answers, and the list of what can be undone")
  func answers() {
    diary.run("add", "a walk by the river, long enough to be cut")
    diary.run("edit", "abcd", "--note", "one and a half")
    diary.run("delete", "--yes", "efgh", "abcd")
    diary.run("settings", "savings", "800円")
    var transcript = diary.run("undo", "--list").transcript
    transcript += diary.run("undo", "2").transcript
    transcript += diary.run("undo", "--list", "--lang", "ja").transcript
    transcript += diary.run("redo", "--lang", "ja").transcript
    transcript += diary.run("redo", "5").transcript
    transcript += diary.run("undo", "9").transcript
    transcript += diary.run("undo").transcript
    transcript += diary.run("undo", "--list").transcript
    transcript += Diary().run("redo").transcript
    expect(
      transcript.replacing(/[0-9a-z]{10} “/, with: "<id> “"),
      isText: #"""
        $ soberlog undo --list
        1  settings savings from none to 800円 · Mon 30 Nov 2026 21:15
        2  delete abcd “one and a half”, efgh “two” · Mon 30 Nov 2026 21:15
        3  edit abcd “one and a half” · Mon 30 Nov 2026 21:15
        4  add <id> “a walk by the river, lo…” · Mon 30 Nov 2026 21:15
        $ soberlog undo 2
        Undone: settings savings from none to 800円 (Mon 30 Nov 2026 21:15)
        Undone: delete abcd “one and a half”, efgh “two” (Mon 30 Nov 2026 21:15)
        $ soberlog undo --list --lang ja
        1  edit abcd 「one and a half」 · 2026年11月30日(月) 21:15
        2  add 2nk28s9393 「a walk by the river, lo…」 · 2026年11月30日(月) 21:15

        soberlog redo でやり直せる変更:
        1  delete abcd 「one and a half」、efgh 「two」 · 2026年11月30日(月) 21:15
        2  settings savings なし から 800円 へ · 2026年11月30日(月) 21:15
        $ soberlog redo --lang ja
        やり直しました: delete abcd 「one and a half」、efgh 「two」 (2026年11月30日(月) 21:15)
        $ soberlog redo 5
        Redone: settings savings from none to 800円 (Mon 30 Nov 2026 21:15)
        soberlog: there was no more than 1 to take
        [1]
        $ soberlog undo 9
        Undone: settings savings from none to 800円 (Mon 30 Nov 2026 21:15)
        Undone: delete abcd “one and a half”, efgh “two” (Mon 30 Nov 2026 21:15)
        Undone: edit abcd “one and a half” (Mon 30 Nov 2026 21:15)
        Undone: add <id> “a walk by the river, lo…” (Mon 30 Nov 2026 21:15)
        soberlog: there was no more than 4 to take
        [1]
        $ soberlog undo
        soberlog: there is nothing to undo
        [1]
        $ soberlog undo --list
        There is nothing to undo.

        soberlog redo makes these again:
        1  add <id> “a walk by the river, lo…” · Mon 30 Nov 2026 21:15
        2  edit abcd “one and a half” · Mon 30 Nov 2026 21:15
        3  delete abcd “one and a half”, efgh “two” · Mon 30 Nov 2026 21:15
        4  settings savings from none to 800円 · Mon 30 Nov 2026 21:15
        $ soberlog redo
        soberlog: there is nothing to redo
        [1]
        """#)
  }
}
