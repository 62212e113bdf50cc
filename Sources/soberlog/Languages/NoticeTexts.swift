import SoberlogCore
import SoberlogStore

/// What is said on standard error when nothing failed.
struct NoticeTexts {
  /// The language of the texts.
  let language: Language

  /// One line about a notice.
  func message(for notice: Notice) -> String {
    switch notice {
    case .noJournalYet:
      Text(
        "there is no journal yet; soberlog add or soberlog start begins one",
        "日記はまだありません。soberlog add または soberlog start で始まります")[language]
    case .nothingFound:
      Text("no entry matches", "当てはまる記録はありません")[language]
    case .noGoodDayYet:
      Text(
        "there is nothing from an earlier good day yet; soberlog add --mood good \"…\" keeps the"
          + " next one for you",
        "これまでの良い日の記録はまだありません。"
          + "soberlog add --mood 良い \"…\" で書いておくと、いつでも読み返せます")[language]
    case .noEmojiFound:
      Text("no emoji matches", "当てはまる絵文字はありません")[language]
    case .urgeNotRecorded:
      Text(
        "nothing is recorded; later on, soberlog urge --note \"…\" or soberlog slip does it",
        "何も記録していません。あとから soberlog urge --note \"…\" か soberlog slip で記録できます")[
          language]
    case .urgeRecordedSoFar:
      Text(
        "what you said so far is recorded; soberlog undo takes it back",
        "それまでの答えを記録しました。soberlog undo で取り消せます")[language]
    case .nothingWritten:
      Text("nothing was written, so nothing is saved", "何も書かれなかったので、保存していません")[language]
    case .leftUnsaved:
      Text("left without saving", "保存せずにやめました")[language]
    case .draftKept(let path, let moment, let others):
      Text(
        "what you wrote on \(DateTexts(language: language).moment(moment)) and could not save is"
          + " kept in \(shown(path))" + (others > 0 ? ", and \(others) more beside it" : ""),
        "\(DateTexts(language: language).moment(moment)) に書いて保存できなかった記録が"
          + " \(shown(path)) にあります" + (others > 0 ? "(ほか\(others)件)" : ""))[language]
    case .readableByOthers(let path):
      Text(
        "warning: other users can read \(shown(path)); chmod 600 makes it private",
        "警告: \(shown(path)) は他のユーザーも読めます。chmod 600 で自分だけにできます")[language]
    case .newerVersion(let path, let version):
      Text(
        "warning: \(shown(path)) has format version \(version), newer than this program knows;"
          + " it can be read but not changed",
        "警告: \(shown(path)) の形式(バージョン \(version))はこのプログラムより新しいため、"
          + "読めますが変更できません")[language]
    case .hardLink(let path):
      Text(
        "notice: \(shown(path)) has another name (hard link), which keeps the old content",
        "注意: \(shown(path)) には別の名前(ハードリンク)があり、そちらは古い内容のままです")[language]
    case .notUndoable(let error):
      Text(
        "warning: saved, but this change cannot be undone: ", "警告: 保存しましたが、この変更は元に戻せません: ")[
          language]
        + StoreTexts(language: language).message(for: error)
    case .entriesAhead(let count):
      Text(
        "warning: \(count) entr\(count == 1 ? "y is" : "ies are") more than a day ahead;"
          + " was the clock wrong?",
        "警告: 1日以上先の日時の記録が\(count)件あります。時計がずれていませんでしたか")[language]
    case .conflictFiles(let paths):
      MergeTexts(language: language).conflictFiles(paths)
    case .settingDiffers(let key):
      MergeTexts(language: language).differs(key)
    case .check(let notice):
      CheckTexts(language: language).message(for: notice)
    case .import(let notice):
      ImportTexts(language: language).message(for: notice)
    }
  }

  /// A path as it may be shown.
  private func shown(_ path: String) -> String {
    escapedForTerminal(path, keepingNewlines: false)
  }
}
