// The part of the command table about other files and other devices.

extension CommandSpecification {
  /// `export`.
  static let export = CommandSpecification(
    name: .export,
    operands: Text("[WORD…]", "[言葉…]"),
    operandsRepeat: true,
    summary: Text("Write entries for other programs", "記録をほかのプログラム用に書き出す"),
    details: [
      Text(
        "json is a journal of its own, csv, jsonl and markdown are the forms of list. Words and"
          + " options choose entries as they do for list. The text is UTF-8: Excel opens such a CSV"
          + " file by Data > From Text/CSV.",
        "json はそれだけで日記ファイルになります。csv、jsonl、markdown は list と同じ形式です。"
          + "言葉とオプションで、list と同じように記録を選べます。文字コードは UTF-8 です"
          + "(Excel では「データ」→「テキストまたは CSV から」で開きます)。"),
      Text(
        "A file that exists is replaced, but never the journal itself.",
        "すでにあるファイルは置き換えますが、日記ファイル自身は決して置き換えません。"),
    ],
    options: ExportOptions.specifications,
    examples: [
      Example(
        "soberlog export --output backup.json", Text("everything, as a backup", "すべてをバックアップとして")),
      Example(
        "soberlog export --format csv --since 2026-01-01 -o year.csv",
        Text("this year for a spreadsheet", "今年の分を表計算用に")),
      Example("soberlog export --format markdown | less", Text("to read", "読むために")),
    ])

  /// `import`.
  static let `import` = CommandSpecification(
    name: .import,
    operands: Text("FILE", "ファイル"),
    operandKind: .file,
    summary: Text("Take in entries from elsewhere", "ほかのファイルやアプリの記録を取り込む"),
    details: [
      Text(
        "Reads journals of soberlog (also as JSON Lines and CSV), the text and JSON files of jrnl,"
          + " the JSON of Day One and the CSV of Daylio; - reads standard input. All records come"
          + " in, or none when one of them cannot be read: then its line is named.",
        "soberlog の日記(JSON、JSON Lines、CSV)、jrnl のテキストと JSON、Day One の JSON、"
          + "Daylio の CSV を読みます(- は標準入力)。読めない記録が一つでもあればその行を示し、"
          + "何も取り込みません。"),
      Text(
        "Importing a file again adds nothing: a record keeps its id, or gets one from its content,"
          + " so that one that is there, or was deleted here, is left out; so are records that say"
          + " the same. Entries of the journal are never changed. undo takes it all back.",
        "同じファイルをもう一度取り込んでも、記録は増えません。id のない記録には内容から決まる id が付き、"
          + "すでにある記録、ここで削除した記録、内容が同じ重複は除かれます。"
          + "日記にある記録が変わることはありません。undo で取り込む前に戻せます。"),
      Text(
        "Times without an offset are those of the local time zone (TZ); of a time that occurs twice"
          + " the first is meant. A day without a time becomes noon. Tags and activities become"
          + " #tags; photos, places and weather are not imported. A diary that goes back to days before"
          + " you stopped needs a start --at.",
        "時差の書かれていない時刻は、現在のタイムゾーン(TZ)の時刻として読みます(二度ある時刻は先のほう、"
          + "時刻のない日付は正午)。タグやアクティビティは #タグ になります。写真、場所、天気は取り込みません。"
          + "断酒前からの日記なら、start --at で始まりの日を記録してください。"),
    ],
    options: ImportOptions.specifications,
    examples: [
      Example("soberlog import --dry-run journal.txt", Text("look first", "先に内容を確かめる")),
      Example("soberlog import backup.json", Text("from an export", "書き出したファイルから")),
      Example(
        Text(
          "soberlog import --mood-map \"great=best,so so=neutral\" daylio.csv",
          "soberlog import --mood-map \"うきうき=最高,まあまあ=普通\" daylio.csv"),
        Text("from Daylio, with your own names of moods", "Daylio から(自分で付けた気分の名前で)")),
      Example(
        "jrnl --format json | soberlog import --from jrnl -",
        Text("from another program", "別のプログラムから直接")),
    ])

  /// `merge`.
  static let merge = CommandSpecification(
    name: .merge,
    operands: Text("FILE…", "ファイル…"),
    operandKind: .file,
    operandsRepeat: true,
    summary: Text("Bring in the journal of another device", "別の機器の日記を統合する"),
    details: [
      Text(
        "The journal then has the entries of all the files. Of an entry that was changed on several"
          + " devices the latest version stands, and one that was deleted after its last change is"
          + " gone. The files themselves stay as they are, merging again changes nothing, and"
          + " soberlog undo takes a merge back. The settings of this journal stay.",
        "すべてのファイルの記録を合わせます。複数の機器で変更した記録は最も新しいものが残り、"
          + "最後の変更のあとに削除された記録は消えます。元のファイルはそのままで、"
          + "もう一度統合しても何も変わらず、soberlog undo で元に戻せます。設定はこの日記のものが残ります。"),
      Text(
        "Syncthing, Dropbox, Nextcloud and iCloud leave a second file beside the journal when two"
          + " devices changed it at once. --conflicts merges all of these and removes each once its"
          + " entries are safely in the journal.",
        "2台が同時に日記を変えると、Syncthing、Dropbox、Nextcloud、iCloud は横に競合ファイルを残します。"
          + "--conflicts はそれらを統合し、記録が日記に確実に入ってから消します。"),
      Text(
        "For git, two settings make it merge by entries, and never write conflict markers: "
          + "git config merge.soberlog.driver 'soberlog merge --driver %O %A %B', and the line "
          + "“journal.json merge=soberlog” in .gitattributes. If markers are in the journal already: "
          + "git checkout --ours journal.json, then git show MERGE_HEAD:journal.json > theirs.json, "
          + "then soberlog merge theirs.json.",
        "git では次の2つの設定で、記録ごとに統合され、競合マーカーが書かれなくなります: "
          + "git config merge.soberlog.driver 'soberlog merge --driver %O %A %B' と、"
          + ".gitattributes の「journal.json merge=soberlog」という行。すでにマーカーがあるときは、"
          + "git checkout --ours journal.json、git show MERGE_HEAD:journal.json > theirs.json、"
          + "soberlog merge theirs.json の順に実行します。"),
    ],
    options: MergeOptions.specifications,
    examples: [
      Example(
        "soberlog merge phone.json", Text("the journal of another device", "別の機器の日記を統合する")),
      Example(
        "soberlog merge --conflicts",
        Text("what a synchronised folder left behind", "同期フォルダーの競合ファイルを統合する")),
    ])
}
