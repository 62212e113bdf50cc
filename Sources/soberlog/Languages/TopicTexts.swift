/// Texts of the topics that `help` and the manual page explain.
enum TopicTexts {
  /// The forms of dates and times.
  static let dates = [
    row("2026-11-01, 2026-11, 2026", "a day, a month, a year (ISO 8601)", "日、月、年(ISO 8601)"),
    row(
      "\"2026-11-01 09:30\", 2026-11-01T09:30:00+09:00",
      "a day and a time, also with an offset from UTC", "日付と時刻(UTC との時差も書けます)"),
    row(
      "\"Sat 28 Nov 2026\", \"28 Nov\", \"Nov 28th\", \"Nov 2026\", Nov",
      "a date or a month by its name, short or full; without a year the latest one up to today",
      "英語の日付や月(略さない月名も。年がなければ最も近い過去の日)"),
    row(
      "11月1日, 2026年11月1日, 11月1日日曜, 去年の11月1日, 11月",
      "a date or a month in Japanese; without a year the latest one up to today",
      "日付や月(年がなければ最も近い過去の日や月)"),
    row("09:30, 9pm, noon, 21時半, 午後9時, 正午", "today at this time", "今日のその時刻"),
    row("\"yesterday 9pm\", 昨日の午後9時半", "a day that is named and a time", "その日のその時刻"),
    row(
      "\"last night 9pm\", 昨日の夜9時, 今朝7時, 夕方5時",
      "a time in a part of the day; midnight and after, as 夜1時, may be on the next date, so both"
        + " are named",
      "朝は4〜11時、夕方は3〜7時、夜は6〜11時。夜1時 などは日付を示してお断りします"),
    row("now, today, yesterday", "in Japanese: 今 今日 昨日 一昨日", "今、今日、昨日、一昨日"),
    row(
      "monday … sunday, mon … sun", "the latest one, today included; also 月曜 …",
      "その曜日で最も近い過去の日(今日を含む)。月曜など"),
    row(
      "先週の金曜, 今週の月曜", "the weekday of last week, of this week (in Japanese)", "先週や今週のその曜日"),
    row(
      "\"last monday\"",
      "the latest one before today; when it is in this week, that of last week could be meant, too,"
        + " so both are named",
      "今日より前で最も近いその曜日。それが今週なら先週とも読めるので、両方の日付を示してお断りします"),
    row(
      "\"this week\", \"last month\", \"last year\" …",
      "the whole of it; weeks are from Monday to Sunday; in Japanese: 今週 先月 去年 …",
      "その全体(週は月曜から日曜)。今週、先々週、先月、去年、一昨年など"),
    row("7d, 2w, 3mo, 1y, 12h, 90min", "that long ago", "今からさかのぼった時"),
    row(
      "\"7 days ago\", \"a week ago\", 7日前, 三日前, 1年3か月前", "the same in words", "同じことを言葉で"),
  ]

  /// How dates are understood.
  static let aboutDates = [
    Text(
      "What could mean two things, as 01/02, 5m or 午後12時, is refused and never guessed; so is a"
        + " weekday that is not that of its date. A day, a month or a year given to --until or --on"
        + " means all of it.",
      "01/02、5m、午後12時 のように二通りに読めるものは、推測せずにお断りします。"
        + "日付と合わない曜日も読みません。--until と --on に日・月・年を指定すると、その全体を意味します。"),
    Text(
      "--at takes no week, month or year; a day without a time means that day at the present time of"
        + " day. The future cannot be recorded, and words for it are not read.",
      "--at に週・月・年は指定できません。時刻のない日付は、その日の今と同じ時刻になります。"
        + "これから先のことは記録できず、明日 などの言葉は読みません。"),
  ]

  /// The files.
  static let files = [
    row(
      "~/.local/share/soberlog/journal.json",
      "the journal: one JSON file with one entry a line; soberlog path prints its place",
      "日記。1行に1件の記録がある JSON ファイル。場所は soberlog path で分かります"),
    row(
      "~/.local/state/soberlog/",
      "what undo and redo need, the page of report --open, what you wrote and could not save, and an"
        + " index of a large journal (times, moods, events and lengths, no words), apart from the journal",
      "元に戻す・やり直すためのデータ、report --open のページ、保存できなかった書きかけの記録、"
        + "大きな日記の索引(日時・気分・出来事・長さだけ)。日記とは別に置かれます"),
  ]

