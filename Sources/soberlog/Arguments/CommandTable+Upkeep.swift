import SoberlogCore

// The part of the command table about the journal file and the program itself.

extension CommandSpecification {
  /// `settings`.
  static let settings = CommandSpecification(
    name: .settings,
    operands: Text("[KEY [VALUE]]", "[項目 [値]]"),
    operandKind: .setting,
    summary: Text("Show and change settings", "設定を見る・変える"),
    details: [
      Text(
        "These settings change what the record means, so they are kept in the journal and travel"
          + " with it.",
        "記録の意味を変える設定なので、日記ファイルの中に保存されます。"),
      aboutSetting(.dayStartsAt), aboutSetting(.startCountsAs), aboutSetting(.savings),
    ],
    options: [ChangeOptions.unset.specification],
    examples: [
      Example("soberlog settings", Text("all settings", "すべての設定")),
      Example(
        "soberlog settings dayStartsAt 04:00",
        Text("a late evening belongs to the day before", "夜更かしの分を前の日に数える")),
      Example(
        Text("soberlog settings savings \"12.50 EUR\"", "soberlog settings savings 800円"),
        Text("add up what is saved", "節約した額を数える")),
      Example("soberlog settings --unset savings", Text("back to the default", "既定に戻す")),
    ])

  /// `check`.
  static let check = CommandSpecification(
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
  static let path = CommandSpecification(
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

  /// `completions`.
  static let completions = CommandSpecification(
    name: .completions,
    operands: Text(same: "bash|zsh|fish"),
    operandKind: .choice(Shell.allCases.map(\.rawValue)),
    summary: Text("Print completions for a shell", "シェルの補完スクリプトを出力する"),
    details: [
      Text(
        "With them the Tab key completes commands, options and values; the ids of entries come with"
          + " the first words of their notes. The script is in the language of --lang.",
        "Tab キーでコマンド、オプション、値を補完できるようになります。id にはひとことの最初の言葉が"
          + "添えられます。スクリプトの言語は --lang で選べます。")
    ],
    options: [CompletionOptions.entries.specification],
    examples: [
      Example(
        "source <(soberlog completions bash)",
        Text("for bash, in ~/.bashrc", "bash の場合。~/.bashrc に書く")),
      Example(
        "source <(soberlog completions zsh)",
        Text("for zsh, in ~/.zshrc after compinit", "zsh の場合。~/.zshrc の compinit の後に書く")),
      Example(
        "soberlog completions fish | source",
        Text(
          "for fish, in ~/.config/fish/config.fish",
          "fish の場合。~/.config/fish/config.fish に書く")),
    ])

  /// `man`.
  static let man = CommandSpecification(
    name: .man,
    operands: nil,
    summary: Text("Print the manual page", "マニュアルページを出力する"),
    details: [
      Text(
        "The page is roff text in the language of --lang, for man and mandoc.",
        "man や mandoc で読む roff 形式です。言語は --lang で選べます。")
    ],
    options: [],
    examples: [
      Example("soberlog man | man -l -", Text("read it", "読む")),
      Example(
        "soberlog man > ~/.local/share/man/man1/soberlog.1",
        Text("install it", "インストールする")),
    ])

  /// `help`.
  static let help = CommandSpecification(
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

  /// A paragraph about a setting.
  private static func aboutSetting(_ key: JournalSettings.Key) -> Text {
    let explanation = SettingsTexts.explanation(of: key)
    return Text(
      "\(key.rawValue): \(explanation.english)", "\(key.rawValue): \(explanation.japanese)")
  }
}
