import Testing

@testable import soberlog

/// `edit`: just what is named changes.
struct EditCommandTests {
  /// An entry with everything, and another.
  private let diary = Diary([
    .entry(
      "11-20 08:00", "rain", id: "abcd", mood: "bad", emoji: "🌧️", event: "urge",
      more: #","x":1.0"#),
    .entry("11-21", "another"),
  ])

  @Test(
    "Options change what they name, and the rest of the line stays",
    arguments: [
      (["--mood", "best"], #""mood":"bad""#, #""mood":"best""#),
      (["--no-mood"], #""mood":"bad""#, #""mood":"notSelected""#),
      (["--emoji", "🏔"], #""emoji":"🌧️""#, #""emoji":"🏔️""#),
      (["--no-emoji"], #""emoji":"🌧️","#, ""),
      (["--event", "slip"], #""event":"urge""#, #""event":"slip""#),
      (["--no-event"], #""event":"urge","#, ""),
      (["--note", "sun"], #""note":"rain""#, #""note":"sun""#),
      (["--note="], #""note":"rain""#, #""note":"""#),
      (["--at", "2026-11-20 09:30"], "T08:00", "T09:30"),
    ] as [([String], String, String)])
  func changes(words: [String], old: String, new: String) {
    let line = diary.entryLines[0]
    let expected = line.replacing(old, with: new).replacing(
      ",\"x\":1.0", with: ",\"edited\":\"2026-11-30T12:15:00Z\",\"x\":1.0")
    #expect(diary.run(["edit", "abcd"] + words).code == 0)
    #expect(diary.entryLines == [expected, diary.entryLines[1]])
  }

  @Test("A new moment moves the entry to its place")
  func moves() throws {
    diary.run("edit", "abcd", "--at", "2026-11-22")
    #expect(try diary.notes() == ["another", "rain"])
  }

  @Test("What is that way already is not written again")
  func unchanged() throws {
    let journal = diary.journal
    let call = diary.run("edit", "abcd", "--mood", "bad", "--note", "rain")
    #expect(call.code == 0)
    #expect(call.out == "Nothing to change in abcd  ●●○○○ bad  🌧️\n")
    #expect(diary.journal == journal)
    #expect(diary.run("undo").code == 1)
  }

  @Test("--json prints the entry as it is now")
  func json() throws {
    let entry = try diary.run("edit", "abcd", "--mood", "good", "--json").entry()
    #expect(entry.mood == "good" && entry.edited == "2026-11-30T12:15:00Z")
    #expect(try diary.entries()[0] == entry)
  }

  @Test(
    "What cannot be is refused, and nothing changes",
    arguments: [
      (["edit"], 64), (["edit", "abcd", "e0"], 64), (["edit", "zzzz", "--mood", "good"], 1),
      (["edit", "abcd", "--mood", "great"], 64), (["edit", "abcd", "--event", "party"], 64),
      (["edit", "abcd", "--mood", "good", "--no-mood"], 64),
      (["edit", "abcd", "--emoji", "🌱", "--no-emoji"], 64),
      (["edit", "abcd", "--event", "slip", "--no-event"], 64),
      (["edit", "abcd", "--at", "2027-01-01"], 64), (["edit", "abcd", "--at", "2026-11"], 64),
    ] as [([String], Int32)])
  func refused(words: [String], code: Int32) {
    let journal = diary.journal
    let call = diary.run(words)
    #expect(call.code == code)
    #expect(call.out.isEmpty)
    #expect(diary.journal == journal)
  }
}

/// The editor in `edit` and `add`.
struct EditorInCommandTests {
  /// An entry.
  private let diary = Diary([.entry("11-20 08:00", "rain", id: "abcd", mood: "bad")])

  @Test("Without options the note is changed in the editor")
  func edit() throws {
    diary.editor = { $0 + "and sun\n" }
    #expect(diary.run("edit", "abcd").code == 0)
    #expect(try diary.notes() == ["rain\nand sun"])
    #expect(diary.run("undo").code == 0)
    #expect(try diary.notes() == ["rain"])
  }

  @Test("A text that was left as it was changes nothing")
  func unchanged() {
    let journal = diary.journal
    diary.editor = { $0 }
    #expect(diary.run("edit", "abcd").out.hasPrefix("Nothing to change in abcd"))
    #expect(diary.journal == journal)
    let call = diary.run("add", "--editor")
    #expect(call.code == 1 && call.err == "soberlog: nothing was written, so nothing is saved\n")
  }

  @Test("An editor that does not start is exit 1, and nothing changes")
  func noEditor() {
    let journal = diary.journal
    diary.variables["EDITOR"] = "\u{1B}ed"
    let call = diary.run("edit", "abcd")
    #expect(
      call.code == 1 && call.err.hasPrefix("soberlog: the editor “\\u{1B}ed” cannot be started"))
    #expect(diary.journal == journal)
  }

  @Test("add --editor begins with the note that was given, and keeps mood and moment")
  func add() throws {
    diary.editor = { $0.replacing("draft", with: "whole text") }
    let call = diary.run(
      "add", "--editor", "a", "draft", "-m", "good", "--at", "yesterday", "--json")
    #expect(try call.entry().note == "a whole text")
    #expect(try call.entry().mood == "good")
    #expect(try call.entry().day == "2026-11-29")
  }
}
