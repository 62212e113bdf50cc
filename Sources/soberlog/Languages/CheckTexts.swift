import SoberlogCore
import SoberlogStore
import StrictJSON

/// What `check` says about a journal.
struct CheckTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The answer when all is well or was saved.
  func answer(_ report: CheckReport) -> String {
    switch report {
    case .sound(let path, let entries):
      text(
        "\(shown(path)) is sound, with \(counted(entries, "entry", "entries"))",
        "\(shown(path)) に問題はありません(記録 \(entries)件)")
    case .repaired(let path, let newPath, let entries):
      text(
        "Saved \(counted(entries, "entry", "entries")) to \(shown(newPath)); "
          + "\(shown(path)) is as it was. Have a look with: "
          + "soberlog --journal \(shown(newPath)) list",
        "\(entries)件の記録を \(shown(newPath)) に保存しました。\(shown(path)) はそのままです。"
          + "確認するには: soberlog --journal \(shown(newPath)) list")
    }
  }

  /// One line about a notice. Text of entries is never quoted.
  func message(for notice: CheckNotice) -> String {
    switch notice {
    case .problem(let path, let reason, let position):
      DamageTexts(language: language).damage(reason, at: position, in: path)
    case .summary(let problems, soundEntries: 0):
      text(
        "\(counted(problems, "problem", "problems")), and no entry can be read; if there is a backup, restore it",
        "\(problems)件の問題があり、読める記録がありません。バックアップがあれば、そこから戻してください")
    case .summary(let problems, let entries):
      text(
        "\(counted(problems, "problem", "problems")); soberlog check --repair OUT saves "
          + "\(counted(entries, "sound entry", "sound entries")) to a new file"
          + " and leaves this one as it is",
        "\(problems)件の問題があります。soberlog check --repair 出力先 で、"
          + "読める記録 \(entries)件を新しいファイルに保存できます(元のファイルはそのままです)")
    case .nothingReadable(let path):
      text(
        "no entry can be read, so nothing was written; \(shown(path)) is as it was."
          + " If there is a backup, restore it.",
        "読める記録がないため、何も書き出していません。\(shown(path)) はそのままです。"
          + "バックアップがあれば、そこから戻してください")
    case .renamed, .leftover, .leftoversSaved:
      aboutRepair(notice)
    }
  }
}

extension CheckTexts {
  /// About what is not saved as it was.
  private func aboutRepair(_ notice: CheckNotice) -> String {
    switch notice {
    case .renamed(let path, let position, let id):
      place(path, position)
        + text(
          "saved under the new id \(quote(id.text))",
          "新しい id\(quote(id.text))で保存しました")
    case .leftover(let path, let position, let size):
      place(path, position)
        + text(
          "cannot be read, so it is set aside (\(counted(size, "byte", "bytes")))",
          "読み取れないため、取り分けました(\(size)バイト)")
    case .leftoversSaved(let count, let path):
      text(
        "\(counted(count, "piece", "pieces")) could not be read; nothing is lost, "
          + "the text is in \(shown(path)), exactly as it was",
        "読み取れない箇所が\(count)件ありました。失われたわけではなく、"
          + "もとのまま \(shown(path)) に残してあります")
    default:
      message(for: notice)
    }
  }

  /// Where something stands, as compilers write it.
  private func place(_ path: String, _ position: TextPosition) -> String {
    "\(shown(path)):\(position.line):\(position.column): "
  }
}
