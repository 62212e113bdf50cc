import Testing

@testable import soberlog

/// What the program says without a journal: help, version, path, and the first words.
struct AboutProgramTests {
  /// A diary without a journal.
  private let diary = Diary()

  @Test(
    "Help is the same however it is asked for",
    arguments: [
      (["list", "--help"], ["help", "list"]), (["list", "-h"], ["help", "list"]),
      (["-h", "list"], ["help", "list"]),
      (["list", "x", "--limit", "many", "--help"], ["help", "list"]),
      (["--help"], ["help"]), (["-h"], ["help"]), (["help", "help"], ["help", "--help"]),
    ] as [([String], [String])])
  func help(words: [String], others: [String]) {
    let call = diary.run(words)
    #expect(call.code == 0 && call.err.isEmpty && !call.out.isEmpty)
    #expect(call.out == diary.run(others).out)
    #expect(diary.journal.isEmpty)
  }

  @Test(
    "Help for what is no command is refused", arguments: [["help", "nonsense"], ["help", "ad"]])
  func unknownTopic(words: [String]) {
    #expect(diary.run(words).code == 64)
  }

  @Test(
    "The version is one line",
    arguments: [["--version"], ["add", "--version"], ["help", "--version"]])
  func version(words: [String]) {
    let call = diary.run(words)
    #expect(call.out.wholeMatch(of: /soberlog [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(call.code == 0)
  }

  @Test("Help and version need neither a journal nor a place for one")
  func withoutHome() {
    diary.variables = [:]
    #expect(diary.run("--help").code == 0)
    #expect(diary.run("--version").code == 0)
    #expect(diary.run().code == 78)
  }

  @Test("The path is that of --journal, of SOBERLOG_JOURNAL, or below XDG_DATA_HOME or HOME")
  func path() {
    #expect(diary.run("path").out == diary.path + "\n")
    diary.variables["XDG_DATA_HOME"] = "/data"
    #expect(diary.run("path").out == "/data/soberlog/journal.json\n")
    diary.variables["XDG_DATA_HOME"] = "relative"
    #expect(diary.run("path").out == diary.path + "\n")
    diary.variables["SOBERLOG_JOURNAL"] = "here.json"
    #expect(diary.run("path").out == "here.json\n")
    #expect(diary.run("path", "--journal", "/x/y z.json").out == "/x/y z.json\n")
    #expect(diary.run("path", "--quiet").out == "here.json\n")
    #expect(diary.journal.isEmpty)
  }

  @Test("A path is printed as it is for scripts, and escaped on a terminal")
  func hostilePath() {
    let hostile = "/x\u{1B}[31m/j"
    #expect(diary.run("path", "--journal", hostile).out == hostile + "\n")
    diary.terminal = TerminalSize(columns: 80, rows: 24)
    #expect(diary.run("path", "--journal", hostile).out == "/x\\u{1B}[31m/j\n")
  }

  @Test("Without a command a person without a journal is welcomed, others see today")
  func noCommand() {
    var transcript = diary.run().transcript + diary.run("--lang", "ja").transcript
    #expect(diary.journal.isEmpty)
    diary.write([
      .start("11-24"), .entry("11-29", "yesterday"), .entry("11-30 08:00", "a walk", mood: "good"),
    ])
    transcript += diary.run().transcript + diary.run("--lang", "ja").transcript
    diary.write([.start("11-27"), .slip("11-30")])
    transcript += diary.run().transcript + diary.run("--lang", "ja").transcript
    diary.write([.start("11-29")])
    transcript += diary.run("--quiet").transcript
    expect(
      transcript,
      isText: #"""
        $ soberlog 
        Welcome to soberlog, a journal for days without a drink. It begins with one command:

          soberlog start                     count from today
          soberlog add --mood good "a walk"  record how you feel
          soberlog --help                    everything else
        $ soberlog --lang ja
        soberlog へようこそ。お酒を飲まない日々の日記です。次のコマンドで始められます。

          soberlog start                     今日から数える
          soberlog add --mood 良い 散歩した  気分を記録する
          soberlog --help                    そのほかの説明
        $ soberlog 
        Day 7
        1 week sober! 🎉
        Next  10 days · Thu 3 Dec 2026 · in 3 days

        Today, Mon 30 Nov 2026
          08:00  e000000003  ●●●●○ good     a walk

          soberlog add --mood good "a walk"  record how you feel
          soberlog list --since 7d           the last days
        $ soberlog --lang ja
        7日目
        断酒1週間達成! 🎉
        次の節目  10日 · 2026年12月3日(木) · あと3日

        今日 2026年11月30日(月)
          08:00  e000000003  ●●●●○ 良い  a walk

          soberlog add --mood 良い 散歩した  気分を記録する
          soberlog list --since 7d           最近の記録
        $ soberlog 
        Today is noted as a slip day. Tomorrow is day 1.
        Next  1 day · Tue 1 Dec 2026 · in 1 day

        Today, Mon 30 Nov 2026
          12:00  e000000002                 slip

          soberlog recall  read what you wrote on a good day
          soberlog urge    sit out an urge
        $ soberlog --lang ja
        今日は飲んだ日として記録しています。明日がまた1日目です。
        次の節目  1日 · 2026年12月1日(火) · あと1日

        今日 2026年11月30日(月)
          12:00  e000000002              飲んだ日

          soberlog recall  調子の良い日に書いたものを読み返す
          soberlog urge    飲みたい気持ちをやり過ごす
        $ soberlog --quiet
        Day 2
        Next  3 days · Tue 1 Dec 2026 · in 1 day

        Nothing written today yet.
        """#)
  }
}
