import Foundation
import SoberlogCore
import Testing

@testable import soberlog

/// `add` and `edit` at a terminal: what the form saves, and what becomes of what it cannot save.
struct EntryDialogueTests {
  /// A diary at a terminal, without an editor.
  private let diary = Diary()

  init() {
    diary.variables["TERM"] = "xterm"
    diary.variables["EDITOR"] = nil
  }

  /// Runs the program while keys are pressed; when there are no more, the terminal is lost.
  @discardableResult
  private func run(_ words: String..., pressing keys: [String]) -> Call {
    diary.keys = ScriptedKeys(keys: keys)
    return diary.run(words)
  }

  /// The paths of the drafts that are kept.
  private var drafts: [String] {
    let folder = diary.home + "/.local/state/soberlog"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("draft-") }.map { folder + "/" + $0 }
  }

  @Test("The form of add saves mood, note and emoji, and ends with the line of add")
  func add() throws {
    let call = run("add", pressing: ["4", .tab, "tea with Yuki", .tab, "🍵", .save])
    #expect(call.code == 0 && call.err.isEmpty)
    #expect(call.out.hasSuffix("  ●●●●○ good  🍵\n1 day sober! 🎉\n"))
    let entry = try #require(try diary.entries().first)
    #expect((entry.mood, entry.note, entry.emoji) == ("good", "tea with Yuki", "🍵"))
    #expect(try run("add", "--json", pressing: [.tab, "x", .save]).entry().note == "x")
  }

  @Test("A mood alone opens the form too, with the note first; other options are kept")
  func options() throws {
    run("add", "--mood", "good", pressing: ["walk", .save])
    run("add", "--at", "yesterday 21:30", pressing: ["2", .save])
    let entries = try diary.entries()
    #expect(entries.map(\.mood) == ["bad", "good"] && entries.map(\.note) == ["", "walk"])
    #expect(entries[0].at == "2026-11-29T21:30:00+09:00")
    #expect(diary.keys?.output.contains("Sun 29 Nov 2026 21:30") == true)
  }

  @Test(
    "Where there is enough to record, or a script reads the answer, no form opens",
    arguments: [
      ["add", "a", "note"], ["add", "--emoji", "🍵"], ["add", "--mood", "good", "--json"],
      ["add", "--mood", "good", "--note", ""], ["add", "--mood", "good", "--no-input"],
    ])
  func recordedAtOnce(words: [String]) {
    diary.keys = ScriptedKeys(keys: [])
    #expect(diary.run(words).code == 0)
    #expect(diary.keys?.calls.isEmpty == true && !diary.journal.isEmpty)
  }

  @Test(
    "What cannot be is told before the form opens",
    arguments: [
      ["add", "--no-input"], ["add", "--at", "2026-12-01"], ["add", "--at", "last month"],
      ["add", "--mood", "great"], ["edit", "zzzz"],
    ])
  func refused(words: [String]) {
    diary.write([.entry("11-29", "x")])
    diary.keys = ScriptedKeys(keys: [])
    #expect([1, 64].contains(diary.run(words).code))
    #expect(diary.keys?.calls.isEmpty == true)
  }

  @Test("A form that is left saves nothing and keeps nothing")
  func left() {
    let call = run("add", pressing: ["4", .tab, "words", .leave, "y"])
    #expect(call.code == 1 && call.out.isEmpty)
    #expect(call.err == "soberlog: left without saving\n")
    #expect(diary.journal.isEmpty && drafts.isEmpty)
  }

  @Test("edit opens the form with the entry in it, unless an editor is named")
  func edit() throws {
    diary.write([.entry("11-29", "rain", id: "abcd", mood: "bad", emoji: "🌧️")])
    let call = run("edit", "abcd", pressing: ["4", .tab, " and sun", .tab, "\u{7F}", .save])
    #expect(call.code == 0 && call.out.hasPrefix("Changed abcd"))
    let entry = try #require(try diary.entries().first)
    #expect((entry.mood, entry.note, entry.emoji) == ("good", "rain and sun", nil))
    #expect(run("edit", "abcd", pressing: [.save]).out.hasPrefix("Nothing to change in abcd"))
    diary.variables["VISUAL"] = "editor"
    diary.editor = { _ in "from the editor\n" }
    run("edit", "abcd", pressing: [])
    #expect(try diary.notes() == ["from the editor"])
  }

  @Test("An entry may be emptied in the form only if it records an event")
  func emptied() throws {
    let keys = [.tab, "\u{15}", .save, "z", .save]
    for (event, note) in [(nil, "z"), ("urge", "")] as [(String?, String)] {
      diary.write([.entry("11-29", "x", id: "abcd", event: event)])
      run("edit", "abcd", pressing: keys)
      #expect(try diary.notes() == [note])
    }
  }
}

