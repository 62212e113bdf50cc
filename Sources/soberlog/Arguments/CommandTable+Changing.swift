import SoberlogCore

// The part of the command table about looking at entries and changing them.

/// What help pages say about naming an entry.
private let aboutIDs = Text(
  "An ID is the id that list shows or its beginning, as long as it is the only one; @1 is the last"
    + " entry in the order of list, @2 the one before.",
  "id は list に表示されるもので、ほかと区別できるなら先頭の数文字でも構いません。"
    + "@1 は list の順で最後の記録、@2 はその前の記録です。")

extension CommandSpecification {
  /// `show`.
  static let show = CommandSpecification(
    name: .show,
    operands: Text(same: "ID…"),
    operandKind: .entry,
    summary: Text("Show whole entries", "記録の全体を表示する"),
    details: [aboutIDs],
    options: [EntryOptions.json.specification],
    examples: [
      Example("soberlog show @1", Text("the last entry", "最後の記録")),
      Example("soberlog show k3f9 --json", Text("as JSON", "JSON で")),
    ])

  /// `edit`.
  static let edit = CommandSpecification(
    name: .edit,
    operands: Text(same: "ID"),
    operandKind: .entry,
    summary: Text("Change an entry", "記録を変更する"),
    details: [
      Text(
        "Each option changes one thing; the rest stays. Without options the note opens in your"
          + " editor, $VISUAL or else $EDITOR; when neither is set, the entry opens in the form of"
          + " add.",
        "オプションで指定したものだけが変わり、ほかはそのままです。オプションがなければ"
          + "ひとことをエディター($VISUAL、なければ $EDITOR)で開き、どちらもなければ"
          + "記録を add の入力画面で開きます。"),
      aboutIDs,
    ],
    options: EditOptions.specifications,
    examples: [
      Example("soberlog edit @1", Text("the note in your editor, or in the form", "エディターか入力画面で")),
      Example("soberlog edit @1 --mood best", Text("another mood", "気分を変える")),
      Example(
        "soberlog edit k3f9 --note \"a longer walk\" --no-emoji",
        Text("another note, no emoji", "ひとことを変え、絵文字を消す")),
    ])

  /// `delete`.
  static let delete = CommandSpecification(
    name: .delete,
    operands: Text(same: "ID…"),
    operandKind: .entry,
    summary: Text("Delete entries", "記録を削除する"),
    details: [
      Text(
        "On a terminal it asks first. The ids stay in the journal as deleted, without any text, so"
          + " that a merge with another device does not bring the entries back.",
        "端末では先に確認します。別の機器との統合で記録が戻らないように、id だけが"
          + "「削除済み」として残ります(内容は残りません)。"),
      aboutIDs,
    ],
    options: [ChangeOptions.yes.specification],
    examples: [
      Example("soberlog delete @1", Text("the last entry", "最後の記録")),
      Example("soberlog delete --yes k3f9 x2m7", Text("two, without asking", "2件を確認せずに")),
    ])

  /// `undo`.
  static let undo = CommandSpecification(
    name: .undo,
    operands: Text(same: "[N]"),
    summary: Text("Take back the last changes", "直前の変更を元に戻す"),
    details: [
      Text(
        "Takes back the last N changes made here, one if N is not given. Anything that"
          + " another device or program has changed since is left alone.",
        "この機器で行った最後の N 件(指定がなければ1件)の変更を元に戻します。"
          + "その後に別の機器やプログラムが変えたものには触れません。")
    ],
    options: [ChangeOptions.list.specification],
    examples: [
      Example("soberlog undo", Text("the last change", "直前の変更")),
      Example("soberlog undo 3", Text("the last three", "直前の3件")),
      Example("soberlog undo --list", Text("what can be undone", "元に戻せる変更を見る")),
    ])

  /// `redo`.
  static let redo = CommandSpecification(
    name: .redo,
    operands: Text(same: "[N]"),
    summary: Text("Make undone changes again", "元に戻した変更をやり直す"),
    details: [
      Text(
        "Makes the last N undone changes again, until something new is changed.",
        "元に戻した変更を N 件やり直します。新しい変更をするまで使えます。")
    ],
    options: [],
    examples: [
      Example("soberlog redo", Text("the last undone change", "最後に元に戻した変更"))
    ])

  /// `export`.
  static let export = CommandSpecification(
    name: .export,
    operands: Text("[WORD…]", "[言葉…]"),
    summary: Text("Write entries for other programs", "記録をほかのプログラム用に書き出す"),
    details: [
      Text(
        "json is a journal of its own, csv, jsonl and markdown are the forms of list. Words and"
          + " options choose entries as they do for list.",
        "json はそれだけで日記ファイルになります。csv、jsonl、markdown は list と同じ形式です。"
          + "言葉とオプションで、list と同じように記録を選べます。"),
      Text(
        "A file that exists is replaced, but never the journal itself.",
        "すでにあるファイルは置き換えますが、日記ファイル自身は決して置き換えません。"),
    ],
    options: ExportOptions.specifications,
    examples: [
      Example("soberlog export --output backup.json", Text("everything, as a backup", "すべてを控えとして")),
      Example(
        "soberlog export --format csv --since 2026-01-01 -o year.csv",
        Text("this year for a spreadsheet", "今年の分を表計算用に")),
      Example("soberlog export --format markdown | less", Text("to read", "読むために")),
    ])

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
      Example("soberlog settings savings 800円", Text("add up what is saved", "節約した額を数える")),
      Example("soberlog settings --unset savings", Text("back to the default", "既定に戻す")),
    ])

  /// A paragraph about a setting.
  private static func aboutSetting(_ key: JournalSettings.Key) -> Text {
    let explanation = SettingsTexts.explanation(of: key)
    return Text(
      "\(key.rawValue): \(explanation.english)", "\(key.rawValue): \(explanation.japanese)")
  }
}
