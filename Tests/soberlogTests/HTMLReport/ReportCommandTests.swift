import Foundation
import Testing

@testable import soberlog

/// `report` and its page.
struct ReportCommandTests {
  /// Two months with two slips.
  private let diary = Diary()

  /// Writes the journal.
  init() {
    diary.write(
      [
        .entry("10-25 08:00", "day one", mood: "neutral", event: "start"),
        .entry("10-31", "a long evening #work", mood: "bad", emoji: "😣"),
        .entry("11-02", "#Walk", mood: "good", emoji: "🍵"), .entry("11-09", mood: "worst"),
        .slip("11-10"), .entry("11-15", "tea"), .slip("11-16"),
        .entry("11-28", "高尾山\nand home again", mood: "best", emoji: "🏔️"),
        .entry("11-30", "a party", mood: "good", event: "urge"),
      ], settings: #"{"savings":"800円"}"#)
  }

  /// A journal with an entry for each day of some years.
  private static func longDiary(days: Int, note: String) -> Diary {
    let diary = Diary()
    let moods = ["worst", "bad", "neutral", "good", "best"]
    guard let last = try? Date("2026-11-30T03:00:00Z", strategy: .iso8601) else { return diary }
    diary.write(
      (0..<days).map { number in
        let day = last.addingTimeInterval(Double(number - days + 1) * 86_400)
        return .entry(
          day.formatted(.iso8601.year().month().day()) + "T12:00:00+09:00", note,
          mood: moods[number * 7 % 5], emoji: "🍵",
          event: number == 0 ? "start" : number % 40 == 39 ? "slip" : nil)
      })
    return diary
  }

  @Test("The page says everything in words too, in both languages")
  func text() {
    let pages = ["en", "ja"].map { diary.run("report", "--lang", $0).out }
    let texts = pages.map { HTMLReading($0).text.joined(separator: "\n") }
    expect(
      texts.joined(separator: "\n\n"),
      isText: #"""
        My sober days
        My sober days
        Sun 25 Oct 2026 – Mon 30 Nov 2026
        Sober days
        Day 14
        2 weeks sober! 🎉
        Since
        Tue 17 Nov 2026
        Next
        30 days · Wed 16 Dec 2026 · in 16 days
        Longest
        16 days · Sun 25 Oct 2026 – Mon 9 Nov 2026
        Previous
        5 days · Wed 11 Nov 2026 – Sun 15 Nov 2026
        In all
        35 sober days of 37 · 2 slip days · 3 runs
        Written
        1 day in a row · longest 2 days
        Saved
        11200円 in this run · 28000円 in all
        Entries
        9 entries on 9 days
        Average 3.17 of 6 entries with a mood (worst 1, best 5)
        How often each mood was chosen
        Mood
        Entries
        Share
        ●●●●● best
        1
        17%
        ●●●●○ good
        2
        33%
        ●●●○○ neutral
        1
        17%
        ●●○○○ bad
        1
        17%
        ●○○○○ worst
        1
        17%
        not selected
        3
        Runs of sober days
        Runs of sober days
        3 runs, the longest of 16 days, the current one of 14 days.
        14
        10
        7
        3
        1
        25 Oct
        8 Nov
        22 Nov
        How many days each run lasted; the dots are milestones.
        All runs, the latest first
        From
        To
        Length
        Tue 17 Nov 2026
        Mon 30 Nov 2026
        14 days
        Wed 11 Nov 2026
        Sun 15 Nov 2026
        5 days
        Sun 25 Oct 2026
        Mon 9 Nov 2026
        16 days
        Mood over time
        Mood over time
        Sun 25 Oct 2026 – Mon 30 Nov 2026: average 3.17 of 6 entries with a mood, lately 4.50, on a scale from 1, worst, to 5, best.
        worst
        bad
        neutral
        good
        best
        25 Oct
        8 Nov
        22 Nov
        A dot is a day; the line is the average of 7 days; × marks a slip.
        Year by year
        2026
        Moods of 2026, a square a day
        Written on 9 days, 2 slip days. The averages of the months are in a table below.
        Jan
        Feb
        Mar
        Apr
        May
        Jun
        Jul
        Aug
        Sep
        Oct
        Nov
        Dec
        Mon
        Wed
        Fri
        Sun
        best
        good
        neutral
        bad
        worst
        not selected
        slip
        start
        By weekday
        Average mood by weekday
        Mon 3.00, Tue –, Wed –, Thu –, Fri –, Sat 3.50, Sun 3.00
        worst
        neutral
        best
        3.00
        Mon
        Tue
        Wed
        Thu
        Fri
        3.50
        Sat
        3.00
        Sun
        Average mood by weekday
        Weekday
        Average
        Entries
        Mon
        3.00
        4
        Tue
        –
        1
        Wed
        –
        0
        Thu
        –
        0
        Fri
        –
        0
        Sat
        3.50
        2
        Sun
        3.00
        2
        By month
        Average mood by month
        Oct 2026 2.50, Nov 2026 3.50
        worst
        neutral
        best
        2.50
        Oct 2026
        3.50
        Nov 2026
        The same as a table
        Average mood by month
        Month
        Average
        Entries
        Nov 2026
        3.50
        7
        Oct 2026
        2.50
        2
        Before a slip
        Average mood on the days before a slip
        Days
        Average
        Number
        Day before
        1.00
        1
        Other days
        3.60
        5
        Tags
        #Walk
        1 entry
        #work
        1 entry
        Emoji
        🍵
        1 entry
        🏔️
        1 entry
        😣
        1 entry
        In your own words
        Mon 30 Nov 2026
        12:00
        ●●●●○ good
        urge
        a party
        Sat 28 Nov 2026
        12:00
        ●●●●● best
        🏔️
        高尾山
        and home again
        Mon 16 Nov 2026
        12:00
        slip
        Sun 15 Nov 2026
        12:00
        tea
        Tue 10 Nov 2026
        12:00
        slip
        Mon 9 Nov 2026
        12:00
        ●○○○○ worst
        Mon 2 Nov 2026
        12:00
        ●●●●○ good
        🍵
        #Walk
        Sat 31 Oct 2026
        12:00
        ●●○○○ bad
        😣
        a long evening #work
        Sun 25 Oct 2026
        08:00
        ●●●○○ neutral
        start
        day one
        Made by soberlog. This page fetches nothing and sends nothing.

        断酒日記のまとめ
        断酒日記のまとめ
        2026年10月25日(日)〜2026年11月30日(月)
        断酒の日数
        14日目
        断酒2週間達成! 🎉
        開始
        2026年11月17日(火)
        次の節目
        30日 · 2026年12月16日(水) · あと16日
        最長
        16日 · 2026年10月25日(日)〜2026年11月9日(月)
        前回
        5日 · 2026年11月11日(水)〜2026年11月15日(日)
        合計
        37日のうち断酒 35日 · 飲んだ日 2日 · 断酒期間 3回
        日記
        1日連続 · 最長 2日
        節約
        今回 11200円 · 合計 28000円
        記録
        記録 9件(9日分)
        平均 3.17(気分を選んだ 6件。最悪 1、最高 5)
        それぞれの気分の件数
        気分
        件数
        割合
        ●●●●● 最高
        1
        17%
        ●●●●○ 良い
        2
        33%
        ●●●○○ 普通
        1
        17%
        ●●○○○ 悪い
        1
        17%
        ●○○○○ 最悪
        1
        17%
        未選択
        3
        断酒期間
        断酒期間
        断酒期間は3回。最長は16日、現在は14日。
        14日
        10日
        7日
        3日
        1日
        10月25日
        11月8日
        11月22日
        それぞれの断酒期間が何日続いたか。点は節目です。
        すべての断酒期間(新しい順)
        開始
        終了
        長さ
        2026年11月17日(火)
        2026年11月30日(月)
        14日
        2026年11月11日(水)
        2026年11月15日(日)
        5日
        2026年10月25日(日)
        2026年11月9日(月)
        16日
        気分の移り変わり
        気分の移り変わり
        2026年10月25日(日)〜2026年11月30日(月): 気分を選んだ 6件の平均は 3.17、最近は 4.50(最悪 1、最高 5)。
        最悪
        悪い
        普通
        良い
        最高
        10月25日
        11月8日
        11月22日
        点は1日ごとの平均、線は直近7日の平均、× は飲んだ日です。
        年ごとの記録
        2026年
        2026年の気分(1日に1マス)
        記録のある日は9日、飲んだ日は2日。月ごとの平均は下の表にあります。
        1月
        2月
        3月
        4月
        5月
        6月
        7月
        8月
        9月
        10月
        11月
        12月
        月
        水
        金
        最高
        良い
        普通
        悪い
        最悪
        未選択
        飲んだ日
        断酒開始
        曜日ごと
        曜日ごとの平均の気分
        月 3.00、火 –、水 –、木 –、金 –、土 3.50、日 3.00
        最悪
        普通
        最高
        3.00
        月
        火
        水
        木
        金
        3.50
        土
        3.00
        日
        曜日ごとの平均の気分
        曜日
        平均
        件数
        月
        3.00
        4
        火
        –
        1
        水
        –
        0
        木
        –
        0
        金
        –
        0
        土
        3.50
        2
        日
        3.00
        2
        月ごと
        月ごとの平均の気分
        2026年10月 2.50、2026年11月 3.50
        最悪
        普通
        最高
        2.50
        2026年10月
        3.50
        2026年11月
        表で見る
        月ごとの平均の気分
        月
        平均
        件数
        2026年11月
        3.50
        7
        2026年10月
        2.50
        2
        飲んだ日の前日
        飲んだ日の前日とほかの日の平均の気分
        日
        平均
        日数
        前日
        1.00
        1
        ほかの日
        3.60
        5
        タグ
        #Walk
        1件
        #work
        1件
        絵文字
        🍵
        1件
        🏔️
        1件
        😣
        1件
        自分の言葉
        2026年11月30日(月)
        12:00
        ●●●●○ 良い
        飲まずに耐えた
        a party
        2026年11月28日(土)
        12:00
        ●●●●● 最高
        🏔️
        高尾山
        and home again
        2026年11月16日(月)
        12:00
        飲んだ日
        2026年11月15日(日)
        12:00
        tea
        2026年11月10日(火)
        12:00
        飲んだ日
        2026年11月9日(月)
        12:00
        ●○○○○ 最悪
        2026年11月2日(月)
        12:00
        ●●●●○ 良い
        🍵
        #Walk
        2026年10月31日(土)
        12:00
        ●●○○○ 悪い
        😣
        a long evening #work
        2026年10月25日(日)
        08:00
        ●●●○○ 普通
        断酒開始
        day one
        soberlog で作成しました。このページは何も読み込まず、何も送りません。
        """#)
  }

  @Test(
    "Elements are closed where they belong, and nothing leads out of the page",
    arguments: ["en", "ja"])
  func soundness(language: String) {
    for diary in [diary, Diary(), Diary([.entry("11-30", "one", mood: "best")])] {
      let page = diary.run("report", "--lang", language).out
      let reading = HTMLReading(page)
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language)\">"))
      #expect(reading.mistakes.isEmpty)
      let outside: Set = ["src", "href", "srcset", "data", "style", "onload", "onerror"]
      #expect(!reading.attributes.contains { outside.contains($0.name) })
      #expect(
        Set(reading.elements).isDisjoint(with: ["script", "link", "img", "iframe", "object"]))
      #expect(!page.contains("url(") && !page.contains("@import") && !page.contains("http:"))
      let identifiers = reading.attributes.filter { $0.name == "id" }.map(\.value)
      #expect(Set(identifiers).count == identifiers.count)
    }
  }

  @Test(
    "Whatever is written stays text",
    arguments: [
      #"</script><img src=x onerror="alert(1)">"#, "<style>*{}</style>",
      "'\"><svg onload=alert(1)>",
      "<!-- &amp; ]]>",
    ])
  func hostile(text: String) {
    let diary = Diary()
    diary.write(
      [
        .entry("11-28", text + " #" + text, mood: "best", emoji: text, event: text),
        .entry("11-29", "x", mood: "good", emoji: text),
      ], settings: #"{"savings":"8 <b>"}"#)
    let page = diary.run("report").out
    let reading = HTMLReading(page)
    #expect(reading.mistakes.isEmpty)
    #expect(Set(reading.elements).isDisjoint(with: ["script", "img", "b><", "x"]))
    #expect(!reading.attributes.contains { $0.name.hasPrefix("on") || $0.name == "src" })
    #expect(reading.text.contains { $0.contains(text) })
    #expect(reading.elements.count { $0 == "style" } == 1)
  }

  @Test("Figures are those of streak and stats")
  func figures() throws {
    for filter in [[], ["--since", "2026-11"], ["--until", "2026-11-15"]] {
      let text = HTMLReading(diary.run(["report"] + filter).out).text.joined(separator: "\n")
      let stats = diary.run(["stats"] + filter).lines
      #expect(text.contains(stats[1]))
      #expect(text.contains(try #require(stats.first { $0.hasPrefix("Average") })))
      for line in diary.run("streak").lines {
        guard let gap = line.firstRange(of: "  ") else { continue }
        let value = line[gap.upperBound...].trimmingPrefix(while: \.isWhitespace)
        #expect(text.contains(value), "\(line)")
      }
    }
  }

  @Test("Only entries of the period are shown")
  func filters() {
    let since = diary.run("report", "--since", "2026-11-20").out
    #expect(since.contains("The runs of this period, the latest first"))
    #expect(diary.run("report").out.contains("All runs, the latest first"))
    #expect(since.contains("高尾山") && !since.contains("day one") && !since.contains("#Walk"))
    let until = diary.run("report", "--until", "2026-10").out
    #expect(until.contains("day one") && !until.contains("高尾山"))
    #expect(diary.run("report", "--since", "2027").code == 0)
  }

  @Test("A file is private, holds the same page, and is told of")
  func output() throws {
    let path = diary.home + "/out.html"
    let call = diary.run("report", "--output", path)
    #expect(call.code == 0 && call.out.contains("out.html"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == diary.run("report").out)
    let permissions =
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    #expect(diary.run("report", "-o", diary.home + "/none/out.html").code == 73)
    #expect(diary.run("report", "-o", diary.path).code == 73)
    #expect(diary.run("report", "-o", diary.home).code == 73)
    #expect(diary.run("report", "-o", "/dev/null").code == 73)
    #expect(diary.run("report", "-o", "-").out == diary.run("report").out)
  }

  @Test("A file that others can read stays so when it is replaced, which is said")
  func readableOutput() throws {
    let path = diary.home + "/out.html"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    for command in ["report", "export"] {
      let call = diary.run(command, "-o", path)
      #expect(call.code == 0, "\(call.transcript)")
      #expect(call.err.contains("other users can read \(path); chmod 600 makes it private"))
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(diary.run("export", "-o", path).err.isEmpty)
  }

  @Test("--open shows the file, by default one beside the undo log, and fails when nothing can")
  func open() {
    diary.editor = { $0 }
    let path = diary.home + "/.local/state/soberlog/report.html"
    let call = diary.run("report", "--open")
    #expect(call.code == 0 && call.out.contains("report.html"))
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(diary.run("report", "--open", "-o", diary.home + "/x.html").code == 0)
    #expect(diary.run("report", "--open", "-o", "-").code == 64)
    diary.editor = nil
    let failed = diary.run("report", "--open", "--lang", "ja")
    #expect(failed.code == 1 && failed.err.contains("report.html") && failed.err.hasJapanese)
  }

  @Test("The latest entries are shown, and earlier ones of good days that have a note")
  func chosen() {
    let page = ReportCommandTests.longDiary(days: 365, note: "a note").run("report").out
    let reading = HTMLReading(page)
    #expect(reading.elements.count { $0 == "article" } == 60)
    #expect(reading.text.contains { $0.hasPrefix("60 of 365 entries") })
    let silent = ReportCommandTests.longDiary(days: 365, note: "").run("report").out
    #expect(HTMLReading(silent).elements.count { $0 == "article" } == 30)
  }

  @Test("A very long note is cut between characters, a character without end is left out")
  func longNote() {
    let note = String(repeating: "👨‍👩‍👧", count: 5000)
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    let page = Diary([
      .entry("11-28", note, mood: "good"), .entry("11-29", marks, emoji: marks, event: marks),
    ]).run("report").out
    #expect(page.contains(String(repeating: "👨‍👩‍👧", count: 399) + "…"))
    #expect(!page.contains(String(repeating: "👨‍👩‍👧", count: 400)))
    #expect(page.utf8.count < 30_000)
  }

  @Test(
    "A page stays small: below 300 KB for a year, below 2 MB for ten",
    arguments: [(365, 300_000), (3650, 2_000_000)])
  func size(days: Int, limit: Int) {
    let note = String(repeating: "高尾山に登った。", count: 10)
    let page = ReportCommandTests.longDiary(days: days, note: note).run("report").out
    #expect(page.utf8.count < limit)
    #expect(HTMLReading(page).mistakes.isEmpty)
  }
}
