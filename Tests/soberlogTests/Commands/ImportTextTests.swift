import Testing

@testable import soberlog

/// What `import` says, in both languages.
struct ImportTextTests {
  /// Calls as text.
  private func transcript(_ language: String, _ inputs: [(String, [String])]) -> String {
    let diary = Diary([.entry("11-29", "x", id: "abcd")])
    let calls = inputs.map { input, words in
      diary.input = Array(input.utf8)
      let call = diary.run(["--lang", language, "import"] + words)
      return "\(words.joined(separator: " "))\n[\(call.code)] \(call.err)\(call.out)"
    }
    return calls.joined().replacing(diary.home, with: "~").replacing("soberlog: ", with: "")
  }

  /// Inputs that can be imported, and what is told of them.
  private static let sound: [(String, [String])] = [
    (
      "at,note\n2026-11-01 09:00,a\n2026-11-01 09:00,a\n2027-01-01T09:00:00+09:00,b\n",
      ["--dry-run", "-"]
    ),
    ("id,at,note\nabcd,2026-11-29 12:00,other\n,2026-11-01 09:00,a\n", ["-"]),
    ("id,at,note\nabcd,2026-11-29 12:00,x\n", ["--from", "csv", "-"]),
    ("[2026-11-01 09:00] a\n[2026-11-02 09:00]\n", ["-"]),
    (
      #"{"entries":[{"creationDate":"2026-11-01T00:00:00Z","timeZone":"Mars","text":"x"}]}"#,
      ["-"]
    ),
  ]

