import Testing

@testable import soberlog

/// A week with the program, from the first command on, as a person sees it.
struct WeekTests {
  /// What a person does, day by day.
  private func week(_ language: String, columns: Int?) -> String {
    let diary = Diary()
    diary.variables["SOBERLOG_LANG"] = language
    diary.terminal = columns.map { TerminalSize(columns: $0, rows: 24) }
    let notes =
      language == "ja"
      ? ["今日から", "長い夜だったけれど、早く寝た。", "ゆきとお茶", "同僚と", "高尾山に登った。とても良い景色で、来てよかったと思った。"]
      : [
        "day one", "a long evening, but I went to bed", "tea with Yuki", "with colleagues",
        "climbed Mt. Takao; a wonderful view, and glad that I came",
      ]
    let days: [(String, [[String]])] = [
      ("2026-11-24T08:00:00+09:00", [[], ["start", "-m", "neutral", "--note", notes[0]], []]),
      ("2026-11-25T21:30:00+09:00", [["add", "-m", "bad", "-e", "😣", notes[1]]]),
      ("2026-11-26T07:00:00+09:00", [["streak"], ["urge", "--at", "yesterday 23:00"]]),
      (
        "2026-11-27T20:05:00+09:00",
        [["add", "-m", "good", "-e", "🍵", notes[2]], ["edit", "@1", "-m", "best"]]
      ),
      ("2026-11-28T22:00:00+09:00", [["slip", "--note", notes[3]]]),
      ("2026-11-29T09:00:00+09:00", [[], ["undo"], ["redo"]]),
      (
        "2026-11-30T21:15:00+09:00",
        [
          ["add", "-m", "good", "-e", "🏔️", notes[4]], ["list", "--since", "7d"],
          ["streak", "--history"],
        ]
      ),
    ]
    var text = ""
    for (now, calls) in days {
      diary.now = now
      text += "── \(now.prefix(16))\n" + calls.map { diary.run($0).transcript }.joined()
    }
    return text
  }

