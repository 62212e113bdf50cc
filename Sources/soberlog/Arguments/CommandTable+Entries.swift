// The part of the command table about entries.

/// What help pages say about naming an entry.
private let aboutIDs = Text(
  "An ID is the id that list shows or its beginning, as long as it is the only one; @1 is the last"
    + " entry in the order of list, @2 the one before.",
  "id は list に表示されるもので、ほかと区別できるなら先頭の数文字でも構いません。"
    + "@1 は list の順で最後の記録、@2 はその前の記録です。")

extension CommandSpecification {
  /// `add`.
  static let add = CommandSpecification(
    name: .add,
    operands: Text("[NOTE…]", "[ひとこと…]"),
    operandsRepeat: true,
    summary: Text("Record how you feel", "気分を記録する"),
    details: [
      Text(
        "A mood, an emoji, a note, or any of them. The note is the text of --note, or the words "
          + "of the command line, or with --note - or - alone what standard input holds. Words that "
          + "begin with - go after --.",
        "気分・絵文字・ひとことのどれか、または組み合わせて記録します。ひとことは --note の文か、"
          + "コマンドラインの言葉か、--note - または - だけなら標準入力の内容です。"
          + "- で始まる言葉は -- のあとに書きます。"),
      Text(
        "On a terminal, with nothing to record or a mood alone, a form opens: 1 to 5 choose the mood,"
          + " Tab moves on, words typed for the emoji find it (Enter or saving takes the marked one),"
          + " Ctrl-S or Ctrl-D saves, Esc or Ctrl-C leaves. Before a note is lost it asks; Esc, Ctrl-C"
          + " or y leaves then. When the terminal is lost, what you wrote is kept, and Ctrl-R in the"
          + " next form takes it back."
          + " A plain terminal (TERM=dumb) is asked line by line; --no-input opens no form.",
        "端末で、記録するものがないとき、または気分だけのときは、入力画面が開きます。"
          + "1〜5 で気分を選び、Tab で次へ移り、絵文字は言葉で探せます(Enter か保存で、印のあるものに"
          + "決まります)。Ctrl-S か Ctrl-D で保存、Esc か Ctrl-C で中止します。書いた文章が消えるときは"
          + "確認するので、Esc・Ctrl-C・y のどれかでやめます。"
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
        Text(
          "soberlog add --mood good --note \"climbed Mt. Takao\"",
          "soberlog add --mood 良い --note 高尾山に登った"),
        Text("a mood and a note", "気分とひとこと")),
      Example(
        Text("soberlog add -m good -e 🏔️ above the clouds", "soberlog add -m 良い -e 🏔️ 雲の上を歩いた"),
        Text("with an emoji", "絵文字も")),
      Example(
        Text(
          "soberlog add -m bad --at \"yesterday 21:30\" a hard evening",
          "soberlog add -m 悪い --at 昨日の夜9時半 つらい夜だった"),
        Text("for yesterday evening", "昨日の夜の分")),
      Example("soberlog add --editor", Text("in your editor", "エディターで書く")),
      Example(
        "fortune | soberlog add --note -",
        Text("the note from another program", "別のプログラムからひとことを受け取る")),
    ])

  /// `list`.
  static let list = CommandSpecification(
    name: .list,
    operands: Text("[WORD…]", "[言葉…]"),
    operandsRepeat: true,
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
      Example(
        Text("soberlog list --since 7d", "soberlog list --since 7日前"),
        Text("the last seven days and today", "7日前から今日まで")),
      Example(
        Text("soberlog list --mood good+ -n 5", "soberlog list --mood 良い+ -n 5"),
        Text("the last five good ones", "良かった最近の5件")),
      Example(
        Text("soberlog list --on \"last month\" walk", "soberlog list --on 先月 高尾山"),
        Text("last month, with a word", "先月の、ある言葉を含む記録")),
      Example(
        "soberlog list --event slip --json",
        Text("every slip, for a script", "飲んだ日すべてをスクリプト用に")),
    ])

  /// `show`.
  static let show = CommandSpecification(
    name: .show,
    operands: Text(same: "ID…"),
    operandKind: .entry,
    operandsRepeat: true,
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
      Example(
        Text("soberlog edit @1 --mood best", "soberlog edit @1 --mood 最高"),
        Text("another mood", "気分を変える")),
      Example(
        Text(
          "soberlog edit k3f9 --note \"a longer walk\" --no-emoji",
          "soberlog edit k3f9 --note もう少し長い散歩 --no-emoji"),
        Text("another note, no emoji", "ひとことを変え、絵文字を消す")),
    ])

  /// `delete`.
  static let delete = CommandSpecification(
    name: .delete,
    operands: Text(same: "ID…"),
    operandKind: .entry,
    operandsRepeat: true,
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

  /// `emoji`.
  static let emoji = CommandSpecification(
    name: .emoji,
    operands: Text("WORD…", "言葉…"),
    operandsRepeat: true,
    summary: Text("Find emoji by words", "絵文字を言葉で探す"),
    details: [
      Text(
        "Shows the emoji whose names and keywords have all the words, in English or Japanese"
          + " whatever the language of the output; an emoji with exactly that name comes first."
          + " Exits with 1 when there is none.",
        "名前やキーワードにすべての言葉を含む絵文字を表示します。表示する言語にかかわらず、"
          + "日本語でも英語でも探せます。名前がそのまま一致するものが先頭です。"
          + "見つからなければ終了コードは 1 です。"),
      Text(
        "Forms with a skin tone are left out unless a word names one, such as medium. Where an emoji"
          + " is asked for, its name between colons does as well, with _ for blanks: soberlog add -e :red_heart:",
        "肌の色の違う形は、「中間の肌色」のような言葉があるときだけ表示します。"
          + "絵文字を指定するところには、名前をコロンで挟んで書くこともできます(空白は _ でも可): soberlog add -e :赤いハート:"),
    ],
    options: EmojiOptions.specifications,
    examples: [
      Example(
        Text("soberlog emoji mountain", "soberlog emoji 山"), Text("by a word", "言葉で")),
      Example(
        Text("soberlog emoji snow mountain", "soberlog emoji 雪 山"),
        Text("by two words", "言葉ふたつで")),
      Example(
        Text("soberlog emoji heart -n 5", "soberlog emoji ハート -n 5"),
        Text("the first five", "最初の5件")),
      Example(
        Text("soberlog emoji red heart --json", "soberlog emoji 赤い ハート --json"),
        Text("as JSON", "JSON で")),
    ])
}
