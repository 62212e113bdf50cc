import Testing

@testable import soberlog

/// What holds for every text that is drawn for people, whatever the width and the language.
struct DrawnTextTests {
  /// A journal with long and wide and hostile texts in it.
  private func diary() -> Diary {
    let diary = Diary()
    diary.write(
      [
        .start("11-01"),
        .entry(
          "11-05", "watched the sunrise " + String(repeating: "and walked on ", count: 20),
          mood: "best", emoji: "🌅"),
        .slip("11-10"),
        .entry(
          "11-28", String(repeating: "高尾山に登って、とても良い景色を見た。", count: 6), mood: "good", emoji: "🏔️"),
        .entry(
          "11-29 20:00", "trailing blanks   \n\n  in lines \t\nend\n\n", mood: "worst",
          event: "urge"),
        .entry(
          "11-29 21:00", String(repeating: "x", count: 300),
          id: "0b5c1f0e-7d3a-4f3e-9a51-8f6f8c1f9b1e"),
        .entry("11-30 08:00", "a note", mood: "neutral", event: "an event of a newer program"),
        .entry(
          "11-30 21:15", "last", id: "last", mood: "worst", emoji: "🌧️", event: "start",
          more:
            #","edited":"2026-11-30T00:00:00Z","unknown":{"a":[1,2,3],"text":"long enough to be wrapped"}"#
        ),
      ], settings: #"{"savings":"999999999999.99 long currency"}"#)
    let rows = (1...8).map { "2026-10-0\($0) 09:00,note \($0)\n" }.joined()
    diary.input = Array("at,note\n\(rows)\(rows)2027-01-01 09:00,ahead\n".utf8)
    return diary
  }

  /// Command lines that draw every text there is.
  private static let lines: [[String]] = [
    [], ["list"], ["list", "--reverse"], ["show", "@1", "@2", "@3", "@4", "@5", "@6"], ["streak"],
    ["streak", "--history"], ["streak", "--on", "2026-11-10"], ["streak", "--on", "2026-10-01"],
    ["stats"], ["stats", "--since", "2026-11-28"], ["calendar"], ["calendar", "--year", "2026"],
    ["settings"], ["check"], ["add", "-m", "best", "-e", "🍵", "x"],
    ["add", "-m", "best", "-e", "🍵", "x", "--at", "11月25日"],
    ["start"], ["start", "--at", "2026-11-24", "-m", "worst", "-e", "🌧️"], ["urge"],
    ["urge", "--at", "yesterday", "-m", "neutral", "-e", "🍵"],
    ["edit", "@2", "-m", "best", "-e", "🍵"],
    ["edit", "@2", "-m", "best", "-e", "🍵"],
    ["slip", "--at", "yesterday", "-m", "worst", "-e", "🌧️"],
    ["slip"], ["streak"], [], ["undo", "--list"], ["undo", "2"], ["undo", "--list"], ["redo"],
    ["delete", "--yes", "@1", "@3"], ["undo"], ["undo", "--list"],
    ["import", "--dry-run", "-"], ["import", "-"], ["import", "-"], ["undo", "--list"], ["undo"],
  ]

  @Test(
    "No line is wider than the terminal or ends in blanks, and none hides a control character",
    arguments: ["en", "ja"], [20, 40, 80, 200, nil])
  func everyText(language: String, width: Int?) {
    let diary = diary()
    let welcome = Diary()
    for diary in [diary, welcome] {
      diary.terminal = width.map { TerminalSize(columns: $0, rows: 24) }
    }
    let calls =
      DrawnTextTests.lines.map { diary.run($0 + ["--lang", language]) }
      + [[], ["undo", "--list"], ["streak"], ["slip"]].map {
        welcome.run($0 + ["--lang", language])
      }
    for call in calls {
      #expect(call.code == 0, "\(call.transcript)")
      for line in call.lines {
        #expect(line.displayWidth <= max(width ?? Int.max, 40), "\(call.words): \(line)")
        #expect(line.last?.isWhitespace != true, "\(call.words): \(line.debugDescription)")
        #expect(
          !line.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" })
      }
      #expect(!call.out.contains("\n\n\n") || call.words[0] == "show", "\(call.transcript)")
      #expect(!call.out.hasPrefix("\n"))
    }
  }

  @Test("Not on a terminal nothing is wrapped, whatever COLUMNS says")
  func neverWrapped() {
    let diary = diary()
    diary.variables["COLUMNS"] = "40"
    #expect(diary.run("list").out.contains(String(repeating: "x", count: 300)))
  }

  @Test(
    "The width is that of COLUMNS, else of the terminal, else 80",
    arguments: [
      ("60", 100, 60), (nil, 100, 100), ("", 100, 100), ("wide", 100, 100), ("0", 100, 100),
      ("-5", 100, 100), (nil, 0, 80), ("5", 100, 20), ("99999999999999999999", 100, 100),
      ("1000", 100, 300),
    ] as [(String?, Int, Int)])
  func widths(columns: String?, terminal: Int, expected: Int) {
    let diary = Diary([.entry("11-29", String(repeating: "x", count: 400))])
    diary.variables["COLUMNS"] = columns
    diary.terminal = TerminalSize(columns: terminal, rows: 24)
    #expect(diary.run("show", "@1").lines.map(\.displayWidth).max() == expected)
  }
}
