import Foundation
import Testing

@testable import SoberlogStore
@testable import soberlog

/// Exit codes and messages of everything that can go wrong.
struct ErrorTests {
  /// A journal with two entries, the program on it, and its calls as text with the folder left out.
  private func transcript(_ language: String, _ lines: [[String]]) -> String {
    let diary = Diary([.entry("11-29", "x", id: "abcd"), .entry("11-30", "y", id: "abce")])
    let journal = diary.journal
    let calls = lines.map { words in
      let call = diary.run(["--lang", language] + words)
      return "\(words.joined(separator: " "))\n  [\(call.code)] \(call.err)\(call.out)"
    }
    #expect(diary.journal == journal)
    return calls.joined().replacing(diary.home, with: "~").replacing("soberlog: ", with: "")
  }

  /// Command lines that cannot be used, of every kind.
  private static let wrongLines: [[String]] = [
    ["nonsense"], ["strek"], ["list", "--sinse", "7d"], ["list", "--nonsense"], ["-x"],
    ["add", "--mood"], ["add", "x", "--json=yes"], ["list", "--color", "x"],
    ["list", "-n", "many"],
    ["add", "x", "--mood", "goood"], ["add", "x", "--mood", "great"], ["list", "--mood", "good,x"],
    ["add", "x", "--emoji", "ビール"], ["add", "x", "--emoji", "qq!"], ["ａｄｄ"], ["merge"],
    ["list", "--event", "飲んだ日"], ["list", "--mood", "まあまあ"], ["streak", "now"],
    ["edit"], ["delete", "abcd"], ["show", "ab"], ["show", "zzzz"], ["settings", "daystart", "1"],
    ["settings", "dayStartsAt", "13:00"], ["settings", "startCountsAs", "2"],
    ["settings", "savings", "much"], ["settings", "savings", "5"], ["settings", "savings", "-5円"],
    ["settings", "savings", "1,200円"], ["add"], ["add", "two", "--note", "x"],
    ["add", "--note", "a", "--note", "b"], ["add", "--note", "-"], ["undo", "0"], ["undo"],
    ["redo"],
    ["streak", "--days", "--json"], ["streak", "--at-least", "soon"],
    ["streak", "--at-least", "7m"],
    ["streak", "--at-least", "99999999999999999999"], ["streak", "--on", "last month"],
  ]

  /// Dates that cannot be used, of every kind.
  private static let wrongDates = [
    "", "soon", "5m", "01/02", "1/2/26", "2026-02-30", "2026-13-01", "25:00", "21:60", "1800-01-01",
    "2026-W54", "2026-11-30T21:15+25:00", "days ago", "99999999999999999999d", "9999y",
    "last week", "last month", "2025", "2026-12-01", "23:00",
  ]

