// The part of the command table about other files and other devices.

extension CommandSpecification {
  /// `merge`.
  static let merge = CommandSpecification(
    name: .merge,
    operands: Text("FILE…", "ファイル…"),
    operandKind: .file,
    summary: Text("Bring in the journal of another device", "別の機器の日記を取り込む"),
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
        "2台が同時に日記を変えると、Syncthing、Dropbox、Nextcloud、iCloud は横に別のファイルを残します。"
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
        "soberlog merge phone.json", Text("the journal of another device", "別の機器の日記を取り込む")),
      Example(
        "soberlog merge --conflicts",
        Text("what a synchronised folder left behind", "同期フォルダーの競合ファイルをまとめる")),
    ])
}
