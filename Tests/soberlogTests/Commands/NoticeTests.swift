import Foundation
import Testing

@testable import soberlog

/// What is said on standard error although nothing failed.
struct NoticeTests {
  /// A start and an entry.
  private let diary = Diary([.start("11-24"), .entry("11-29", "x")])

  /// The commands that read the journal.
  private static let reading = [
    ["list"], ["show", "@1"], ["streak"], ["streak", "--days"], [], ["settings"], ["stats"],
    ["calendar"], ["recall", "-q"], ["report"], ["export"], ["check"], ["undo", "--list"],
  ]

  @Test("A sound private journal is no matter", arguments: reading)
  func silence(words: [String]) {
    #expect(diary.run(words).err.isEmpty)
    #expect(diary.run("add", "y").err.isEmpty)
  }

  @Test("A journal that others can read is told of", arguments: [0o640, 0o604, 0o644])
  func readableByOthers(permissions: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: diary.path)
    let warning =
      "soberlog: warning: other users can read \(diary.path); chmod 600 makes it private\n"
    for words in NoticeTests.reading + [["add", "y"], ["--quiet", "list"]] {
      #expect(diary.run(words).err == warning)
    }
    #expect(diary.run("list", "--lang", "ja").err.hasJapanese)
    #expect(try soberlogTests.permissions(of: diary.path) == permissions)
  }

  @Test("A newer format is read with a warning and never changed")
  func newerVersion() {
    diary.write([.start("11-24")], version: 2)
    let journal = diary.journal
    for words in NoticeTests.reading + [["--quiet", "list"]] {
      let call = diary.run(words)
      #expect(call.code == 0)
      #expect(call.err.hasPrefix("soberlog: warning: \(diary.path) has format version 2, newer"))
    }
    diary.write([], version: 2)
    #expect(diary.run().err.contains("format version 2"))
    diary.write([.start("11-24")], version: 2)
    for words in [
      ["add", "x"], ["edit", "@1", "-m", "good"], ["settings", "startCountsAs", "0"], ["slip"],
      ["start"], ["urge", "--note", "x"], ["delete", "--yes", "@1"], ["undo"], ["redo"],
      ["merge", diary.path], ["check", "--repair", diary.home + "/repaired"],
    ] {
      #expect(diary.run(words).code == 65, "\(words)")
    }
    #expect(diary.journal == journal)
  }

  @Test("A second name of the file keeps the old content, and a change says so")
  func hardLink() throws {
    try FileManager.default.linkItem(atPath: diary.path, toPath: diary.home + "/other")
    #expect(diary.run("list").err.isEmpty)
    #expect(diary.run("add", "y").err.hasPrefix("soberlog: notice: \(diary.path) has another name"))
    #expect(diary.run("add", "z").err.isEmpty)
  }

  @Test(
    "Entries more than a day ahead are told of",
    arguments: [("2026-12-01T21:15:00+09:00", 0), ("2026-12-01T21:15:01+09:00", 1), ("12-24", 1)])
  func entriesAhead(when: String, count: Int) {
    diary.write([.start("11-24"), .entry(when)])
    for command in ["list", "streak"] {
      #expect(diary.run(command).err.contains("1 entry is more than a day ahead") == (count == 1))
    }
    diary.write([.entry("12-24"), .entry("12-25")])
    #expect(
      diary.run("list").err
        == "soberlog: warning: 2 entries are more than a day ahead; was the clock wrong?\n")
  }

  @Test("That there is no journal yet is a hint, which --quiet leaves out")
  func noJournal() {
    let diary = Diary()
    #expect(diary.run("list").err.contains("there is no journal yet"))
    #expect(diary.run("streak", "--lang", "ja").err.contains("日記はまだありません"))
    #expect(diary.run("list", "--quiet").err.isEmpty)
    #expect(diary.run("streak", "--days").err.isEmpty)
  }

  @Test("A change that cannot be recorded for undo is saved all the same, with a warning")
  func notUndoable() throws {
    let state = diary.home + "/.local/state"
    try Data().write(to: URL(fileURLWithPath: state))
    let call = diary.run("add", "saved")
    #expect(call.code == 0)
    #expect(
      call.err.hasPrefix("soberlog: warning: saved, but this change cannot be undone: \(state)"))
    #expect(try diary.notes().last == "saved")
  }

  @Test("Without a place for the undo log the warning names what is missing")
  func noStateFolder() throws {
    let path = diary.home + "/named.json"
    diary.variables = [:]
    let call = diary.run("add", "x", "--journal", path)
    #expect(call.code == 0)
    #expect(
      call.err
        == "soberlog: warning: saved, but this change cannot be undone: "
        + "there is no place for the undo log; set HOME or XDG_STATE_HOME\n")
    for command in ["undo", "redo"] {
      let call = diary.run(command, "--journal", path)
      #expect(call.code == 78)
      #expect(
        call.err
          == "soberlog: there is no place for the undo log; set HOME or XDG_STATE_HOME\n")
    }
  }

  @Test(
    "An export of nothing says how to write a file, if one seems to be named",
    arguments: [
      ("backup.json", true), ("Backup.CSV", true), ("../x", true), ("walk", false), ("v1.0", false),
    ])
  func exportWithoutOption(word: String, isFile: Bool) {
    let call = diary.run("export", word)
    #expect(call.code == 0)
    #expect(
      call.err
        == "soberlog: no entry matches"
        + (isFile ? "; to write a file: soberlog export -o \(word)\n" : "\n"))
  }

  @Test("--quiet leaves out confirmations and hints, never data or errors")
  func quiet() {
    for words in [
      ["add", "y"], ["start"], ["slip"], ["urge"], ["settings", "startCountsAs", "0"],
      ["edit", "@1", "-m", "good"], ["delete", "--yes", "@1"], ["undo"], ["redo"],
    ] {
      let call = diary.run(["-q"] + words)
      #expect(call.code == 0 && call.out.isEmpty && call.err.isEmpty, "\(call.transcript)")
    }
    for words in [
      ["list"], ["show", "@1"], ["streak"], ["path"], ["settings"], ["undo", "--list"],
      ["add", "y", "--json"], ["help"], [],
    ] {
      #expect(!diary.run(["-q"] + words).out.isEmpty)
    }
    #expect(
      diary.run("-q", "show", "zzzz").err
        == "soberlog: no entry has the id “zzzz”; soberlog list shows the ids\n")
  }
}