  /// How files are kept.
  static let aboutFiles = [
    Text(
      "Files can be read by you alone. A change is on the disk when the command returns, or the"
        + " journal is exactly what it was. Nothing is sent anywhere.",
      "ファイルを読めるのは本人だけです。コマンドが終わったとき、変更は必ずディスクに書かれているか、"
        + "日記が元のままかのどちらかです。データはどこにも送られません。")
  ]

  /// The environment variables.
  static let environment = [
    row(
      "SOBERLOG_JOURNAL", "the journal file, unless --journal names one", "日記ファイル(--journal が優先)"),
    row(
      "SOBERLOG_LANG, LC_ALL, LC_MESSAGES, LANG",
      "the language, unless --lang names one: the first that is set; ja… is Japanese, anything else"
        + " English",
      "表示する言語(--lang が優先)。最初に設定されているものが ja で始まれば日本語、ほかは英語"),
    row(
      "LC_ALL, LC_CTYPE, LANG",
      "the character set: if it is named and not UTF-8, as in ja_JP.eucJP, emoji are shown by name",
      "文字コード。ja_JP.eucJP のように UTF-8 以外が指定されていれば、絵文字を名前で表示する"),
    row("SOBERLOG_NOW", "the present moment, for examples and tests", "現在の日時(例やテスト用)"),
    row(
      "XDG_DATA_HOME, XDG_STATE_HOME, XDG_RUNTIME_DIR",
      "folders for the journal, for undo and drafts, and for locks",
      "日記、元に戻すためのデータと書きかけの記録、ロックのフォルダー"),
    row("HOME", "where those folders are when they are not set", "上が設定されていないときの親フォルダー"),
    row(
      "VISUAL, EDITOR",
      "the editor; when neither is set, vi for add --editor and the form for edit",
      "エディター(どちらもなければ add --editor では vi、edit では入力画面)"),
    row(
      "SOBERLOG_PAGER, PAGER",
      "the pager for what is longer than the screen; less -FRX when neither is set",
      "画面より長い出力を表示するページャー(どちらもなければ less -FRX)"),
    row("TMPDIR", "where a note is kept while you edit it", "エディターで書く間の一時ファイルの場所"),
    row("NO_COLOR", "no colors, unless --color asks for them", "色を使わない(--color が優先)"),
    row("CLICOLOR_FORCE", "colors, also where there is no terminal", "端末でなくても色を使う"),
    row("TERM, COLUMNS", "what the terminal can do, and its width", "端末の種類と幅"),
    row("TZ", "the time zone", "タイムゾーン"),
  ]

  /// The exit codes.
  static let exitCodes = [
    row("0", "done", "完了"),
    row(
      "1", "the answer is no: not reached, no such entry or emoji, nothing to undo",
      "答えが「いいえ」(未達成、記録や絵文字がない、元に戻すものがないなど)"),
    row("64", "the command line is wrong", "コマンドラインの誤り"),
    row(
      "65", "the journal or an input is damaged, or newer than the program",
      "日記や取り込むファイルが壊れている、またはプログラムより新しい形式"),
    row("66", "the journal or an input cannot be opened", "日記や取り込むファイルを開けない"),
    row("73", "a file cannot be created", "ファイルを作れない"),
    row("74", "reading or writing failed", "読み書きの失敗"),
    row("75", "another soberlog is writing; try again", "別の soberlog が書き込み中(もう一度実行してください)"),
    row("77", "permission is missing", "権限がない"),
    row("78", "there is no place for the journal", "日記を置く場所がない"),
    row("128+n", "ended by signal n", "シグナル n で終了"),
  ]

  /// A row.
  static func row(
    _ term: String, _ english: String, _ japanese: String
  ) -> HelpTopic.Row {
    HelpTopic.Row(term: term, meaning: Text(english, japanese))
  }
}