  @Test("In English, on a terminal of 80 columns")
  func english() {
    expect(
      week("en", columns: 80),
      isText: #"""
        ── 2026-11-24T08:00
        $ soberlog 
        Welcome to soberlog, a journal for days without a drink. It begins with one
        command:

          soberlog start                     count from today
          soberlog add --mood good "a walk"  record how you feel
          soberlog --help                    everything else
        $ soberlog start -m neutral --note 'day one'
        Recorded start 2nk28s9393 for Tue 24 Nov 2026 08:00  ●●●○○ neutral
        1 day sober! 🎉
        $ soberlog 
        Day 1
        1 day sober! 🎉
        Next  3 days · Thu 26 Nov 2026 · in 2 days

        Today, Tue 24 Nov 2026
          08:00  2nk28s9393  ●●●○○ neutral  start · day one

          soberlog add --mood good "a walk"  record how you feel
          soberlog list --since 7d           the last days
        ── 2026-11-25T21:30
        $ soberlog add -m bad -e 😣 'a long evening, but I went to bed'
        Added 4jfqpkahax  ●●○○○ bad  😣
        ── 2026-11-26T07:00
        $ soberlog streak
        Day 3
        3 days sober! 🎉

        Since    Tue 24 Nov 2026
        Next     1 week · Mon 30 Nov 2026 · in 4 days
        Longest  3 days · Tue 24 Nov 2026 – Thu 26 Nov 2026
        In all   3 sober days of 3 · 0 slip days · 1 run
        Written  2 days in a row · longest 2 days
        $ soberlog urge --at 'yesterday 23:00'
        Recorded urge ryeq6y5e4e for Wed 25 Nov 2026 23:00
        ── 2026-11-27T20:05
        $ soberlog add -m good -e 🍵 'tea with Yuki'
        Added 4khbat217j  ●●●●○ good  🍵
        $ soberlog edit @1 -m best
        Changed 4khbat217j of Fri 27 Nov 2026 20:05  ●●●●● best  🍵
        ── 2026-11-28T22:00
        $ soberlog slip --note 'with colleagues'
        Thank you for writing it down. This one day takes nothing away from what you
        have done.

        Until then   4 days · Tue 24 Nov 2026 – Fri 27 Nov 2026
        Longest run  4 days · Tue 24 Nov 2026 – Fri 27 Nov 2026
        In all       4 sober days

        You wrote this on a good day:
          Fri 27 Nov 2026 20:05  4khbat217j  ●●●●● best
            tea with Yuki 🍵

        Recorded slip mw3r3shzt9
        ── 2026-11-29T09:00
        $ soberlog 
        Day 1
        1 day sober! 🎉
        Next  3 days · Tue 1 Dec 2026 · in 2 days

        Nothing written today yet.

          soberlog add --mood good "a walk"  record how you feel
          soberlog list --since 7d           the last days
        $ soberlog undo
        Undone: slip mw3r3shzt9 “with colleagues” (Sat 28 Nov 2026 22:00)
        $ soberlog redo
        Redone: slip mw3r3shzt9 “with colleagues” (Sat 28 Nov 2026 22:00)
        ── 2026-11-30T21:15
        $ soberlog add -m good -e 🏔️ 'climbed Mt. Takao; a wonderful view, and glad that I came'
        Added d0e5v68pg3  ●●●●○ good  🏔️
        $ soberlog list --since 7d
        Tue 24 Nov 2026
          08:00  2nk28s9393  ●●●○○ neutral  start · day one

        Wed 25 Nov 2026
          21:30  4jfqpkahax  ●●○○○ bad      a long evening, but I went to bed 😣
          23:00  ryeq6y5e4e                 urge

        Fri 27 Nov 2026
          20:05  4khbat217j  ●●●●● best     tea with Yuki 🍵

        Sat 28 Nov 2026
          22:00  mw3r3shzt9                 slip · with colleagues

        Mon 30 Nov 2026
          21:15  d0e5v68pg3  ●●●●○ good     climbed Mt. Takao; a wonderful view, and
                                            glad that I came 🏔️
        $ soberlog streak --history
        Day 2

        Since     Sun 29 Nov 2026
        Next      3 days · Tue 1 Dec 2026 · in 1 day
        Longest   4 days · Tue 24 Nov 2026 – Fri 27 Nov 2026
        Previous  4 days · Tue 24 Nov 2026 – Fri 27 Nov 2026
        In all    6 sober days of 7 · 1 slip day · 2 runs
        Written   1 day in a row · longest 2 days

        Every run
        4 days  Tue 24 Nov 2026 – Fri 27 Nov 2026
        2 days  Sun 29 Nov 2026 – Mon 30 Nov 2026
        """#)
  }

  @Test("In Japanese, on a terminal of 80 columns")
  func japanese() {
    expect(
      week("ja", columns: 80),
      isText: #"""
        ── 2026-11-24T08:00
        $ soberlog 
        soberlog へようこそ。お酒を飲まない日々の日記です。次のコマンドで始められます。

          soberlog start                     今日から数える
          soberlog add --mood 良い 散歩した  気分を記録する
          soberlog --help                    そのほかの説明
        $ soberlog start -m neutral --note 今日から
        記録しました(断酒開始) 2nk28s9393  2026年11月24日(火) 08:00  ●●●○○ 普通
        断酒1日達成! 🎉
        $ soberlog 
        1日目
        断酒1日達成! 🎉
        次の節目  3日 · 2026年11月26日(木) · あと2日

        今日 2026年11月24日(火)
          08:00  2nk28s9393  ●●●○○ 普通  断酒開始 · 今日から

          soberlog add --mood 良い 散歩した  気分を記録する
          soberlog list --since 7d           最近の記録
        ── 2026-11-25T21:30
        $ soberlog add -m bad -e 😣 長い夜だったけれど、早く寝た。
        記録しました 4jfqpkahax  ●●○○○ 悪い  😣
        ── 2026-11-26T07:00
        $ soberlog streak
        3日目
        断酒3日達成! 🎉

        開始      2026年11月24日(火)
        次の節目  1週間 · 2026年11月30日(月) · あと4日
        最長      3日 · 2026年11月24日(火)〜2026年11月26日(木)
        合計      3日のうち断酒 3日 · 飲んだ日 0日 · 断酒期間 1回
        日記      2日連続 · 最長 2日
        $ soberlog urge --at 'yesterday 23:00'
        記録しました(飲まずに耐えた) ryeq6y5e4e  2026年11月25日(水) 23:00
        ── 2026-11-27T20:05
        $ soberlog add -m good -e 🍵 ゆきとお茶
        記録しました 4khbat217j  ●●●●○ 良い  🍵
        $ soberlog edit @1 -m best
        変更しました 4khbat217j  2026年11月27日(金) 20:05  ●●●●● 最高  🍵
        ── 2026-11-28T22:00
        $ soberlog slip --note 同僚と
        書いてくれてありがとう。この一日で、これまでの日々が消えることはありません。

        この日まで      4日 · 2026年11月24日(火)〜2026年11月27日(金)
        最長の断酒期間  4日 · 2026年11月24日(火)〜2026年11月27日(金)
        合計            断酒 4日

        調子の良い日に、あなたはこう書いていました:
          2026年11月27日(金) 20:05  4khbat217j  ●●●●● 最高
            ゆきとお茶 🍵

        記録しました(飲んだ日) mw3r3shzt9
        ── 2026-11-29T09:00
        $ soberlog 
        1日目
        断酒1日達成! 🎉
        次の節目  3日 · 2026年12月1日(火) · あと2日

        今日はまだ何も書いていません。

          soberlog add --mood 良い 散歩した  気分を記録する
          soberlog list --since 7d           最近の記録
        $ soberlog undo
        元に戻しました: slip mw3r3shzt9 「同僚と」 (2026年11月28日(土) 22:00)
        $ soberlog redo
        やり直しました: slip mw3r3shzt9 「同僚と」 (2026年11月28日(土) 22:00)
        ── 2026-11-30T21:15
        $ soberlog add -m good -e 🏔️ 高尾山に登った。とても良い景色で、来てよかったと思った。
        記録しました d0e5v68pg3  ●●●●○ 良い  🏔️
        $ soberlog list --since 7d
        2026年11月24日(火)
          08:00  2nk28s9393  ●●●○○ 普通  断酒開始 · 今日から

        2026年11月25日(水)
          21:30  4jfqpkahax  ●●○○○ 悪い  長い夜だったけれど、早く寝た。 😣
          23:00  ryeq6y5e4e              飲まずに耐えた

        2026年11月27日(金)
          20:05  4khbat217j  ●●●●● 最高  ゆきとお茶 🍵

        2026年11月28日(土)
          22:00  mw3r3shzt9              飲んだ日 · 同僚と

        2026年11月30日(月)
          21:15  d0e5v68pg3  ●●●●○ 良い  高尾山に登った。とても良い景色で、来てよかった
                                         と思った。 🏔️
        $ soberlog streak --history
        2日目

        開始      2026年11月29日(日)
        次の節目  3日 · 2026年12月1日(火) · あと1日
        最長      4日 · 2026年11月24日(火)〜2026年11月27日(金)
        前回      4日 · 2026年11月24日(火)〜2026年11月27日(金)
        合計      7日のうち断酒 6日 · 飲んだ日 1日 · 断酒期間 2回
        日記      1日連続 · 最長 2日

        これまでの断酒期間
        4日  2026年11月24日(火)〜2026年11月27日(金)
        2日  2026年11月29日(日)〜2026年11月30日(月)
        """#)
  }

  @Test("In English, on a narrow terminal")
  func narrowEnglish() {
    expect(
      week("en", columns: 40),
      isText: #"""
        ── 2026-11-24T08:00
        $ soberlog 
        Welcome to soberlog, a journal for days
        without a drink. It begins with one
        command:

          count from today
            soberlog start
          record how you feel
            soberlog add --mood good "a walk"
          everything else
            soberlog --help
        $ soberlog start -m neutral --note 'day one'
        Recorded start 2nk28s9393 for Tue 24
          Nov 2026 08:00  ●●●○○ neutral
        1 day sober! 🎉
        $ soberlog 
        Day 1
        1 day sober! 🎉
        Next  3 days · Thu 26 Nov 2026
              in 2 days

        Today, Tue 24 Nov 2026
          08:00  2nk28s9393  ●●●○○ neutral
            start · day one

          record how you feel
            soberlog add --mood good "a walk"
          the last days
            soberlog list --since 7d
        ── 2026-11-25T21:30
        $ soberlog add -m bad -e 😣 'a long evening, but I went to bed'
        Added 4jfqpkahax  ●●○○○ bad  😣
        ── 2026-11-26T07:00
        $ soberlog streak
        Day 3
        3 days sober! 🎉

        Since    Tue 24 Nov 2026
        Next     1 week · Mon 30 Nov 2026
                 in 4 days
        Longest  3 days
                 Tue 24 Nov 2026
                 – Thu 26 Nov 2026
        In all   3 sober days of 3 · 0 slip days
                 1 run
        Written  2 days in a row
                 longest 2 days
        $ soberlog urge --at 'yesterday 23:00'
        Recorded urge ryeq6y5e4e for Wed 25
          Nov 2026 23:00
        ── 2026-11-27T20:05
        $ soberlog add -m good -e 🍵 'tea with Yuki'
        Added 4khbat217j  ●●●●○ good  🍵
        $ soberlog edit @1 -m best
        Changed 4khbat217j of Fri 27 Nov 2026
          20:05  ●●●●● best  🍵
        ── 2026-11-28T22:00
        $ soberlog slip --note 'with colleagues'
        Thank you for writing it down. This one
        day takes nothing away from what you
        have done.

        Until then   4 days
                     Tue 24 Nov 2026
                     – Fri 27 Nov 2026
        Longest run  4 days
                     Tue 24 Nov 2026
                     – Fri 27 Nov 2026
        In all       4 sober days

        You wrote this on a good day:
          Fri 27 Nov 2026 20:05  4khbat217j
            ●●●●● best
            tea with Yuki 🍵

        Recorded slip mw3r3shzt9
        ── 2026-11-29T09:00
        $ soberlog 
        Day 1
        1 day sober! 🎉
        Next  3 days · Tue 1 Dec 2026
              in 2 days

        Nothing written today yet.

          record how you feel
            soberlog add --mood good "a walk"
          the last days
            soberlog list --since 7d
        $ soberlog undo
        Undone: slip mw3r3shzt9 “with
        colleagues” (Sat 28 Nov 2026 22:00)
        $ soberlog redo
        Redone: slip mw3r3shzt9 “with
        colleagues” (Sat 28 Nov 2026 22:00)
        ── 2026-11-30T21:15
        $ soberlog add -m good -e 🏔️ 'climbed Mt. Takao; a wonderful view, and glad that I came'
        Added d0e5v68pg3  ●●●●○ good  🏔️
        $ soberlog list --since 7d
        Tue 24 Nov 2026
          08:00  2nk28s9393  ●●●○○ neutral
            start · day one

        Wed 25 Nov 2026
          21:30  4jfqpkahax  ●●○○○ bad
            a long evening, but I went to bed 😣
          23:00  ryeq6y5e4e
            urge

        Fri 27 Nov 2026
          20:05  4khbat217j  ●●●●● best
            tea with Yuki 🍵

        Sat 28 Nov 2026
          22:00  mw3r3shzt9
            slip · with colleagues

        Mon 30 Nov 2026
          21:15  d0e5v68pg3  ●●●●○ good
            climbed Mt. Takao; a wonderful view,
            and glad that I came 🏔️
        $ soberlog streak --history
        Day 2

        Since     Sun 29 Nov 2026
        Next      3 days · Tue 1 Dec 2026
                  in 1 day
        Longest   4 days
                  Tue 24 Nov 2026
                  – Fri 27 Nov 2026
        Previous  4 days
                  Tue 24 Nov 2026
                  – Fri 27 Nov 2026
        In all    6 sober days of 7 · 1 slip day
                  2 runs
        Written   1 day in a row
                  longest 2 days

        Every run
        4 days  Tue 24 Nov 2026
                – Fri 27 Nov 2026
        2 days  Sun 29 Nov 2026
                – Mon 30 Nov 2026
        """#)
  }

  @Test("In Japanese, on a narrow terminal")
  func narrowJapanese() {
    expect(
      week("ja", columns: 40),
      isText: #"""
        ── 2026-11-24T08:00
        $ soberlog 
        soberlog へようこそ。お酒を飲まない日々
        の日記です。次のコマンドで始められます。

          今日から数える
            soberlog start
          気分を記録する
            soberlog add --mood 良い 散歩した
          そのほかの説明
            soberlog --help
        $ soberlog start -m neutral --note 今日から
        記録しました(断酒開始) 2nk28s9393
          2026年11月24日(火) 08:00  ●●●○○ 普通
        断酒1日達成! 🎉
        $ soberlog 
        1日目
        断酒1日達成! 🎉
        次の節目  3日 · 2026年11月26日(木)
                  あと2日

        今日 2026年11月24日(火)
          08:00  2nk28s9393  ●●●○○ 普通
            断酒開始 · 今日から

          気分を記録する
            soberlog add --mood 良い 散歩した
          最近の記録
            soberlog list --since 7d
        ── 2026-11-25T21:30
        $ soberlog add -m bad -e 😣 長い夜だったけれど、早く寝た。
        記録しました 4jfqpkahax  ●●○○○ 悪い  😣
        ── 2026-11-26T07:00
        $ soberlog streak
        3日目
        断酒3日達成! 🎉

        開始      2026年11月24日(火)
        次の節目  1週間 · 2026年11月30日(月)
                  あと4日
        最長      3日
                  2026年11月24日(火)
                  〜2026年11月26日(木)
        合計      3日のうち断酒 3日
                  飲んだ日 0日 · 断酒期間 1回
        日記      2日連続 · 最長 2日
        $ soberlog urge --at 'yesterday 23:00'
        記録しました(飲まずに耐えた)
          ryeq6y5e4e  2026年11月25日(水) 23:00
        ── 2026-11-27T20:05
        $ soberlog add -m good -e 🍵 ゆきとお茶
        記録しました 4khbat217j  ●●●●○ 良い  🍵
        $ soberlog edit @1 -m best
        変更しました 4khbat217j  2026年11月27
          日(金) 20:05  ●●●●● 最高  🍵
        ── 2026-11-28T22:00
        $ soberlog slip --note 同僚と
        書いてくれてありがとう。この一日で、これ
        までの日々が消えることはありません。

        この日まで      4日
                        2026年11月24日(火)
                        〜2026年11月27日(金)
        最長の断酒期間  4日
                        2026年11月24日(火)
                        〜2026年11月27日(金)
        合計            断酒 4日

        調子の良い日に、あなたはこう書いていまし
        た:
          2026年11月27日(金) 20:05  4khbat217j
            ●●●●● 最高
            ゆきとお茶 🍵

        記録しました(飲んだ日) mw3r3shzt9
        ── 2026-11-29T09:00
        $ soberlog 
        1日目
        断酒1日達成! 🎉
        次の節目  3日 · 2026年12月1日(火)
                  あと2日

        今日はまだ何も書いていません。

          気分を記録する
            soberlog add --mood 良い 散歩した
          最近の記録
            soberlog list --since 7d
        $ soberlog undo
        元に戻しました: slip mw3r3shzt9 「同僚
        と」 (2026年11月28日(土) 22:00)
        $ soberlog redo
        やり直しました: slip mw3r3shzt9 「同僚
        と」 (2026年11月28日(土) 22:00)
        ── 2026-11-30T21:15
        $ soberlog add -m good -e 🏔️ 高尾山に登った。とても良い景色で、来てよかったと思った。
        記録しました d0e5v68pg3  ●●●●○ 良い  🏔️
        $ soberlog list --since 7d
        2026年11月24日(火)
          08:00  2nk28s9393  ●●●○○ 普通
            断酒開始 · 今日から

        2026年11月25日(水)
          21:30  4jfqpkahax  ●●○○○ 悪い
            長い夜だったけれど、早く寝た。 😣
          23:00  ryeq6y5e4e
            飲まずに耐えた

        2026年11月27日(金)
          20:05  4khbat217j  ●●●●● 最高
            ゆきとお茶 🍵

        2026年11月28日(土)
          22:00  mw3r3shzt9
            飲んだ日 · 同僚と

        2026年11月30日(月)
          21:15  d0e5v68pg3  ●●●●○ 良い
            高尾山に登った。とても良い景色で、来
            てよかったと思った。 🏔️
        $ soberlog streak --history
        2日目

        開始      2026年11月29日(日)
        次の節目  3日 · 2026年12月1日(火)
                  あと1日
        最長      4日
                  2026年11月24日(火)
                  〜2026年11月27日(金)
        前回      4日
                  2026年11月24日(火)
                  〜2026年11月27日(金)
        合計      7日のうち断酒 6日
                  飲んだ日 1日 · 断酒期間 2回
        日記      1日連続 · 最長 2日

        これまでの断酒期間
        4日  2026年11月24日(火)
             〜2026年11月27日(金)
        2日  2026年11月29日(日)
             〜2026年11月30日(月)
        """#)
  }

  @Test("A wide terminal and a file show the same", arguments: ["en", "ja"])
  func wide(language: String) {
    #expect(week(language, columns: 200) == week(language, columns: nil))
  }
}
