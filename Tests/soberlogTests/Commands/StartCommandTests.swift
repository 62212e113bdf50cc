import Testing

@testable import soberlog

/// `start`, `slip` and `urge`: the events that are recorded.
struct StartCommandTests {
  /// A diary without a journal.
  private let diary = Diary()

  @Test("A start that no slip follows is moved, and keeps what it is not given anew")
  func moves() throws {
    let id = try diary.run("start", "--at", "2026-11-10", "--note", "day one", "--json").entry().id
    let moved = try diary.run("start", "--at", "2026-11-01", "-m", "good", "--json").entry()
    #expect(moved.id == id && moved.day == "2026-11-01")
    #expect(moved.note == "day one" && moved.mood == "good" && moved.event == "start")
    #expect(try diary.entries() == [moved])
    diary.run("undo")
    #expect(try diary.entries().map(\.day) == ["2026-11-10"])
  }

  @Test("A start that is there already is left as it is")
  func staysPut() {
    diary.run("start", "--at", "2026-11-10", "--note", "x")
    let journal = diary.journal
    for words in [["--at", "2026-11-10"], ["--at", "11月10日"]] {
      let call = diary.run(["start"] + words)
      #expect(call.out.hasPrefix("Nothing to change in ") && call.err.isEmpty)
    }
    #expect(diary.journal == journal)
  }

  @Test(
    "A date goes after --at, and is not taken for a note", arguments: ["start", "slip", "urge"])
  func misplacedDate(command: String) {
    for date in ["yesterday", "2026-11-01", "昨日", "21:00"] {
      let call = diary.run(command, date)
      #expect(call.code == 64, "\(call.transcript)")
      #expect(call.err == "soberlog: unexpected argument “\(date)”; a date goes after --at\n")
    }
    #expect(diary.run(command, "x").err.contains("a note goes after --note"))
    #expect(diary.journal.isEmpty)
  }

  @Test("After a slip another start is added")
  func adds() throws {
    diary.write([.start("11-01"), .slip("11-10")])
    diary.run("start", "--at", "2026-11-21")
    #expect(try diary.entries("--event", "start").map(\.day) == ["2026-11-01", "2026-11-21"])
    #expect(diary.run("streak", "--days").out == "10\n")
  }

  @Test("The answer names the day, and the one before when it was moved")
  func answers() {
    var transcript = diary.run("start").transcript
    transcript += diary.run("start", "--at", "2026-11-24", "-m", "neutral").transcript
    transcript += diary.run("start", "--at", "2026-11-01", "--lang", "ja").transcript
    transcript += diary.run("start", "--at", "12月1日", "--quiet").transcript
    expect(
      transcript,
      isText: #"""
        $ soberlog start
        Recorded start 2nk28s9393 for Mon 30 Nov 2026 21:15
        1 day sober! 🎉
        $ soberlog start --at 2026-11-24 -m neutral
        Moved the start 2nk28s9393 from Mon 30 Nov 2026 21:15 to Tue 24 Nov 2026 21:15; soberlog undo moves it back  ●●●○○ neutral
        soberlog: notice: the count of sober days has moved from day 1 (since Mon 30 Nov 2026) to day 7 (since Tue 24 Nov 2026)
        $ soberlog start --at 2026-11-01 --lang ja
        断酒開始 2nk28s9393 を 2026年11月24日(火) 21:15 から 2026年11月1日(日) 21:15 に移しました(soberlog undo で元に戻せます)  ●●●○○ 普通
        soberlog: 注意: 断酒の日数が変わりました。変更前は7日目(2026年11月24日(火)から)、変更後は30日目(2026年11月1日(日)から)です
        $ soberlog start --at 12月1日 --quiet
        """#)
  }

  @Test("An event alone is worth recording", arguments: ["start", "slip", "urge"])
  func bareEvents(command: String) throws {
    let entry = try diary.run(command, "--json").entry()
    #expect(entry.event == command && entry.note.isEmpty && entry.mood == "notSelected")
    #expect(entry.at == "2026-11-30T21:15:00+09:00")
  }

  @Test(
    "An event takes a moment, a mood, an emoji and a note", arguments: ["start", "slip", "urge"])
  func wholeEvents(command: String) throws {
    let options = ["--at", "2026-11-20 08:00", "--note", "hm", "-m", "bad", "-e", "🌧️", "--json"]
    let entry = try diary.run([command] + options).entry()
    #expect(
      entry
        == ShownEntry(
          at: "2026-11-20T08:00:00+09:00", day: "2026-11-20", id: entry.id, mood: "bad",
          emoji: "🌧️", event: command, note: "hm", edited: nil))
  }

  @Test("Events take no operands", arguments: ["start", "slip", "urge", "streak", "path"])
  func operands(command: String) {
    #expect(diary.run(command, "x").code == 64)
    #expect(diary.journal.isEmpty)
  }

  @Test("An urge is answered in one line and changes no figure")
  func urge() {
    diary.write([.start("11-21")])
    let call = diary.run("urge", "--note", "after work")
    #expect(call.out.contains("Recorded urge"))
    #expect(call.lines.count == 2 && call.lines[1].contains("10 days sober!"))
    #expect(diary.run("streak", "--days").out == "10\n")
  }

  @Test("The words of a start that is moved are kept")
  func movedWords() throws {
    diary.run("start", "--at", "2026-11-01", "--note", "why I stopped")
    diary.run("start", "--at", "2026-11-02", "--note", "again")
    #expect(try diary.notes() == ["why I stopped\nagain"])
  }

  @Test("A start that only gets more words is not said to have moved")
  func moreWords() throws {
    let id = try diary.run("start", "--at", "2026-11-01", "--json").entry().id
    let call = diary.run("start", "--at", "2026-11-01", "--note", "why")
    #expect(call.out.hasPrefix("Changed \(id)"))
  }

  @Test("The words of a start do not grow beyond what an import would take")
  func tooManyWords() throws {
    let words = String(repeating: "x", count: 700_000)
    for code in [0, 64] as [Int32] {
      diary.input = Array(words.utf8)
      #expect(diary.run("start", "--at", "2026-11-01", "--note", "-").code == code)
    }
    #expect(try diary.notes() == [words])
  }
}