  /// Inputs that cannot be imported.
  private static let unsound: [(String, [String])] = [
    ("", ["-"]), ("x", ["-"]), ("PK\u{3}\u{4}", ["-"]), ("i\u{0}d\u{0}", ["-"]), ("", ["none.csv"]),
    ("", ["."]), ("", []), ("", ["a", "b"]), ("", ["--from", "x", "-"]),
    ("", ["--mood-map", "x", "-"]), ("", ["--mood-map", "x=goood", "-"]),
    ("", ["--mood-map", "x=1,X=2", "-"]), ("at,at\n", ["-"]), ("note\n", ["--from", "csv", "-"]),
    ("at,note\n2026-13-01,a\n2026-11-01\n2026-11-01,b\"c\n", ["-"]),
    ("at,note\n2026-11-01,\"a\"b\n", ["-"]), ("at,note\n2026-11-01,\"a\n", ["-"]),
    ("at,mood\n2026-11-01,great\n2026-11-02,so so\n", ["-"]),
    ("id,at,note\na,2026-11-01,b\na,2026-11-01,c\n", ["-"]),
    ("full_date,weekday,mood\n01/02/2026,,good\n", ["-"]), ("x", ["--from", "jrnl", "-"]),
    (#"{"soberlog":2,"entries":[]}"#, ["-"]), (#"{"soberlog":1,"entries":[{"id":"x"}]}"#, ["-"]),
    (#"{"soberlog":1,"entries":[]} x"#, ["-"]), ("{\"at\":\n", ["-"]),
    (#"{"entries":[]}"#, ["--from", "dayone", "-"]),
  ]

  @Test("Imports in English")
  func english() {
    expect(
      transcript("en", ImportTextTests.sound),
      isText: #"""
        --dry-run -
        [0] 2 entries would be added from standard input; nothing was changed
        Format      CSV (guessed; --from says otherwise)
        Days        Sun 1 Nov 2026 – Fri 1 Jan 2027
        Left out    1 duplicate (line 3)
        Local time  2 without an offset, read in the time zone of this computer (now +09:00)
        Ahead       1 in the future
        -
        [0] notice: the count of sober days has moved from day 2 (since Sun 29 Nov 2026) to day 30 (since Sun 1 Nov 2026); soberlog undo takes the change back; soberlog start --at sets the first day
        -:2: the journal has the entry abcd with other content, and keeps its own
        Added 1 entry from standard input
        Format         CSV (guessed; --from says otherwise)
        Days           Sun 1 Nov 2026
        Already there  1, of which 1 with other content, which stays as it is here
        Local time     2 without an offset, read in the time zone of this computer (now +09:00)
        --from csv -
        [0] There is nothing new in standard input
        Format         CSV
        Already there  1
        Local time     1 without an offset, read in the time zone of this computer (now +09:00)
        -
        [0] Added 1 entry from standard input
        Format      jrnl (guessed; --from says otherwise)
        Days        Sun 1 Nov 2026
        Left out    1 without any content
        Local time  1 without an offset, read in the time zone of this computer (now +09:00)
        -
        [0] -:1: the time zone “Mars” is not known here; its times are given in that of this computer
        Added 1 entry from standard input
        Format  Day One (guessed; --from says otherwise)
        Days    Sun 1 Nov 2026
        """#)
  }

  @Test("Imports in Japanese")
  func japanese() {
    expect(
      transcript("ja", ImportTextTests.sound),
      isText: #"""
        --dry-run -
        [0] 標準入力から 2件の記録を取り込めます(まだ何も変更していません)
        形式        CSV(自動判別。--from で指定できます)
        期間        2026年11月1日(日)〜2027年1月1日(金)
        除いたもの  内容が同じ重複 1件(3行目)
        現地時刻    時差の書かれていない2件は、このコンピューターのタイムゾーン(現在 +09:00)で読みました
        未来        これから先の日時 1件
        -
        [0] 注意: 断酒の日数が変わりました。変更前は2日目(2026年11月29日(日)から)、変更後は30日目(2026年11月1日(日)から)です。soberlog undo で元に戻せます。始まりの日は soberlog start --at で決められます
        -:2: 日記には内容の異なる記録 abcd があり、そちらを残しました
        標準入力から 1件の記録を取り込みました
        形式        CSV(自動判別。--from で指定できます)
        期間        2026年11月1日(日)
        すでにある  1件(うち1件は内容が異なりますが、日記のほうを残しました)
        現地時刻    時差の書かれていない2件は、このコンピューターのタイムゾーン(現在 +09:00)で読みました
        --from csv -
        [0] 標準入力に新しい記録はありません
        形式        CSV
        すでにある  1件
        現地時刻    時差の書かれていない1件は、このコンピューターのタイムゾーン(現在 +09:00)で読みました
        -
        [0] 標準入力から 1件の記録を取り込みました
        形式        jrnl(自動判別。--from で指定できます)
        期間        2026年11月1日(日)
        除いたもの  内容のない記録 1件
        現地時刻    時差の書かれていない1件は、このコンピューターのタイムゾーン(現在 +09:00)で読みました
        -
        [0] -:1: タイムゾーン「Mars」が分からないため、このコンピューターのタイムゾーンで表します
        標準入力から 1件の記録を取り込みました
        形式  Day One(自動判別。--from で指定できます)
        期間  2026年11月1日(日)
        """#)
  }

  @Test("Refusals in English")
  func refusalsInEnglish() {
    expect(
      transcript("en", ImportTextTests.unsound),
      isText: #"""
        -
        [65] -: there is no record in it
        -
        [65] -: this is none of the known formats; if it is one after all, --from names it
        -
        [65] -: this is a ZIP archive; unpack it and import the file inside
        -
        [65] -: the file is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8
        none.csv
        [66] none.csv: cannot be opened: no such file or folder (open)
        .
        [66] .: this is a folder, not a file

        [64] import needs FILE; see soberlog import --help
        a b
        [64] unexpected argument “b”; see soberlog import --help
        --from x -
        [64] --from “x”: choose one of soberlog, jsonl, csv, jrnl, dayone, daylio
        --mood-map x -
        [64] --mood-map “x”: “x” is no name and mood; write rad=best,meh=neutral
        --mood-map x=goood -
        [64] --mood-map “x=goood”: “goood”: no such mood; did you mean good?
        --mood-map x=1,X=2 -
        [64] --mood-map “x=1,X=2”: “X” is given two moods
        -
        [65] -:1: the first row names the column “at” twice
        -: nothing was imported because of this problem
        --from csv -
        [65] -:1: the first row does not name a column “at”
        -: nothing was imported because of this problem
        -
        [65] -:2: not a date and time: “2026-13-01”; there is no month 13
        -:3: the row has 1 field, the first row 2
        -:4:13: a quotation mark stands in a field that does not begin with one
        -: nothing was imported because of these 3 problems
        -
        [65] -:2:15: there is more text behind a closing quotation mark; within a field it is doubled
        -: nothing was imported because of this problem
        -
        [65] -:2:12: the quotation mark that opens here is never closed
        -: nothing was imported because of this problem
        -
        [65] -:2: nothing was imported, since these moods are not known (with the line of each): “great” (2), “so so” (3); say what they mean, as in --mood-map "great=good,…"
        -
        [65] -:3: the id “a” is also that of line 2, with other content
        -: nothing was imported because of this problem
        -
        [65] -:2: “01/02/2026” can be 2026-02-01 or 2026-01-02, and the weekday does not tell which
        -: nothing was imported because of this problem
        --from jrnl -
        [65] -:1: no entry begins here; it would be a line like [2026-11-01 09:30] …
        -: nothing was imported because of this problem
        -
        [65] -:1: the journal has format version 2, newer than this program knows; please update soberlog
        -: nothing was imported because of this problem
        -
        [65] -:1:26: the field at is missing
        -: nothing was imported because of this problem
        -
        [65] -:1:29: there is more text after the end
        -: nothing was imported because of this problem
        -
        [65] -:1:7: the file ends too early
        -: nothing was imported because of this problem
        --from dayone -
        [65] -: there is no record in it
        """#)
  }

  @Test("Refusals in Japanese")
  func refusalsInJapanese() {
    expect(
      transcript("ja", ImportTextTests.unsound),
      isText: #"""
        -
        [65] -: 記録がひとつもありません
        -
        [65] -: 形式を判別できません。形式が分かっていれば --from で指定してください
        -
        [65] -: ZIP アーカイブです。展開して、中のファイルを取り込んでください
        -
        [65] -: UTF-16 のファイルです。先に変換してください: iconv -f UTF-16 -t UTF-8
        none.csv
        [66] none.csv: 開けません: ファイルまたはフォルダーがありません (open)
        .
        [66] .: ファイルではなくフォルダーです

        [64] import には「ファイル」が必要です。soberlog import --help をご覧ください
        a b
        [64] 余分な引数「b」があります。soberlog import --help をご覧ください
        --from x -
        [64] --from 「x」: soberlog、jsonl、csv、jrnl、dayone、daylio のどれかを選んでください
        --mood-map x -
        [64] --mood-map 「x」: 「x」は「名前=気分」の形ではありません。うきうき=最高,まあまあ=普通 のように書きます
        --mood-map x=goood -
        [64] --mood-map 「x=goood」: 「goood」: そのような気分はありません。good のことですか
        --mood-map x=1,X=2 -
        [64] --mood-map 「x=1,X=2」: 「X」に二つの気分が指定されています
        -
        [65] -:1: 最初の行に列「at」が二度あります
        -: 問題が1件あるため、何も取り込んでいません
        --from csv -
        [65] -:1: 最初の行に列「at」がありません
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:2: 日時として読めません: 「2026-13-01」。13月はありません
        -:3: 項目が1個ありますが、最初の行は2個です
        -:4:13: 引用符で始まらない項目の中に引用符があります
        -: 問題が3件あるため、何も取り込んでいません
        -
        [65] -:2:15: 閉じた引用符のあとに文字があります。項目の中の引用符は二つ重ねて書きます
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:2:12: ここで開いた引用符が閉じられていません
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:2: 意味の分からない気分があるため、何も取り込んでいません(かっこ内は行): 「great」(2)、「so so」(3)。--mood-map "great=良い,…" のように指定してください
        -
        [65] -:3: id「a」が、内容の異なる2行目の記録と同じです
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:2: 「01/02/2026」は 2026-02-01 とも 2026-01-02 とも読めます(曜日からも決まりません)
        -: 問題が1件あるため、何も取り込んでいません
        --from jrnl -
        [65] -:1: 記録の始まりではありません。[2026-11-01 09:30] … のような行で始まります
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:1: 形式(バージョン 2)がこのプログラムより新しい日記です。soberlog を更新してください
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:1:26: 項目 at がありません
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:1:29: 終わりのあとに余分な文字があります
        -: 問題が1件あるため、何も取り込んでいません
        -
        [65] -:1:7: ファイルが途中で終わっています
        -: 問題が1件あるため、何も取り込んでいません
        --from dayone -
        [65] -: 記録がひとつもありません
        """#)
  }
}