extension EntryDialogueTests {
  @Test("When the terminal is lost, the words are kept, and the next form says so and offers them")
  func lostTerminal() throws {
    let call = run("add", pressing: ["4", .tab, "half a sentence"])
    #expect(call.code == 129 && call.err.isEmpty)
    #expect(diary.keys?.calls == ["open", "close", "end 1"])
    let draft = try #require(drafts.first)
    #expect(try permissions(of: draft) == 0o600)
    diary.now = "2026-12-01T08:00:00+09:00"
    let next = run("add", pressing: [.tab, "new", .save])
    #expect(
      next.err == """
        soberlog: what you wrote on Mon 30 Nov 2026 21:15 and could not save is kept in \(draft)

        """)
    #expect(diary.keys?.output.contains("Ctrl-R takes back what you wrote") == true)
    #expect(drafts == [draft])
    run("add", pressing: [.takeBack, "!", .save])
    #expect(drafts.isEmpty)
    let entries = try diary.entries()
    #expect(entries.map(\.note) == ["half a sentence!", "new"])
    #expect(entries[0].at == "2026-11-30T21:15:00+09:00" && entries[0].mood == "good")
  }

  @Test("A form in which nothing was done keeps nothing when the terminal is lost")
  func nothingToKeep() {
    diary.write([.entry("11-29", "x", id: "abcd")])
    for command in [["add"], ["edit", "abcd"]] {
      diary.keys = ScriptedKeys(keys: [.tab])
      #expect(diary.run(command).code == 129)
    }
    #expect(drafts.isEmpty)
  }

  @Test("A draft of a change is offered only for that entry")
  func draftOfChange() throws {
    diary.write([.entry("11-28", "one", id: "aaaa"), .entry("11-29", "two", id: "bbbb")])
    run("edit", "aaaa", pressing: [.tab, " more"])
    #expect(drafts.count == 1)
    run("edit", "bbbb", pressing: [.takeBack, .save])
    run("add", pressing: [.takeBack, "5", .save])
    #expect(try diary.notes() == ["one", "two", ""])
    run("edit", "aaaa", pressing: [.tab, "\u{15}", .takeBack, .save])
    #expect(try diary.notes().first == "one more" && drafts.isEmpty)
  }

  @Test("A draft that was taken back goes when the form is left, which is asked about")
  func droppedDraft() {
    run("add", pressing: [.tab, "words"])
    run("add", pressing: [.takeBack, .leave, "n", .leave, .leave])
    #expect(drafts.isEmpty)
    #expect(diary.keys?.output.contains("drop the draft") == true)
  }

  @Test("A draft that was taken back and emptied is still kept when the terminal is lost")
  func emptiedDraft() {
    run("add", pressing: [.tab, "words"])
    let before = drafts
    run("add", pressing: [.takeBack, "\u{15}"])
    #expect(drafts == before && !before.isEmpty)
    run("add", pressing: [.takeBack, "!"])
    #expect(drafts != before && drafts.count == 1)
  }

  @Test("When saving fails the form stays open, and leaving keeps the words")
  func savingFails() throws {
    diary.write("")
    let call = run("add", pressing: ["4", .tab, "precious", .save, .save, .leave])
    let draft = try #require(drafts.first)
    #expect(call.code == 65 && call.err.contains("what you wrote is in \(draft)"))
    #expect(drafts.count == 1 && diary.journal.isEmpty)
    #expect(diary.keys?.output.contains("Ctrl-S tries again") == true)
    try FileManager.default.removeItem(atPath: diary.path)
    run("add", pressing: [.takeBack, .save])
    #expect(try diary.notes() == ["precious"] && drafts.isEmpty)
  }

  @Test("Where no draft can be kept, the words are kept as a text")
  func keptAsText() throws {
    diary.variables["TMPDIR"] = diary.home
    try Data().write(to: URL(fileURLWithPath: diary.home + "/.local"))
    let call = run("add", pressing: [.tab, "precious", .save, .leave])
    let path = try #require(call.err.firstMatch(of: /what you wrote is in (.*)\n/)?.1)
    #expect(FileManager.default.contents(atPath: String(path)) == Data("precious".utf8))
    diary.variables["TMPDIR"] = diary.home + "/nowhere"
    let other = run("add", pressing: [.tab, "x", .save, .leave, .leave, .leave])
    #expect(other.code == 1 && other.err == "soberlog: left without saving\n")
    #expect(diary.keys?.output.contains("What you wrote cannot be kept") == true)
  }
}

extension String {
  /// Ctrl-S.
  fileprivate static let save = "\u{13}"
  /// Ctrl-R.
  fileprivate static let takeBack = "\u{12}"
  /// Escape.
  fileprivate static let leave = "\u{1B}"
  /// Tab.
  fileprivate static let tab = "\t"
}
