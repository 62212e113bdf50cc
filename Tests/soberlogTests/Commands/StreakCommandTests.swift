import Testing

@testable import soberlog

/// `streak` in all its forms.
struct StreakCommandTests {
  /// The example of the rules: runs of 9, 12 and 7 days.
  private let diary = Diary([
    .start("11-01"), .slip("11-10"), .slip("11-23"), .entry("11-29"), .entry("11-30"),
  ])

  @Test("All figures for people, in both languages")
  func text() {
    diary.write(
      [.start("11-01"), .slip("11-10"), .slip("11-23"), .entry("11-29"), .entry("11-30")],
      settings: #"{"savings":"800円"}"#)
    let transcript = [
      ["streak"], ["streak", "--history"], ["streak", "--lang", "ja", "--history"],
      ["streak", "--on", "2026-11-10"], ["streak", "--on", "2026-11-11"],
      ["streak", "--on", "2026-10-31"], ["streak", "--on", "11月23日", "--lang", "ja"],
    ].map { diary.run($0).transcript }
    expect(
      transcript.joined(),
      isText: #"""
        $ soberlog streak
        Day 7
        1 week sober! 🎉

        Since     Tue 24 Nov 2026
        Next      10 days · Thu 3 Dec 2026 · in 3 days
        Longest   12 days · Wed 11 Nov 2026 – Sun 22 Nov 2026
        Previous  12 days · Wed 11 Nov 2026 – Sun 22 Nov 2026
        In all    28 sober days of 30 · 2 slip days · 3 runs
        Written   2 days in a row · longest 2 days
        Saved     5600円 in this run · 22400円 in all
        $ soberlog streak --history
        Day 7
        1 week sober! 🎉

        Since     Tue 24 Nov 2026
        Next      10 days · Thu 3 Dec 2026 · in 3 days
        Longest   12 days · Wed 11 Nov 2026 – Sun 22 Nov 2026
        Previous  12 days · Wed 11 Nov 2026 – Sun 22 Nov 2026
        In all    28 sober days of 30 · 2 slip days · 3 runs
        Written   2 days in a row · longest 2 days
        Saved     5600円 in this run · 22400円 in all

        Every run
        9 days   Sun 1 Nov 2026 – Mon 9 Nov 2026
        12 days  Wed 11 Nov 2026 – Sun 22 Nov 2026
        7 days   Tue 24 Nov 2026 – Mon 30 Nov 2026
        $ soberlog streak --lang ja --history
        7日目
        断酒1週間達成! 🎉

        開始      2026年11月24日(火)
        次の節目  10日 · 2026年12月3日(木) · あと3日
        最長      12日 · 2026年11月11日(水)〜2026年11月22日(日)
        前回      12日 · 2026年11月11日(水)〜2026年11月22日(日)
        合計      30日のうち断酒 28日 · 飲んだ日 2日 · 断酒期間 3回
        日記      2日連続 · 最長 2日
        節約      今回 5600円 · 合計 22400円

        これまでの断酒期間
        9日   2026年11月1日(日)〜2026年11月9日(月)
        12日  2026年11月11日(水)〜2026年11月22日(日)
        7日   2026年11月24日(火)〜2026年11月30日(月)
        $ soberlog streak --on 2026-11-10
        Tue 10 Nov 2026
        A slip day. The next day is day 1.

        Next      1 day · Wed 11 Nov 2026 · in 1 day
        Longest   9 days · Sun 1 Nov 2026 – Mon 9 Nov 2026
        Previous  9 days · Sun 1 Nov 2026 – Mon 9 Nov 2026
        In all    9 sober days of 10 · 1 slip day · 1 run
        Written   1 day in a row · longest 1 day
        Saved     0円 in this run · 7200円 in all
        $ soberlog streak --on 2026-11-11
        Wed 11 Nov 2026
        Day 1
        1 day sober! 🎉

        Since     Wed 11 Nov 2026
        Next      3 days · Fri 13 Nov 2026 · in 2 days
        Longest   9 days · Sun 1 Nov 2026 – Mon 9 Nov 2026
        Previous  9 days · Sun 1 Nov 2026 – Mon 9 Nov 2026
        In all    10 sober days of 11 · 1 slip day · 2 runs
        Written   1 day in a row · longest 1 day
        Saved     800円 in this run · 8000円 in all
        $ soberlog streak --on 2026-10-31
        Sat 31 Oct 2026
        Nothing is counted yet.
        $ soberlog streak --on 11月23日 --lang ja
        2026年11月23日(月)
        この日は飲んだ日です。次の日がまた1日目です。

        次の節目  1日 · 2026年11月24日(火) · あと1日
        最長      12日 · 2026年11月11日(水)〜2026年11月22日(日)
        前回      12日 · 2026年11月11日(水)〜2026年11月22日(日)
        合計      23日のうち断酒 21日 · 飲んだ日 2日 · 断酒期間 2回
        日記      1日連続 · 最長 1日
        節約      今回 0円 · 合計 16800円
        """#)
  }

  @Test("On the day of a start that counts as 0, day 1 is the next day")
  func startCountsAsZero() {
    let diary = Diary()
    diary.write([.start("11-30")], settings: #"{"startCountsAs":0}"#)
    expect(
      diary.run("streak").transcript + diary.run("streak", "--lang", "ja").transcript,
      isText: #"""
        $ soberlog streak
        The next day is day 1.

        Next     1 day · Tue 1 Dec 2026 · in 1 day
        Written  1 day in a row · longest 1 day
        $ soberlog streak --lang ja
        次の日が1日目です。

        次の節目  1日 · 2026年12月1日(火) · あと1日
        日記      1日連続 · 最長 1日
        """#)
  }

  @Test("All figures as JSON, null where there is nothing")
  func json() {
    expect(
      [
        ["streak", "--json"], ["streak", "--json", "--history", "--lang", "ja"],
        ["streak", "--json", "--on", "2026-11-23"],
      ].map { diary.run($0).transcript }.joined() + Diary().run("streak", "--json").transcript,
      isText: #"""
        $ soberlog streak --json
        {"day":"2026-11-30","days":7,"since":"2026-11-24","lastSlip":"2026-11-23","longest":{"days":12,"from":"2026-11-11","to":"2026-11-22"},"previous":{"days":12,"from":"2026-11-11","to":"2026-11-22"},"totalSoberDays":28,"trackedDays":30,"slipDays":2,"runs":3,"startCountsAs":1,"nextMilestone":{"name":"10d","date":"2026-12-03","inDays":3},"reached":["1w"],"writing":{"days":2,"longest":2},"savings":null}
        $ soberlog streak --json --history --lang ja
        {"day":"2026-11-30","days":7,"since":"2026-11-24","lastSlip":"2026-11-23","longest":{"days":12,"from":"2026-11-11","to":"2026-11-22"},"previous":{"days":12,"from":"2026-11-11","to":"2026-11-22"},"totalSoberDays":28,"trackedDays":30,"slipDays":2,"runs":3,"startCountsAs":1,"nextMilestone":{"name":"10d","date":"2026-12-03","inDays":3},"reached":["1w"],"writing":{"days":2,"longest":2},"savings":null,"history":[{"days":9,"from":"2026-11-01","to":"2026-11-09"},{"days":12,"from":"2026-11-11","to":"2026-11-22"},{"days":7,"from":"2026-11-24","to":"2026-11-30"}]}
        $ soberlog streak --json --on 2026-11-23
        {"day":"2026-11-23","days":0,"since":null,"lastSlip":"2026-11-23","longest":{"days":12,"from":"2026-11-11","to":"2026-11-22"},"previous":{"days":12,"from":"2026-11-11","to":"2026-11-22"},"totalSoberDays":21,"trackedDays":23,"slipDays":2,"runs":2,"startCountsAs":1,"nextMilestone":{"name":"1d","date":"2026-11-24","inDays":1},"reached":[],"writing":{"days":1,"longest":1},"savings":null}
        $ soberlog streak --json
        {"day":"2026-11-30","days":0,"since":null,"lastSlip":null,"longest":null,"previous":null,"totalSoberDays":0,"trackedDays":0,"slipDays":0,"runs":0,"startCountsAs":1,"nextMilestone":null,"reached":[],"writing":{"days":0,"longest":0},"savings":null}
        soberlog: there is no journal yet; soberlog add or soberlog start begins one
        """#)
  }

  @Test(
    "Money is exact in JSON", arguments: [("12.50 EUR", "87.50", "350.00"), ("$5", "35", "140")])
  func savings(setting: String, run: String, total: String) {
    diary.run("settings", "savings", setting)
    let out = diary.run("streak", "--json").out
    #expect(out.contains(#""run":"\#(run)","total":"\#(total)"}"#))
  }

  @Test(
    "--days prints the number alone",
    arguments: [([], "7\n"), (["--on", "2026-11-10"], "0\n"), (["--on", "11月15日"], "5\n")]
      as [([String], String)])
  func days(words: [String], output: String) {
    let call = diary.run(["streak", "--days"] + words)
    #expect(call.out == output && call.err.isEmpty && call.code == 0)
    #expect(
      Diary().run("streak", "--days")
        == Call(words: ["streak", "--days"], code: 0, out: "0\n", err: ""))
  }

  @Test(
    "--at-least answers by its exit code and prints nothing",
    arguments: [
      ("7d", 0), ("7", 0), ("1w", 0), ("8d", 1), ("2w", 1), ("1mo", 1), ("1y", 1), ("0d", 0),
    ] as [(String, Int32)])
  func atLeast(span: String, code: Int32) {
    let call = diary.run("streak", "--at-least", span)
    #expect(call.code == code && call.out.isEmpty && call.err.isEmpty)
  }

  @Test("Months and years of --at-least go by the calendar")
  func atLeastByCalendar() {
    let diary = Diary([.start("10-31")])
    #expect(diary.run("streak", "--at-least", "1mo").code == 0)
    #expect(diary.run("streak", "--at-least", "31").code == 0)
    diary.write([.start("11-01")])
    #expect(diary.run("streak", "--at-least", "1mo").code == 1)
    #expect(diary.run("streak", "--at-least", "30").code == 0)
  }

  @Test(
    "What cannot be answered is refused",
    arguments: [
      ["--at-least", "soon"], ["--at-least", "7m"], ["--at-least", "-1d"], ["--at-least", ""],
      ["--at-least", "1.5d"], ["--days", "--at-least", "7d"], ["--days", "--json"],
      ["--json", "--at-least", "1"], ["--days", "--history"], ["--history", "--at-least", "1"],
      ["--on", "2026-11"], ["--on", "soon"], ["x"],
    ])
  func refused(words: [String]) {
    let call = diary.run(["streak"] + words)
    #expect(call.code == 64 && call.out.isEmpty)
  }

  @Test("A plural stands for every number but one")
  func plurals() {
    for (first, expected) in [("11-30", "Day 1"), ("11-29", "Day 2")] {
      let diary = Diary([.start(first)])
      let texts = diary.run("streak", "--history").out + diary.run("add", "x").out + diary.run().out
      #expect(texts.hasPrefix(expected))
      #expect(texts.firstMatch(of: /\b1 days/) == nil)
      #expect(texts.firstMatch(of: /(?:[02-9]|[1-9][0-9]+) (?:day|run|month|year)\b(?!s)/) == nil)
    }
  }
}
