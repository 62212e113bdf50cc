// The command table: everything that parser, help, man page and completions know of each command.

extension CommandName {
  /// What there is to know about the command.
  var specification: CommandSpecification {
    switch self {
    case .add: .add
    case .list: .list
    case .show: .show
    case .edit: .edit
    case .delete: .delete
    case .undo: .undo
    case .redo: .redo
    case .export: .export
    case .import: .import
    case .merge: .merge
    case .settings: .settings
    case .streak: .streak
    case .recall: .recall
    case .stats: .stats
    case .calendar: .calendar
    case .report: .report
    case .start: .start
    case .slip: .slip
    case .urge: .urge
    case .check: .check
    case .emoji: .emoji
    case .path: .path
    case .completions: .completions
    case .man: .man
    case .help: .help
    }
  }
}

extension CommandSpecification {
  /// `add`.
  fileprivate static let add = CommandSpecification(
    name: .add,
    operands: Text("[NOTE…]", "[ひとこと…]"),
    summary: Text("Record how you feel", "気分を記録する"),
    details: [
      Text(
        "A mood, an emoji, a note, or any of them. The note is the text of --note, or the words "
          + "of the command line, or with --note - what standard input holds.",
        "気分・絵文字・ひとことのどれか、またはその組み合わせ。ひとことは --note の文か、"
          + "コマンドラインの言葉か、--note - なら標準入力の内容です。"),
      Text(
        "On a terminal, with nothing to record or a mood alone, a form opens: 1 to 5 choose the mood,"
          + " Tab moves on, words typed for the emoji find it, Ctrl-S saves, Esc leaves. When the"
          + " terminal is lost, what you wrote is kept, and Ctrl-R in the next form takes it back."
          + " A plain terminal (TERM=dumb) is asked line by line; --no-input opens no form.",
        "端末で、記録するものがないとき、または気分だけのときは、入力画面が開きます。"
          + "1〜5 で気分を選び、Tab で次へ移り、絵文字は言葉で探せます。Ctrl-S で保存、Esc で中止します。"
          + "端末が切れても書きかけの記録は残り、次の入力画面で Ctrl-R を押すと呼び戻せます。"
          + "TERM=dumb の端末では1行ずつ質問します。--no-input なら入力画面は開きません。"),
      Text(
        "Notes given as arguments can be seen by others in the list of processes and stay in the "
          + "shell's history; --note - and the form keep them out of both.",
        "引数で渡したひとことは、プロセス一覧で他の人に見え、シェルの履歴にも残ります。"
          + "--note - を使えばどちらにも残りません。入力画面でも残りません。"),
    ],
    options: EntryOptions.specifications + [EntryOptions.editor.specification],
    examples: [
      Example("soberlog add", Text("in a form", "入力画面で")),
      Example(
        "soberlog add --mood good --note \"climbed Mt. Takao\"",
        Text("a mood and a note", "気分とひとこと")),
      Example("soberlog add -m 良い -e 🏔️ 高尾山に登った", Text("in Japanese", "日本語で")),
      Example(
        "soberlog add -m bad --at \"yesterday 21:30\" a hard evening",
        Text("for yesterday evening", "昨日の夜の分")),
      Example("soberlog add --editor", Text("in your editor", "エディターで書く")),
      Example(
        "fortune | soberlog add --note -",
        Text("the note from another program", "別のプログラムからひとことを受け取る")),
    ])

  /// `list`.
  fileprivate static let list = CommandSpecification(
    name: .list,
    operands: Text("[WORD…]", "[言葉…]"),
    summary: Text("Show entries, oldest first", "記録を古い順に表示する"),
    details: [
      Text(
        "With words only entries whose note has all of them; upper and lower case, full and half "
          + "width, hiragana and katakana are the same.",
        "言葉を添えると、そのすべてがひとことに含まれる記録だけを表示します。"
          + "大文字と小文字、全角と半角、ひらがなとカタカナは区別しません。")
    ],
    options: ListOptions.specifications,
    examples: [
      Example("soberlog list --since 7d", Text("the last seven days and today", "7日前から今日まで")),
      Example("soberlog list --mood good+ -n 5", Text("the last five good ones", "良かった最近の5件")),
      Example("soberlog list --on 先月 高尾山", Text("last month, with a word", "先月の、ある言葉を含む記録")),
      Example(
        "soberlog list --event slip --json",
        Text("every slip, for a script", "飲んだ日すべてをスクリプト用に")),
    ])

