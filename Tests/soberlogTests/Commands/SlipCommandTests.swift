import Testing

@testable import soberlog

/// What `slip` says, and in which order.
struct SlipCommandTests {
  @Test("First one kind sentence, then what stays, then a good day, then what was recorded")
  func answers() {
    let diary = Diary([
      .start("11-01"), .entry("11-05", "watched the sunrise\nby the sea", mood: "best", emoji: "🌅"),
      .entry("11-06", "rain", mood: "worst"), .slip("11-10"),
    ])
    let english = diary.run("slip", "--at", "yesterday", "--note", "at a party", "-m", "bad")
    diary.run("undo")
    diary.now = "2026-11-30T23:59:00+09:00"
    let japanese = diary.run("slip", "--lang", "ja")
    expect(
      english.transcript + japanese.transcript,
      isText: #"""
        $ soberlog slip --at yesterday --note 'at a party' -m bad
        Thank you for writing it down. This one day takes nothing away from what you have done.

        Until then   18 days · Wed 11 Nov 2026 – Sat 28 Nov 2026
        Longest run  18 days · Wed 11 Nov 2026 – Sat 28 Nov 2026
        In all       28 sober days

        You wrote this on a good day:
          Thu 5 Nov 2026 12:00  e000000002  ●●●●● best
            watched the sunrise
            by the sea 🌅

        Recorded slip 2nk28s9393 for Sun 29 Nov 2026 21:15  ●●○○○ bad
        $ soberlog slip --lang ja
        書いてくれてありがとう。この一日で、これまでの日々が消えることはありません。

        この日まで      19日 · 2026年11月11日(水)〜2026年11月29日(日)
        最長の断酒期間  19日 · 2026年11月11日(水)〜2026年11月29日(日)
        合計            断酒 28日

        調子の良い日に、あなたはこう書いていました:
          2026年11月5日(木) 12:00  e000000002  ●●●●● 最高
            watched the sunrise
            by the sea 🌅

        記録しました(飲んだ日) 4jfqpkahax
        """#)
  }

  @Test("Without a run, a longest one or a good day, these are left out")
  func empty() {
    expect(
      Diary().run("slip").transcript,
      isText: #"""
        $ soberlog slip
        Thank you for writing it down. This one day takes nothing away from what you have done.

        In all  0 sober days

        Recorded slip 2nk28s9393
        """#)
  }

  @Test("The run and the total stay as they were, and the next day is day 1")
  func figures() throws {
    let diary = Diary([.start("11-01")])
    diary.run("slip", "--at", "yesterday")
    #expect(diary.run("streak", "--days").out == "1\n")
    #expect(diary.run("streak", "--on", "2026-11-28", "--days").out == "28\n")
    #expect(diary.run("slip").out.contains("In all       28 sober days"))
    #expect(diary.run("streak", "--days").out == "0\n")
  }

  @Test("A memory is never a slip, and never of today")
  func memories() {
    for entry in [
      SampleEntry.entry("11-05", "a slip", mood: "best", event: "slip"),
      .entry("11-30", "today", mood: "best"), .entry("11-05", "", mood: "best"),
      .entry("11-05", "neutral", mood: "neutral"),
    ] {
      let call = Diary([.start("11-01"), entry]).run("slip")
      #expect(!call.out.contains("You wrote this"), "\(entry)")
    }
  }

  @Test("A memory is never of the day that the slip belongs to")
  func memoryOfSlipDay() {
    let entries = [SampleEntry.start("11-01"), .entry("11-29", "good until night", mood: "best")]
    #expect(!Diary(entries).run("slip", "--at", "yesterday").out.contains("good until night"))
    #expect(Diary(entries).run("slip", "--at", "2026-11-28").out.contains("good until night"))
  }

  @Test("No text about a slip scolds", arguments: ["en", "ja"])
  func noScolding(language: String) {
    let diary = Diary([.start("11-01"), .slip("11-10")])
    let texts =
      diary.run("slip", "--lang", language).out + diary.run("streak", "--lang", language).out
      + diary.run("help", "slip", "--lang", language).out
    for word in ["relapse", "fail", "sorry", "broke", "lost", "失敗", "残念", "だめ", "失いました"] {
      #expect(!texts.lowercased().contains(word), "\(word)")
    }
  }

  @Test("Its help page says to speak with a doctor")
  func doctor() {
    #expect(Diary().run("help", "slip").out.contains("doctor"))
    #expect(Diary().run("help", "slip", "--lang", "ja").out.contains("医師"))
  }
}
