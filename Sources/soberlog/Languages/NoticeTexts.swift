import SoberlogCore
import SoberlogStore

/// What is said on standard error when nothing failed.
struct NoticeTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line about a notice.
  func message(for notice: Notice) -> String {
    switch notice {
    case .hint(let hint): message(for: hint)
    case .urgeRecordedSoFar:
      text(
        "what you said so far is recorded; soberlog undo takes it back",
        "それまでの答えを記録しました。soberlog undo で取り消せます")
    case .draftKept(let path, let moment, let others): draftKept(path, moment, others: others)
    case .readableByOthers(let path):
      text(
        "warning: other users can read \(shown(path)); chmod 600 makes it private",
        "警告: \(shown(path)) は他のユーザーも読めます。chmod 600 で自分だけにできます")
    case .newerVersion(let path, let version):
      text(
        "warning: \(shown(path)) has format version \(version), newer than this program knows;"
          + " it can be read but not changed",
        "警告: \(shown(path)) の形式(バージョン \(version))はこのプログラムより新しいため、"
          + "読めますが変更できません")
    case .hardLink(let path):
      text(
        "notice: \(shown(path)) has another name (hard link), which keeps the old content",
        "注意: \(shown(path)) には別の名前(ハードリンク)があり、そちらは古い内容のままです")
    case .notUndoable(let error): notUndoable(error)
    case .entriesAhead(let count):
      text(
        "warning: \(count) entr\(count == 1 ? "y is" : "ies are") more than a day ahead;"
          + " was the clock wrong?",
        "警告: 1日以上先の日時の記録が\(count)件あります。時計がずれていませんでしたか")
    case .countMoved(let shift): countMoved(shift)
    case .conflictFiles(let paths): MergeTexts(language: language).conflictFiles(paths)
    case .settingDiffers(let key): MergeTexts(language: language).differs(key)
    case .check(let notice): CheckTexts(language: language).message(for: notice)
    case .import(let notice): ImportTexts(language: language).message(for: notice)
    }
  }
}

extension NoticeTexts {
  /// One line about a hint.
  private func message(for hint: Hint) -> String {
    switch hint {
    case .noJournalYet:
      text(
        "there is no journal yet; soberlog add or soberlog start begins one",
        "日記はまだありません。soberlog add または soberlog start で始まります")
    case .nothingFound: text("no entry matches", "当てはまる記録はありません")
    case .contraryBounds:
      text(
        "no entry matches, since --until is before --since",
        "当てはまる記録はありません。--until が --since より前です")
    case .nothingFoundForFile(let path):
      text(
        "no entry matches; to write a file: soberlog export -o \(shown(path))",
        "当てはまる記録はありません。ファイルに書くには soberlog export -o \(shown(path))")
    case .noGoodDayYet:
      text(
        "there is nothing from an earlier good day yet; soberlog add --mood good \"…\" keeps the"
          + " next one for you",
        "これまでの良い日の記録はまだありません。"
          + "soberlog add --mood 良い \"…\" で書いておくと、いつでも読み返せます")
    case .noEmojiFound: text("no emoji matches", "当てはまる絵文字はありません")
    case .urgeNotRecorded:
      text(
        "nothing is recorded; later on, soberlog urge --note \"…\" or soberlog slip does it",
        "何も記録していません。あとから soberlog urge --note \"…\" か soberlog slip で記録できます")
    case .nothingWritten:
      text("nothing was written, so nothing is saved", "何も書かれなかったので、保存していません")
    case .leftUnsaved: text("left without saving", "保存せずにやめました")
    }
  }

  /// That what was written at a moment and could not be saved is kept, and more in so many others.
  private func draftKept(_ path: String, _ at: LocalTimestamp, others: Int) -> String {
    let moment = DateTexts(language: language).moment(at)
    return text(
      "what you wrote on \(moment) and could not save is kept in \(shown(path))"
        + (others > 0 ? ", and \(others) more beside it" : ""),
      "\(moment) に書いて保存できなかった書きかけの記録が \(shown(path)) にあります"
        + (others > 0 ? "(ほか\(others)件)" : ""))
  }

  /// That the count of sober days begins on another day, and what to do if that is not meant.
  private func countMoved(_ shift: CountShift) -> String {
    var message = text(
      "notice: the count of sober days has moved from \(run(shift.before)) to \(run(shift.after))",
      "注意: 断酒の日数が変わりました。変更前は\(run(shift.before))、変更後は\(run(shift.after))です")
    if shift.waysOut.contains(.undo) {
      message += text("; soberlog undo takes the change back", "。soberlog undo で元に戻せます")
    }
    if shift.waysOut.contains(.start) {
      message += text(
        "; soberlog start --at sets the first day", "。始まりの日は soberlog start --at で決められます")
    }
    return message
  }

  /// A current run of sober days.
  private func run(_ run: CountShift.CurrentRun) -> String {
    guard let since = run.since else { return text("none", "なし") }
    let date = DateTexts(language: language).date(since)
    return text("day \(run.days) (since \(date))", "\(run.days)日目(\(date)から)")
  }

  /// That a change is saved, but cannot be undone.
  private func notUndoable(_ error: StoreError) -> String {
    text(
      "warning: saved, but this change cannot be undone: ", "警告: 保存しましたが、この変更は元に戻せません: ")
      + StoreTexts(language: language).cause(of: error)
  }
}