  /// `streak`.
  fileprivate static let streak = CommandSpecification(
    name: .streak,
    operands: nil,
    summary: Text("Show how long you have been sober", "断酒の日数を表示する"),
    details: [
      Text(
        "Every day from the first one counts as sober unless a slip is recorded on it; nobody has "
          + "to check in. On day N you have lived N sober days, today included.",
        "最初の日から、飲んだ日の記録がない日はすべて断酒した日に数えます。毎日の入力は不要です。"
          + "N日目とは、今日を含めて N 日を飲まずに過ごしたということです。")
    ],
    options: StreakOptions.specifications,
    examples: [
      Example("soberlog streak", Text("all figures", "すべての数字")),
      Example("soberlog streak --days", Text("the number, for a prompt", "日数だけ(プロンプト用)")),
      Example(
        "soberlog streak --at-least 1mo && echo 🎉",
        Text("do something after a month", "1か月に達していたら何かをする")),
      Example("soberlog streak --history", Text("every run so far", "これまでの記録すべて")),
    ])

  /// `start`.
  fileprivate static let start = CommandSpecification(
    name: .start,
    operands: nil,
    summary: Text("Begin to count sober days", "断酒を始める"),
    details: [
      Text(
        "A run of sober days begins with this day. A start that no slip follows yet is moved "
          + "instead of adding another.",
        "この日から断酒の日数を数え始めます。そのあとに飲んだ日がない開始の記録がすでにあれば、"
          + "新しく加える代わりにそれを移します。"),
      doctor,
    ],
    options: EntryOptions.specifications,
    examples: [
      Example("soberlog start", Text("from today", "今日から")),
      Example("soberlog start --at 2026-11-01", Text("from an earlier day", "前の日から")),
    ])

  /// `slip`.
  fileprivate static let slip = CommandSpecification(
    name: .slip,
    operands: nil,
    summary: Text("Record a drink; your record stays", "飲んだことを記録する(これまでの記録は残る)"),
    details: [
      Text(
        "The day is not a sober one, and the next day is day 1 of the next run. The runs before it "
          + "and the total of sober days are kept.",
        "その日は断酒した日に数えず、翌日が次の1日目になります。"
          + "それまでの記録と、断酒した日の合計はそのまま残ります。"),
      doctor,
    ],
    options: EntryOptions.specifications,
    examples: [
      Example("soberlog slip", Text("now", "今")),
      Example(
        "soberlog slip --at yesterday --note \"at a party\"",
        Text("yesterday, with a note", "昨日の分を、ひとことを添えて")),
    ])

