import Testing

@testable import soberlog

/// `calendar` in its forms and widths.
struct CalendarCommandTests {
  /// Some weeks with all moods, a start, slips, and several entries on a day.
  private let diary = Diary([
    .start("10-25"), .entry("10-26", mood: "worst"), .entry("10-31", mood: "bad"),
    .entry("11-01", mood: "good"), .entry("11-02", mood: "neutral"),
    .entry("11-09 09:00", mood: "worst"), .entry("11-09 21:00", mood: "best"),
    .entry("11-10", mood: "worst", event: "slip"), .slip("11-16"), .start("11-17"),
    .entry("11-28", mood: "best"), .entry("11-29", "no mood"), .entry("12-01", mood: "best"),
  ])

  @Test("Weeks begin on Monday in English and on Sunday in Japanese")
  func text() {
    let calls = [
      ["calendar"], ["calendar", "--lang", "ja", "--months", "2"],
      ["calendar", "--ascii", "--months", "1"],
    ]
    expect(
      calls.map { diary.run($0).transcript }.joined(),
      isText: #"""
        $ soberlog calendar
         Sep 2026                             Oct 2026
         Mo   Tu   We   Th   Fr   Sa   Su     Mo   Tu   We   Th   Fr   Sa   Su
               1·   2·   3·   4·   5·   6·                    1·   2·   3·   4·
          7·   8·   9·  10·  11·  12·  13·     5·   6·   7·   8·   9·  10·  11·
         14·  15·  16·  17·  18·  19·  20·    12·  13·  14·  15·  16·  17·  18·
         21·  22·  23·  24·  25·  26·  27·    19·  20·  21·  22·  23·  24·  25–◆
         28·  29·  30·                        26▁  27·  28·  29·  30·  31▃

         Nov 2026
         Mo   Tu   We   Th   Fr   Sa   Su
                                        1▆
          2▅   3·   4·   5·   6·   7·   8·
          9▅  10▁× 11·  12·  13·  14·  15·
         16–× 17–◆ 18·  19·  20·  21·  22·
         23·  24·  25·  26·  27·  28█  29–
        ›30·

        ▁ worst  ▃ bad  ▅ neutral  ▆ good  █ best
        – no mood  · nothing written  × slip  ◆ start  › today
        $ soberlog calendar --lang ja --months 2
         2026年10月                           2026年11月
         日   月   火   水   木   金   土     日   月   火   水   木   金   土
                              1·   2·   3·     1▆   2▅   3·   4·   5·   6·   7·
          4·   5·   6·   7·   8·   9·  10·     8·   9▅  10▁× 11·  12·  13·  14·
         11·  12·  13·  14·  15·  16·  17·    15·  16–× 17–◆ 18·  19·  20·  21·
         18·  19·  20·  21·  22·  23·  24·    22·  23·  24·  25·  26·  27·  28█
         25–◆ 26▁  27·  28·  29·  30·  31▃    29– ›30·

        ▁ 最悪  ▃ 悪い  ▅ 普通  ▆ 良い  █ 最高
        – 気分なし  · 記録なし  × 飲んだ日  ◆ 断酒開始  › 今日
        $ soberlog calendar --ascii --months 1
         Nov 2026
         Mo   Tu   We   Th   Fr   Sa   Su
                                        1*
          2=   3.   4.   5.   6.   7.   8.
          9=  10_x 11.  12.  13.  14.  15.
         16?x 17?+ 18.  19.  20.  21.  22.
         23.  24.  25.  26.  27.  28#  29?
        >30.

        _ worst  - bad  = neutral  * good  # best
        ? no mood  . nothing written  x slip  + start  > today
        """#)
  }

  @Test("A year has its twelve months, of which those to come are blank")
  func year() {
    let lines = diary.run("calendar", "--year", "２０２６").lines
    for month in ["Jan", "Jun", "Nov", "Dec"] {
      #expect(lines.contains { $0.contains("\(month) 2026") })
    }
    #expect(!diary.run("calendar", "--year", "2027").out.contains("31"))
    #expect(diary.run("calendar", "--year", "2025").out.contains("31·"))
  }

  @Test(
    "As many months stand beside each other as fit",
    arguments: [(40, 1), (71, 1), (72, 2), (80, 2), (108, 2), (109, 3), (200, 5)])
  func widths(columns: Int, perRow: Int) {
    diary.terminal = TerminalSize(columns: columns, rows: 1000)
    let lines = diary.run("calendar", "--months", "6").lines
    #expect(lines[1].split(separator: " ").filter { $0 == "Mo" }.count == perRow)
    #expect(lines.allSatisfy { $0.displayWidth <= columns })
  }

  @Test("A day, and today, begins at the boundary")
  func boundary() {
    let diary = Diary()
    diary.now = "2026-12-01T02:00:00+09:00"
    diary.write([.entry("12-01 01:30", mood: "best")], settings: #"{"dayStartsAt":"04:00"}"#)
    let out = diary.run("calendar", "--months", "1").out
    #expect(out.contains("Nov 2026") && out.contains("›30█\n"))
  }

  @Test(
    "What is no number of months and no year is refused",
    arguments: [
      ["--months", "some"], ["--months", "0"], ["--months", "-1"], ["--year", "26"],
      ["--year", "20266"], ["--year", "1899"], ["--year", "this"],
      ["--year", "2026", "--months", "2"], ["x"], ["--months", "99999999999999999999"],
    ])
  func refused(words: [String]) {
    let call = diary.run(["calendar"] + words)
    #expect(call.code == 64 && call.out.isEmpty)
  }

  @Test("Any number of months ends where dates begin")
  func manyMonths() {
    let out = diary.run("calendar", "--months", "9223372036854775807").out
    #expect(out.hasPrefix(" Jan 1900"))
  }

  @Test("Without a journal the months are there, and a word on standard error")
  func noJournal() {
    let call = Diary().run("calendar")
    #expect(call.code == 0 && call.out.contains("›30·") && call.err.contains("no journal yet"))
  }
}
