import Testing

@testable import soberlog

/// `stats` as text and as JSON.
struct StatsCommandTests {
  /// Two months with two slips, the second on the day after a day without a mood.
  private let diary = Diary([
    .entry("10-25 08:00", "day one", mood: "neutral", event: "start"),
    .entry("10-31", "a long evening #work", mood: "bad", emoji: "😣"),
    .entry("11-02", "#Walk", mood: "good", emoji: "🍵"),
    .entry("11-03", "#walk and #work", mood: "good", emoji: "🏔️"),
    .entry("11-09 09:00", mood: "worst"), .entry("11-09 21:00", "#walk", mood: "bad"),
    .entry("11-10", mood: "worst", event: "slip"),
    .entry("11-15", "tea", emoji: "🍵"), .slip("11-16"),
    .entry("11-28", "高尾山 #散歩", mood: "best", emoji: "🏔️"), .entry("11-30", mood: "best"),
  ])

  @Test("All figures for people, in both languages")
  func text() {
    let calls = [["stats"], ["stats", "--lang", "ja"], ["stats", "--since", "7d", "--ascii"]]
    expect(
      calls.map { diary.run($0).transcript }.joined(),
      isText: #"""
        $ soberlog stats
        Sun 25 Oct 2026 – Mon 30 Nov 2026
        11 entries on 10 days

        Mood over time
        ▅·····▃·▆▆·····▂▁·················█·█
        ▁ worst, █ best, · no mood; 1 day a column

        Moods
        ●●●●● best     ████████████████████████  2  22%
        ●●●●○ good     ████████████████████████  2  22%
        ●●●○○ neutral  ████████████              1  11%
        ●●○○○ bad      ████████████████████████  2  22%
        ●○○○○ worst    ████████████████████████  2  22%
        not selected   ████████████████████████  2
        Average 3.00 of 9 entries with a mood (worst 1, best 5)

        By weekday
        Mon  ●●●○○  3.00  5 entries
        Tue  ●●●○○  2.50  2 entries
        Wed         –     0 entries
        Thu         –     0 entries
        Fri         –     0 entries
        Sat  ●●●●○  3.50  2 entries
        Sun  ●●●○○  3.00  2 entries

        By month
        Oct 2026  ●●●○○  2.50  2 entries
        Nov 2026  ●●●○○  3.14  9 entries

        Before a slip
        Day before  ●●○○○  1.50  1 day
        Other days  ●●●○○  3.43  7 days

        Tags
        3  #walk
        2  #work
        1  #散歩

        Emoji
        2  🍵
        2  🏔️
        1  😣
        $ soberlog stats --lang ja
        2026年10月25日(日)〜2026年11月30日(月)
        記録 11件(10日分)

        気分の移り変わり
        ▅·····▃·▆▆·····▂▁·················█·█
        ▁ 最悪、█ 最高、· 気分なし。1列は1日

        気分
        ●●●●● 最高  ████████████████████████  2  22%
        ●●●●○ 良い  ████████████████████████  2  22%
        ●●●○○ 普通  ████████████              1  11%
        ●●○○○ 悪い  ████████████████████████  2  22%
        ●○○○○ 最悪  ████████████████████████  2  22%
        未選択      ████████████████████████  2
        平均 3.00(気分を選んだ 9件。最悪 1、最高 5)

        曜日ごと
        月  ●●●○○  3.00  5件
        火  ●●●○○  2.50  2件
        水         –     0件
        木         –     0件
        金         –     0件
        土  ●●●●○  3.50  2件
        日  ●●●○○  3.00  2件

        月ごと
        2026年10月  ●●●○○  2.50  2件
        2026年11月  ●●●○○  3.14  9件

        飲んだ日の前日
        前日      ●●○○○  1.50  1日
        ほかの日  ●●●○○  3.43  7日

        タグ
        3  #walk
        2  #work
        1  #散歩

        絵文字
        2  🍵
        2  🏔️
        1  😣
        $ soberlog stats --since 7d --ascii
        Sat 28 Nov 2026 - Mon 30 Nov 2026
        2 entries on 2 days

        Mood over time
        #.#
        _ worst, # best, . no mood; 1 day a column

        Moods
        ***** best     ########################  2
        ****. good                               0
        ***.. neutral                            0
        **... bad                                0
        *.... worst                              0
        not selected                             0
        Average 5.00 of 2 entries with a mood (worst 1, best 5)

        By weekday
        Mon  *****  5.00  1 entry
        Tue         -     0 entries
        Wed         -     0 entries
        Thu         -     0 entries
        Fri         -     0 entries
        Sat  *****  5.00  1 entry
        Sun         -     0 entries

        By month
        Nov 2026  *****  5.00  2 entries

        Tags
        1  #散歩

        Emoji
        1  :snow-capped_mountain:
        """#)
  }

  @Test("All figures as JSON, null where there is nothing")
  func json() {
    expect(
      [["stats", "--json"], ["stats", "--json", "--until", "2026-10", "--lang", "ja"]]
        .map { diary.run($0).transcript }.joined()
        + Diary().run("stats", "--json").transcript
        + diary.run("stats", "--json", "--note").transcript,
      isText: #"""
        $ soberlog stats --json
        {"from":"2026-10-25","to":"2026-11-30","entries":11,"daysWritten":10,"moods":{"notSelected":2,"worst":2,"bad":2,"neutral":1,"good":2,"best":2},"average":3.00,"byWeekday":[{"weekday":1,"entries":5,"average":3.00},{"weekday":2,"entries":2,"average":2.50},{"weekday":3,"entries":0,"average":null},{"weekday":4,"entries":0,"average":null},{"weekday":5,"entries":0,"average":null},{"weekday":6,"entries":2,"average":3.50},{"weekday":7,"entries":2,"average":3.00}],"byMonth":[{"month":"2026-10","entries":2,"average":2.50},{"month":"2026-11","entries":9,"average":3.14}],"beforeSlip":{"days":1,"average":1.50},"otherDays":{"days":7,"average":3.43},"tags":[{"tag":"walk","count":3},{"tag":"work","count":2},{"tag":"散歩","count":1}],"emoji":[{"emoji":"🍵","count":2},{"emoji":"🏔️","count":2},{"emoji":"😣","count":1}]}
        $ soberlog stats --json --until 2026-10 --lang ja
        {"from":"2026-10-25","to":"2026-10-31","entries":2,"daysWritten":2,"moods":{"notSelected":0,"worst":0,"bad":1,"neutral":1,"good":0,"best":0},"average":2.50,"byWeekday":[{"weekday":1,"entries":0,"average":null},{"weekday":2,"entries":0,"average":null},{"weekday":3,"entries":0,"average":null},{"weekday":4,"entries":0,"average":null},{"weekday":5,"entries":0,"average":null},{"weekday":6,"entries":1,"average":2.00},{"weekday":7,"entries":1,"average":3.00}],"byMonth":[{"month":"2026-10","entries":2,"average":2.50}],"beforeSlip":{"days":0,"average":null},"otherDays":{"days":2,"average":2.50},"tags":[{"tag":"work","count":1}],"emoji":[{"emoji":"😣","count":1}]}
        $ soberlog stats --json
        {"from":null,"to":null,"entries":0,"daysWritten":0,"moods":{"notSelected":0,"worst":0,"bad":0,"neutral":0,"good":0,"best":0},"average":null,"byWeekday":[{"weekday":1,"entries":0,"average":null},{"weekday":2,"entries":0,"average":null},{"weekday":3,"entries":0,"average":null},{"weekday":4,"entries":0,"average":null},{"weekday":5,"entries":0,"average":null},{"weekday":6,"entries":0,"average":null},{"weekday":7,"entries":0,"average":null}],"byMonth":[],"beforeSlip":{"days":0,"average":null},"otherDays":{"days":0,"average":null},"tags":[],"emoji":[]}
        soberlog: there is no journal yet; soberlog add or soberlog start begins one
        $ soberlog stats --json --note
        soberlog: unknown option “--note”; see soberlog stats --help
        [64]
        """#)
  }

  @Test("One day, month or year is named by one option", arguments: ["stats", "report"])
  func ofOneMonth(command: String) {
    let both = diary.run(command, "--since", "last month", "--until", "last month")
    let one = diary.run(command, "--on", "last month")
    #expect(one.code == 0 && one.out == both.out && one.out != diary.run(command).out)
  }

  @Test(
    "With nothing to show there is a word on standard error alone",
    arguments: [["stats", "--until", "2026-09"], ["stats", "--since", "2027"]])
  func nothing(words: [String]) {
    let call = diary.run(words)
    #expect(call.code == 0 && call.out.isEmpty && !call.err.isEmpty)
    #expect(diary.run(words + ["--quiet"]).err.isEmpty)
    let none = Diary().run(words)
    #expect(none.code == 0 && none.out.isEmpty && none.err.contains("no journal yet"))
  }

  @Test("Days begin at the boundary, and entries of later days are left out with a warning")
  func days() {
    let diary = Diary()
    diary.write(
      [
        .entry("11-29 23:00", mood: "good"), .entry("11-30 01:30", mood: "bad"),
        .entry("12-05", "#later", mood: "worst", emoji: "🍵"), .slip("12-01"),
      ], settings: #"{"dayStartsAt":"04:00"}"#)
    let call = diary.run("stats", "--json", "--since", "yesterday", "--until", "yesterday")
    #expect(call.out.hasPrefix(#"{"from":"2026-11-29","to":"2026-11-29","entries":2,"#))
    #expect(call.out.hasSuffix(#""tags":[],"emoji":[]}"# + "\n"))
    #expect(call.err.contains("more than a day ahead"))
    #expect(diary.run("stats", "--json", "--since", "2026-12").out.contains(#""entries":0"#))
  }

  @Test("A period to the minute counts the entries of a part of its first day")
  func minutes() {
    let out = diary.run("stats", "--json", "--since", "2026-11-09T12:00", "--until", "2026-11-09")
      .out
    #expect(out.contains(#""entries":1,"#))
    // Whether the day after was one with a slip is known, although it is not in the period.
    #expect(out.contains(#""beforeSlip":{"days":1,"average":2.00}"#))
  }

  @Test("The list and the statistics of a period have the same entries")
  func sameAsList() throws {
    for filter in [
      [], ["--since", "2w"], ["--until", "2026-11-09T10:00"], ["--since", "2026-11"],
    ] {
      let entries = try diary.run(["list", "--json"] + filter).entries()
      let out = diary.run(["stats", "--json"] + filter).out
      #expect(out.contains("\"entries\":\(entries.count),\"daysWritten\""))
    }
  }

  @Test("Long journals show the last twelve months, and say so")
  func months() {
    let months =
      (1...12).map { "2025-\($0 < 10 ? "0" : "")\($0)-01" } + ["2026-01-01", "2026-02-01"]
    let diary = Diary(months.map { .entry($0, mood: "good") })
    let out = diary.run("stats").out
    #expect(out.contains("and 2 earlier months") && !out.contains("\nFeb 2025"))
    #expect(diary.run("stats", "--since", "2025-02").out.contains("and 1 earlier month "))
  }

  @Test("Text of the journal is escaped")
  func escaped() {
    let diary = Diary()
    diary.write([.entry("11-29", "#\u{300}\u{301}a", mood: "good", emoji: "\u{1B}[31m")])
    let out = diary.run("stats").out
    #expect(out.contains(#"\u{1B}[31m"#) && !out.contains("\u{1B}"))
  }

  @Test("Urges that were withstood are counted, where there are any")
  func urges() {
    #expect(!diary.run("stats").out.contains("withstood"))
    diary.run("urge", "--note", "after work")
    #expect(diary.run("stats").out.contains("\n1 urge withstood\n"))
    diary.run("urge", "--note", "again")
    #expect(diary.run("stats").out.contains("\n2 urges withstood\n"))
    #expect(diary.run("stats", "--lang", "ja").out.contains("\n飲まずに耐えた回数: 2回\n"))
  }
}