  /// `urge`.
  fileprivate static let urge = CommandSpecification(
    name: .urge,
    operands: nil,
    summary: Text("Sit out an urge, and record it", "飲みたい気持ちを乗り切り、記録する"),
    details: [
      Text(
        "On a terminal it counts down and shows one of your own entries from good days a minute;"
          + " q or Esc ends that early. Then it asks how it went (withstood, or a slip), for your"
          + " mood, and for a line; Enter passes the last two over. Once you have said how it went,"
          + " Esc and Ctrl-C record what you have said so far; before that they record nothing.",
        "端末ではカウントダウンをしながら、調子の良い日のあなたの記録を1分に1件ずつ表示します。"
          + "q か Esc で早めに終えられます。そのあとどうなったか(耐えたか、飲んだか)、今の気分、"
          + "ひとことを尋ねます(気分とひとことは Enter で飛ばせます)。"
          + "どうなったかを答えたあとの Esc と Ctrl-C は、"
          + "それまでの答えを記録します。その前なら何も記録しません。"),
      Text(
        "Without a terminal, with --note, --at or --no-input it records the urge at once.",
        "端末でないとき、--note、--at、--no-input を付けたときは、すぐに記録します。"),
      Text(
        "An urge never changes the count of sober days. Seeing how often you withstood one helps"
          + " with the next.",
        "断酒の日数は変わりません。何度耐えられたかが見えると、次のときの助けになります。"),
    ],
    options: UrgeOptions.specifications,
    examples: [
      Example("soberlog urge", Text("ten minutes with your good days", "良い日の記録と過ごす10分")),
      Example("soberlog urge --minutes 20", Text("twenty minutes", "20分")),
      Example(
        "soberlog urge --note \"after work\"",
        Text("record it at once, with a note", "ひとことを添えて、すぐに記録する")),
    ])

  /// `check`.
  fileprivate static let check = CommandSpecification(
    name: .check,
    operands: nil,
    summary: Text("Look for damage in the journal", "日記ファイルが壊れていないか調べる"),
    details: [
      Text(
        "Lists every problem as FILE:LINE:COLUMN. The exit code is 0 when the journal is sound and "
          + "65 when it is not. The journal itself is never changed.",
        "見つかった問題をすべて「ファイル:行:桁」の形で示します。問題がなければ終了コードは 0、"
          + "あれば 65 です。日記そのものは変更しません。"),
      Text(
        "With --repair every sound entry goes to the new file OUT. What cannot be read is listed, "
          + "and its text goes to OUT.rest, exactly as it is, so that no word is lost; the exit "
          + "code is then 65.",
        "--repair を付けると、読める記録をすべて新しいファイルに保存します。"
          + "読み取れない箇所は一覧に示し、その文をもとのまま「出力先.rest」に残すので、"
          + "言葉は失われません。その場合の終了コードは 65 です。"),
    ],
    options: CheckOptions.specifications,
    examples: [
      Example("soberlog check", Text("is the journal sound?", "日記ファイルに問題はないか")),
      Example(
        "soberlog check --repair saved.json",
        Text("save what can be read to a new file", "読めるものを新しいファイルに保存する")),
    ])

  /// `path`.
  fileprivate static let path = CommandSpecification(
    name: .path,
    operands: nil,
    summary: Text("Print where the journal is", "日記ファイルの場所を出力する"),
    details: [
      Text(
        "It is the file of --journal, else of $SOBERLOG_JOURNAL, else soberlog/journal.json in "
          + "$XDG_DATA_HOME, else in ~/.local/share.",
        "場所は --journal のファイル、なければ $SOBERLOG_JOURNAL、なければ $XDG_DATA_HOME "
          + "または ~/.local/share の下の soberlog/journal.json です。")
    ],
    options: [],
    examples: [
      Example("soberlog path", Text("the path", "場所を見る")),
      Example(
        "jq '.entries[].note' \"$(soberlog path)\"",
        Text("look at it with jq", "jq で中を見る")),
    ])

  /// `help`.
  fileprivate static let help = CommandSpecification(
    name: .help,
    operands: Text("[COMMAND|TOPIC]", "[コマンド|項目]"),
    operandKind: .topic,
    summary: Text("Explain a command or a topic", "コマンドなどを説明する"),
    details: [],
    options: [],
    examples: [
      Example("soberlog help add", Text("about add", "add について")),
      Example("soberlog help dates", Text("how dates are written", "日時の書き方")),
    ])

  /// What a person who stops drinking has to know.
  static let doctor = Text(
    "If you drink every day or a lot, stopping suddenly can be dangerous. Please speak with a "
      + "doctor first.",
    "毎日、あるいは大量に飲んでいる人が急にやめると危険なことがあります。"
      + "まず医師に相談してください。")
}
