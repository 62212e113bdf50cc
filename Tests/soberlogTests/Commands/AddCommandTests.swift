import Testing

@testable import soberlog

/// `add`: what is recorded and what is answered.
struct AddCommandTests {
  /// A diary without a journal.
  let diary = Diary()

  @Test("Mood, emoji, note and moment are recorded, and --json prints them")
  func fields() throws {
    let call = diary.run(
      "add", "--json", "-m", "best", "-e", "🌱", "--note", "高尾山に登った", "--at", "2026-11-29 08:00")
    let entry = try call.entry()
    #expect(
      entry
        == ShownEntry(
          at: "2026-11-29T08:00:00+09:00", day: "2026-11-29", id: entry.id, mood: "best",
          emoji: "🌱", event: nil, note: "高尾山に登った", edited: nil))
    #expect(try diary.entries() == [entry])
    #expect(call.lines.count == 1 && call.err.isEmpty)
  }

  @Test("The id is ten characters of Crockford's base 32")
  func ids() throws {
    let id = try diary.run("add", "x", "--json").entry().id
    #expect(id.wholeMatch(of: /[0-9a-hjkmnp-tv-z]{10}/) != nil, "\(id)")
  }

  @Test(
    "The note is that of --note, of the operands or of standard input",
    arguments: [
      (["--note", "a walk"], "a walk"), (["a", "walk"], "a walk"), (["--note=-x"], "-x"),
      (["--", "-x", "y"], "-x y"), (["--note", "-"], "from input"), (["-"], "from input"),
      (["-", "x"], "- x"), (["--note", ""], ""),
      (["two\nlines"], "two\nlines"), (["--", "--note", "x"], "--note x"),
    ])
  func notes(words: [String], note: String) throws {
    diary.input = Array("from input\n".utf8)
    #expect(try diary.run(["add", "-m", "good", "--json"] + words).entry().note == note)
  }

  @Test(
    "Of standard input one line end is left out, and nothing else",
    arguments: [
      ("a\n", "a"), ("a\n\n", "a\n"), ("  a\t", "  a\t"), ("a\r\n", "a"), ("a\r", "a\r"),
      ("a\u{2028}", "a\u{2028}"), ("\n\n", "\n"),
    ])
  func standardInput(input: String, note: String) throws {
    diary.input = Array(input.utf8)
    #expect(try diary.run("add", "--json", "--note", "-").entry().note == note)
  }

  @Test(
    "Moods are read by name, number and Japanese label, in any case and width",
    arguments: [
      ("good", "good"), ("GOOD", "good"), ("ｇｏｏｄ", "good"), ("4", "good"), ("４", "good"),
      ("良い", "good"), ("1", "worst"), ("最悪", "worst"), ("none", "notSelected"),
      ("0", "notSelected"), ("未選択", "notSelected"), ("best", "best"), ("普通", "neutral"),
      ("　良い", "good"), (" 良い ", "good"),
    ])
  func moods(text: String, mood: String) throws {
    #expect(try diary.run("add", "x", "--json", "--mood", text).entry().mood == mood)
  }

  @Test("Of several emoji the last counts, fully qualified", arguments: ["🌧🏔", "rain 🌧️ then 🏔"])
  func emoji(text: String) throws {
    #expect(try diary.run("add", "--json", "--emoji", text).entry().emoji == "🏔️")
  }

  @Test("Control characters, bidirectional controls and U+2028 are escaped in JSON")
  func escapedInJSON() throws {
    let note = "a\u{1B}b\u{9B}c\u{7F}d\u{202E}e\u{2028}f\u{2066}g\u{0}"
    diary.input = Array(note.utf8)
    let call = diary.run("add", "--json", "--note", "-")
    #expect(try call.entry().note == note)
    #expect(call.out.contains(#""a\u001bb\u009bc\u007fd\u202ee\u2028f\u2066g\u0000""#))
    #expect(diary.journal.contains(#""a\u001bb\u009bc\u007fd\u202ee\u2028f\u2066g\u0000""#))
  }

  @Test(
    "What makes no entry is refused, and nothing is written",
    arguments: [
      ["add"], ["add", "--note", ""], ["add", "--at", "yesterday"], ["add", "two", "--note", "x"],
      ["add", "--note", "a", "--note", "b"], ["add", "x", "--mood", "great"],
      ["add", "x", "--emoji", "x"], ["add", "x", "--at", "2026-12-01"],
      ["add", "x", "--at", "last month"], ["add", "x", "--at", "5m"], ["add", "--note", "-"],
    ])
  func refused(words: [String]) {
    let call = diary.run(words)
    #expect(call.code == 64)
    #expect(call.out.isEmpty && call.err.hasPrefix("soberlog: "))
    #expect(diary.journal.isEmpty)
  }

  @Test("A note may have 1 MiB and no byte more", arguments: [(1 << 20, 0), (1 << 20 + 1, 64)])
  func longestNote(length: Int, code: Int32) throws {
    for (text, end) in [("x", "\n"), ("x", "\r\n"), ("x", ""), ("山", "山山山")] {
      let note = String(repeating: text, count: length / text.utf8.count)
      diary.input = Array((note + end).utf8)
      #expect(diary.run("add", "--note", "-").code == (text == "x" ? code : 64))
    }
    #expect(diary.run("add", String(repeating: "x", count: length)).code == code)
    #expect(diary.journal.isEmpty == (code != 0))
  }

  @Test("A byte order mark before a note is none of its characters", arguments: [0, 1])
  func byteOrderMark(tooMany: Int) throws {
    for length in [1, 1 << 20 + tooMany] {
      let note = String(repeating: "x", count: length)
      diary.input = Array("\u{FEFF}\(note)\r\n".utf8)
      let call = diary.run("add", "--note", "-")
      #expect(call.code == (length <= 1 << 20 ? 0 : 64), "\(call.err)")
      #expect(try call.code == 64 || diary.notes().last == note)
    }
    diary.editor = { _ in "\u{FEFF}edited\n" }
    #expect(diary.run("add", "--editor").code == 0)
    #expect(try diary.notes().last == "edited")
  }

  @Test("Entries of one second stay in the order they were added")
  func orderWithinASecond() throws {
    for note in 1...20 { diary.run("add", "\(note)") }
    #expect(try diary.notes() == (1...20).map(String.init))
    #expect(try diary.run("show", "@1", "--json").entries().map(\.note) == ["20"])
  }

  @Test("One line says what was recorded, more lines which milestones it reached")
  func answers() {
    diary.write([.start("11-24")])
    var transcript = ""
    transcript += diary.run("add", "-m", "good", "-e", "🍵", "tea with Yuki").transcript
    transcript += diary.run("add", "--at", "yesterday 21:30", "a hard evening").transcript
    transcript += diary.run("add", "--quiet", "not a word").transcript
    transcript += diary.run("add", "--lang", "ja", "-m", "良い", "--at", "昨日", "お茶").transcript
    diary.now = "2026-12-01T08:00:00+09:00"
    transcript += diary.run("add", "the day after").transcript
    expect(
      transcript,
      isText: #"""
        $ soberlog add -m good -e 🍵 'tea with Yuki'
        Added 2nk28s9393  ●●●●○ good  🍵
        1 week sober! 🎉
        $ soberlog add --at 'yesterday 21:30' 'a hard evening'
        Added 4jfqpkahax for Sun 29 Nov 2026 21:30
        $ soberlog add --quiet 'not a word'
        $ soberlog add --lang ja -m 良い --at 昨日 お茶
        記録しました 4khbat217j  2026年11月29日(日) 21:15  ●●●●○ 良い
        $ soberlog add 'the day after'
        Added mw3r3shzt9
        """#)
  }
}
