import Testing

@testable import soberlog

/// What is said about a date that is not read, in both languages.
@Suite("Errors of dates")
struct DateErrorTests {
  @Test(
    "A weekday that is not that of the date is refused with the right one",
    arguments: ["Fri 28 Nov 2026", "Fri Nov 28 21:00", "11月28日(金)", "2026年11月28日（金） 9:30"])
  func wrongWeekday(text: String) {
    expect(
      text, "the weekday is wrong: that date is Sat 28 Nov 2026",
      "曜日が違います。その日は 2026年11月28日(土) です")
  }

  @Test(
    "Where day and month are easily confused, the one date is named",
    arguments: [
      ("12/25", "12月25日"), ("１２／２５", "12月25日"), ("12/25(木)", "12月25日"),
      ("12/25/2025", "2025-12-25"), ("25-12-2025", "2025-12-25"),
    ])
  func confusable(text: String, japanese: String) {
    expect(
      text, "day and month are easily confused in such a date, so it is not read; write 2025-12-25",
      "日と月が紛らわしい書き方なので読みません。\(japanese) と書いてください")
  }

  @Test(
    "A part of a day without its time is refused as such",
    arguments: ["last night", "this morning", "昨日の夜", "昨夜", "ゆうべ", "今朝"])
  func timeMissing(text: String) {
    expect(
      text, "write the time too (for example “yesterday 21:00”)", "時刻も書いてください(例: 昨日の21時)")
  }

  @Test(
    "Words for the future are refused as such",
    arguments: ["tomorrow", "明日", "明後日", "next week", "来週", "in 3 days", "3日後"])
  func future(text: String) {
    expect(
      text, "words for the future are not read; only the past can be recorded and looked at",
      "未来を表す言葉は読みません。記録したり見たりできるのは、これまでのことだけです")
  }

  @Test(
    "A time of today that lies ahead is named with the past one",
    arguments: ["today 23:00", "今日 23:00"])
  func aheadToday(text: String) {
    let call = Diary().run("add", "x", "--at", text)
    #expect(call.code == 64)
    #expect(
      call.err
        == "soberlog: --at “\(text)”: Mon 30 Nov 2026 23:00 is in the future;"
        + " for the past one write “2026-11-29 23:00”\n")
  }

  @Test("Only a word that is long enough is suggested")
  func suggestions() {
    for text in ["1日", "元日", "先年", "nwo", "sum"] {
      expect(
        text, "not understood; try 2026-11-01, yesterday, 7d, 3 days ago or 21:30",
        "日時として読めません。2026-11-01、昨日、7d、3日前、21:30 のように書きます")
    }
    expect("yestarday", "not understood; did you mean yesterday?", "読み取れません。yesterday のことですか")
  }

  /// Checks what is said about a date, and that nothing is recorded.
  private func expect(_ date: String, _ english: String, _ japanese: String) {
    let diary = Diary()
    for (words, reason) in [
      (["add", "x", "--at", date, "--lang", "en"], "--at “\(date)”: \(english)"),
      (["list", "--since", date, "--lang", "en"], "--since “\(date)”: \(english)"),
      (["add", "x", "--at", date, "--lang", "ja"], "--at 「\(date)」: \(japanese)"),
    ] {
      let call = diary.run(words)
      #expect(call.code == 64)
      #expect(call.err == "soberlog: \(reason)\n")
    }
    #expect(diary.journal.isEmpty)
  }
}