  @Test("Wrong command lines in English")
  func wrongLinesInEnglish() {
    expect(
      transcript("en", ErrorTests.wrongLines),
      isText: #"""
        nonsense
          [64] unknown command “nonsense”; see soberlog --help
        strek
          [64] unknown command “strek”; did you mean streak?
        list --sinse 7d
          [64] unknown option “--sinse”; did you mean --since?
        list --nonsense
          [64] unknown option “--nonsense”; see soberlog list --help; words that begin with - go after --
        -x
          [64] unknown option “-x”; see soberlog --help
        add --mood
          [64] --mood needs a value
        add x --json=yes
          [64] --json takes no value, but “yes” was given
        list --color x
          [64] --color “x”: choose one of auto, always, never
        list -n many
          [64] --limit “many”: not a whole number of at least 0
        add x --mood goood
          [64] --mood “goood”: no such mood; did you mean good?
        add x --mood great
          [64] --mood “great”: no such mood; did you mean best?
        list --mood good,x
          [64] --mood “good,x”: “x” is no mood; try good, bad,worst, good+ or bad-
        add x --emoji ビール
          [64] --emoji “ビール”: there is no emoji in it; soberlog emoji ビール finds one
        add x --emoji qq!
          [64] --emoji “qq!”: there is no emoji in it; soberlog emoji WORD finds one
        ａｄｄ
          [64] unknown command “ａｄｄ”; did you mean add?
        merge
          [64] merge needs FILE; see soberlog merge --help
        list --event 飲んだ日
          [64] --event “飲んだ日”: choose one of start, slip, urge
        list --mood まあまあ
          [64] --mood “まあまあ”: not understood; did you mean 普通?
        streak now
          [64] unexpected argument “now”; a date goes after --on
        edit
          [64] edit needs ID; see soberlog edit --help
        delete abcd
          [64] there is no terminal to ask on; --yes does it without asking
        show ab
          [64] “ab” is the beginning of several ids: abcd, abce
        show zzzz
          [1] no entry has the id “zzzz”; soberlog list shows the ids
        settings daystart 1
          [64] unknown setting “daystart”; did you mean dayStartsAt?
        settings dayStartsAt 13:00
          [64] dayStartsAt “13:00”: not a time from 00:00 to 12:00, like 04:00
        settings startCountsAs 2
          [64] startCountsAs “2”: it is 0 or 1
        settings savings much
          [64] savings “much”: not an amount with a currency, like 800円 or 12.50 EUR
        settings savings 5
          [64] savings “5”: the currency is missing, as in 800円 or 12.50 EUR
        settings savings -5円
          [64] unknown option “-5”; see soberlog settings --help
        settings savings 1,200円
          [64] savings “1,200円”: write the number without commas, as in 1000円 or 12.50 EUR
        add
          [64] there is nothing to record; try soberlog add --mood good --note "a walk", or --note - to read standard input
        add two --note x
          [64] --note and “two” cannot be used together
        add --note a --note b
          [64] --note can be given only once
        add --note -
          [64] standard input is empty, so there is no note; nothing was saved
        undo 0
          [64] undo “0”: not a whole number of at least 1
        undo
          [1] there is nothing to undo
        redo
          [1] there is nothing to redo
        streak --days --json
          [64] --days and --json cannot be used together
        streak --at-least soon
          [64] --at-least “soon”: not a length like 7, 7d, 2w, 1mo or 1y
        streak --at-least 7m
          [64] --at-least “7m”: m may be months or minutes; write 7mo for months
        streak --at-least 99999999999999999999
          [64] --at-least “99999999999999999999”: the number is too large
        streak --on last month
          [64] --on “last month”: a single day is needed here
        """#)
  }

  @Test("Wrong command lines in Japanese")
  func wrongLinesInJapanese() {
    expect(
      transcript("ja", ErrorTests.wrongLines),
      isText: #"""
        nonsense
          [64] コマンド「nonsense」はありません。soberlog --help をご覧ください
        strek
          [64] コマンド「strek」はありません。streak のことですか
        list --sinse 7d
          [64] オプション「--sinse」はありません。--since のことですか
        list --nonsense
          [64] オプション「--nonsense」はありません。soberlog list --help をご覧ください。- で始まる言葉は -- のあとに書いてください
        -x
          [64] オプション「-x」はありません。soberlog --help をご覧ください
        add --mood
          [64] --mood には値が必要です
        add x --json=yes
          [64] --json は値を取りませんが、「yes」が指定されました
        list --color x
          [64] --color 「x」: auto、always、never のどれかを選んでください
        list -n many
          [64] --limit 「many」: 0 以上の整数ではありません
        add x --mood goood
          [64] --mood 「goood」: そのような気分はありません。good のことですか
        add x --mood great
          [64] --mood 「great」: そのような気分はありません。best のことですか
        list --mood good,x
          [64] --mood 「good,x」: 「x」という気分はありません。「良い」「悪い,最悪」「良い+」「悪い-」のように書きます
        add x --emoji ビール
          [64] --emoji 「ビール」: 絵文字が含まれていません。soberlog emoji ビール で探せます
        add x --emoji qq!
          [64] --emoji 「qq!」: 絵文字が含まれていません。soberlog emoji 言葉 で探せます
        ａｄｄ
          [64] コマンド「ａｄｄ」はありません。add のことですか
        merge
          [64] merge には「ファイル」が必要です。soberlog merge --help をご覧ください
        list --event 飲んだ日
          [64] --event 「飲んだ日」: start(断酒開始)、slip(飲んだ日)、urge(飲まずに耐えた)のどれかを選んでください
        list --mood まあまあ
          [64] --mood 「まあまあ」: 読み取れません。普通 のことですか
        streak now
          [64] 余分な引数「now」があります。日付は --on のあとに書いてください
        edit
          [64] edit には「ID」が必要です。soberlog edit --help をご覧ください
        delete abcd
          [64] 確認できる端末がありません。--yes を付けると確認せずに実行します
        show ab
          [64] 「ab」で始まる id がいくつもあります: abcd、abce
        show zzzz
          [1] id が「zzzz」の記録はありません。soberlog list で id が見られます
        settings daystart 1
          [64] 設定「daystart」はありません。dayStartsAt のことですか
        settings dayStartsAt 13:00
          [64] dayStartsAt 「13:00」: 00:00〜12:00 の時刻(04:00 など)ではありません
        settings startCountsAs 2
          [64] startCountsAs 「2」: 0 か 1 を指定してください
        settings savings much
          [64] savings 「much」: 800円、12.50 EUR のような金額ではありません
        settings savings 5
          [64] savings 「5」: 通貨がありません(例: 800円、12.50 EUR)
        settings savings -5円
          [64] オプション「-5」はありません。soberlog settings --help をご覧ください
        settings savings 1,200円
          [64] savings 「1,200円」: コンマを使わずに書いてください(例: 1000円)
        add
          [64] 記録するものがありません。例: soberlog add --mood 良い --note 散歩した(標準入力から読むには --note -)
        add two --note x
          [64] --note と「two」は一緒に使えません
        add --note a --note b
          [64] --note は一度しか指定できません
        add --note -
          [64] 標準入力が空で、ひとことがありません。何も保存していません
        undo 0
          [64] undo 「0」: 1 以上の整数ではありません
        undo
          [1] 元に戻せる変更はありません
        redo
          [1] やり直せる変更はありません
        streak --days --json
          [64] --days と --json は一緒に使えません
        streak --at-least soon
          [64] --at-least 「soon」: 7、7d、2w、1mo、1y のような長さではありません
        streak --at-least 7m
          [64] --at-least 「7m」: m は月とも分とも読めます。月なら 7mo と書いてください
        streak --at-least 99999999999999999999
          [64] --at-least 「99999999999999999999」: 数が大きすぎます
        streak --on last month
          [64] --on 「last month」: ここでは1日を指定してください
        """#)
  }

  @Test("Wrong dates in English")
  func wrongDatesInEnglish() {
    expect(
      transcript("en", ErrorTests.wrongDates.map { ["add", "x", "--at", $0] }),
      isText: #"""
        add x --at 
          [64] --at “”: there is no date
        add x --at soon
          [64] --at “soon”: not understood; try 2026-11-01, yesterday, 7d, 3 days ago or 21:30
        add x --at 5m
          [64] --at “5m”: this could be read in more than one way; write 5mo or 5min
        add x --at 01/02
          [64] --at “01/02”: this could be read in more than one way; write 2026-01-02 or 2026-02-01
        add x --at 1/2/26
          [64] --at “1/2/26”: this could be read in more than one way; write 2026-01-02 or 2026-02-01
        add x --at 2026-02-30
          [64] --at “2026-02-30”: there is no day 30 in month 2 of 2026
        add x --at 2026-13-01
          [64] --at “2026-13-01”: there is no month 13
        add x --at 25:00
          [64] --at “25:00”: there is no hour 25
        add x --at 21:60
          [64] --at “21:60”: there is no minute 60
        add x --at 1800-01-01
          [64] --at “1800-01-01”: the year 1800 is not from 1900 to 9999
        add x --at 2026-W54
          [64] --at “2026-W54”: the year 2026 has no week 54
        add x --at 2026-11-30T21:15+25:00
          [64] --at “2026-11-30T21:15+25:00”: the UTC offset is wrong: there is no hour 25
        add x --at days ago
          [64] --at “days ago”: a number is missing, as in 3 days ago
        add x --at 99999999999999999999d
          [64] --at “99999999999999999999d”: the number is too large
        add x --at 9999y
          [64] --at “9999y”: that is before the year 1900
        add x --at last week
          [64] --at “last week”: that is a whole week; name a day
        add x --at last month
          [64] --at “last month”: that is a whole month; name a day
        add x --at 2025
          [64] --at “2025”: that is a whole year; name a day
        add x --at 2026-12-01
          [64] --at “2026-12-01”: Tue 1 Dec 2026 21:15 is in the future
        add x --at 23:00
          [64] --at “23:00”: Mon 30 Nov 2026 23:00 is in the future; for the past one write “2026-11-29 23:00”
        """#)
  }

  @Test("Wrong dates in Japanese")
  func wrongDatesInJapanese() {
    expect(
      transcript("ja", ErrorTests.wrongDates.map { ["add", "x", "--at", $0] }),
      isText: #"""
        add x --at 
          [64] --at 「」: 日時が書かれていません
        add x --at soon
          [64] --at 「soon」: 日時として読めません。2026-11-01、昨日、7d、3日前、21:30 のように書きます
        add x --at 5m
          [64] --at 「5m」: 何通りかに読めます。5mo または 5min と書いてください
        add x --at 01/02
          [64] --at 「01/02」: 何通りかに読めます。2026-01-02 または 2026-02-01 と書いてください
        add x --at 1/2/26
          [64] --at 「1/2/26」: 何通りかに読めます。2026-01-02 または 2026-02-01 と書いてください
        add x --at 2026-02-30
          [64] --at 「2026-02-30」: 2026年2月に30日はありません
        add x --at 2026-13-01
          [64] --at 「2026-13-01」: 13月はありません
        add x --at 25:00
          [64] --at 「25:00」: 25時という時刻はありません
        add x --at 21:60
          [64] --at 「21:60」: 60分という時刻はありません
        add x --at 1800-01-01
          [64] --at 「1800-01-01」: 1800年は 1900〜9999年の範囲にありません
        add x --at 2026-W54
          [64] --at 「2026-W54」: 2026年に第54週はありません
        add x --at 2026-11-30T21:15+25:00
          [64] --at 「2026-11-30T21:15+25:00」: UTC との時差が正しくありません: 25時という時刻はありません
        add x --at days ago
          [64] --at 「days ago」: 数がありません(例: 3日前)
        add x --at 99999999999999999999d
          [64] --at 「99999999999999999999d」: 数が大きすぎます
        add x --at 9999y
          [64] --at 「9999y」: 1900年より前です
        add x --at last week
          [64] --at 「last week」: 1週間全体を指しています。日を指定してください
        add x --at last month
          [64] --at 「last month」: 1か月全体を指しています。日を指定してください
        add x --at 2025
          [64] --at 「2025」: 1年全体を指しています。日を指定してください
        add x --at 2026-12-01
          [64] --at 「2026-12-01」: 2026年12月1日(火) 21:15 は未来の日時です
        add x --at 23:00
          [64] --at 「23:00」: 2026年11月30日(月) 23:00 は未来の日時です。過去のことなら「2026-11-29 23:00」と書いてください
        """#)
  }

  @Test("Bytes that are not UTF-8 are refused, wherever they stand")
  func invalidUTF8() {
    let diary = Diary()
    let bad: [UInt8] = Array("caf".utf8) + [0xE9]
    for words in [["add"], ["add", "--note"], ["list"], []] {
      let call = diary.run(bytes: words.map { Array($0.utf8) } + [bad])
      #expect(call.code == 64)
      #expect(call.err.contains("argument \(words.count + 1) is not valid UTF-8"))
    }
    diary.input = bad
    #expect(diary.run("add", "--note", "-").code == 65)
    #expect(diary.journal.isEmpty)
  }

  @Test(
    "A present moment that cannot be read is refused",
    arguments: [
      "nonsense", "2026-11-31T00:00:00+09:00", "2026-11-30T25:00:00+09:00", "2026-11-30",
    ])
  func badNow(text: String) {
    let diary = Diary()
    diary.variables["SOBERLOG_NOW"] = text
    let call = diary.run("add", "x")
    #expect(call.code == 64)
    #expect(
      call.err
        == "soberlog: SOBERLOG_NOW=“\(text)” is no moment; it looks like 2026-11-30T21:15:00+09:00\n"
    )
    #expect(diary.journal.isEmpty)
  }

  @Test(
    "A start that failed is never the welcome, and nothing is done",
    arguments: [
      (.argumentsUnknown, "/proc"),
      (.streamsClosed(SystemError(call: .open, code: ENOENT)), "/dev/null"),
    ] as [(StartError, String)])
  func failedStart(error: StartError, path: String) {
    let diary = Diary()
    diary.startError = error
    for words in [[], ["add", "x"], ["--version"], ["add", "x", "--lang", "ja"]] {
      let call = diary.run(words)
      #expect(call.code == 74 && call.out.isEmpty && call.err.contains(path))
      #expect(call.err.hasJapanese == words.contains("ja"))
    }
    #expect(diary.journal.isEmpty)
  }

  @Test("SOBERLOG_NOW sets the present")
  func now() throws {
    let diary = Diary()
    diary.variables["SOBERLOG_NOW"] = "2027-01-01T00:00:00Z"
    #expect(try diary.run("add", "x", "--json").entry().at == "2027-01-01T09:00:00+09:00")
  }

  @Test(
    "A damaged journal is named with line and column by every command, and left as it is",
    arguments: [
      ("", "1:1"), ("   \n", "1:1"), ("\0\0\0\0", "1:1"), (#"{"soberlog":1,"entries":["#, "1:26"),
      (#"{"soberlog":1,"entries":[]} x"#, "1:29"), ("{\"soberlog\":1,\n<<<<<<< HEAD", "2:1"),
      (#"{"soberlog":1,"soberlog":1}"#, "1:15"), (#"{"entries":[]}"#, "1:1"),
      (#"{"soberlog":1,"entries":[{"at":"2026-02-30T00:00:00Z","id":"a"}]}"#, "1:33"),
      (
        #"{"soberlog":1,"entries":[{"at":"2026-02-20T00:00:00Z","id":"あ","mood":"great"}]}"#, "1:72"
      ),
      (
        "{\"soberlog\":1,\"entries\":[\n{\"at\":\"2026-02-20T00:00:00Z\",\"id\":\"a\"},\n"
          + "{\"at\":\"2026-02-20T00:00:00Z\",\"id\":\"a\"}]}", "3:36"
      ),
    ])
  func damage(text: String, position: String) {
    let diary = Diary()
    diary.write(text)
    let commands = [
      ["list"], ["list", "--json"], ["show", "@1"], ["streak"], ["streak", "--days"],
      ["streak", "--at-least", "1"], ["settings"], [], ["add", "x"], ["edit", "@1", "-m", "good"],
      ["delete", "--yes", "@1"], ["start"], ["slip"], ["undo"], ["undo", "--list"], ["redo"],
      ["urge", "--note", "x"], ["stats"], ["calendar"], ["recall"], ["report"], ["export"],
    ]
    for words in commands {
      let call = diary.run(words)
      #expect(call.code == 65 && call.out.isEmpty, "\(call.transcript)")
      #expect(call.err.hasPrefix("soberlog: \(diary.path):\(position): "), "\(call.transcript)")
      #expect(call.err.split(separator: "\n").count == 1)
    }
    #expect(diary.journal == text)
  }

  @Test("Where the journal cannot be, the exit code says why")
  func places() throws {
    let diary = Diary()
    let files = FileManager.default
    try files.createDirectory(atPath: diary.home + "/folder", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: diary.home + "/loop", withDestinationPath: "loop")
    try Data().write(to: URL(fileURLWithPath: diary.home + "/file"))
    for (name, code) in [
      ("folder", 66), ("loop", 66), ("missing/journal.json", 73), ("file/journal.json", 66),
    ] as [(String, Int32)] {
      let call = diary.run("add", "x", "--journal", diary.home + "/" + name)
      #expect(call.code == code, "\(call.transcript)")
      #expect(call.err.contains(diary.home + "/" + String(name.split(separator: "/")[0])))
    }
    #expect(diary.run("list", "--journal", diary.home + "/missing/journal.json").code == 73)
    #expect(diary.run("list", "--journal", "").code == 64)
    #expect(
      try files.contentsOfDirectory(atPath: diary.home).sorted() == ["file", "folder", "loop"])
  }

  @Test("A read-only journal is read and not changed")
  func readOnly() throws {
    let diary = Diary([.entry("11-29", "x")])
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: diary.path)
    #expect(diary.run("list").code == 0)
    let call = diary.run("add", "y")
    #expect(call.code == 77)
    #expect(call.err.contains("read-only"))
    #expect(try diary.notes() == ["x"])
  }

  @Test("Output that fails is exit 74, and says when something was saved")
  func failingOutput() throws {
    let diary = Diary([.entry("11-29", "x")])
    diary.outputError = .failed(SystemError(call: .write, code: ENOSPC))
    for words in [["list"], ["streak"], ["help"], ["--version"], ["path"], []] {
      let call = diary.run(words)
      #expect(call.code == 74)
      #expect(
        call.err == "soberlog: standard output could not be written: no space left on the disk\n")
    }
    #expect(
      diary.run("list", "--lang", "ja").err == "soberlog: 標準出力に書き込めませんでした: ディスクの空きがありません\n")
    diary.outputError = .failed(.closed(.write))
    #expect(
      diary.run("list").err == "soberlog: standard output could not be written: it is closed\n")
    #expect(
      diary.run("list", "--lang", "ja").err == "soberlog: 標準出力に書き込めませんでした: 閉じられています\n")
    let call = diary.run("add", "y", "--lang", "ja")
    #expect(call.code == 74 && call.err.contains("保存しました"))
    for command in ["export", "report"] {
      let call = diary.run(command, "--output", diary.home + "/" + command)
      #expect(call.code == 74 && call.err.hasPrefix("soberlog: saved, but standard output"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: diary.home).count == 3)
    diary.outputError = nil
    #expect(try diary.notes() == ["x", "y"])
  }

  @Test("A pipe that nobody reads any more ends quietly with 0")
  func closedPipe() {
    let diary = Diary([.entry("11-29", "x")])
    diary.outputError = .closedPipe
    for words in [["list"], ["list", "--json"], ["add", "y"]] {
      let call = diary.run(words)
      #expect(call.code == 0 && call.err.isEmpty)
    }
    #expect(diary.run("streak", "--at-least", "99y").code == 1)
  }
}
