import SoberlogCore
import SoberlogStore

/// What `merge` says, and what is said of files that it could bring together.
struct MergeTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// What a merge brought.
  func answer(_ report: MergeReport) -> String {
    guard case .merged(let files, let figures, let removed) = report else {
      return text(
        "There are no conflict files beside the journal.", "日記ファイルの横に競合ファイルはありません。")
    }
    guard removed > 0 else { return answer(files, figures) }
    return answer(files, figures)
      + text(
        " Removed \(counted(removed, "conflict file", "conflict files")).",
        "競合ファイルを\(removed)個削除しました。")
  }

  /// What the merge of so many files brought.
  private func answer(_ files: Int, _ figures: MergeFigures) -> String {
    let countedFiles = counted(files, "file", "files")
    guard figures.added + figures.updated + figures.removed + figures.noted > 0 else {
      return text(
        "Merged \(countedFiles): nothing new.", "\(files)個のファイルを確認しました。新しい記録はありません。")
    }
    guard figures.added + figures.updated + figures.removed > 0 else {
      return text(
        "Merged \(countedFiles): no new entries; \(counted(figures.noted, "deletion", "deletions"))"
          + " noted.",
        "\(files)個のファイルを統合しました。新しい記録はなく、削除 \(figures.noted)件を記録しました。")
    }
    return text(
      "Merged \(countedFiles): \(counted(figures.added, "entry", "entries")) added, "
        + "\(figures.updated) updated, \(figures.removed) removed.",
      "\(files)個のファイルを統合しました: "
        + "追加 \(figures.added)件、更新 \(figures.updated)件、削除 \(figures.removed)件。")
  }

  /// That other versions of the journal lie beside it.
  func conflictFiles(_ paths: [String]) -> String {
    let names = paths.map { path in
      shown(path.split(separator: "/").last.map { String($0) } ?? path)
    }
    let listed = names.prefix(2).joined(separator: text(", ", "、")) + (names.count > 2 ? " …" : "")
    return text(
      "\(counted(paths.count, "other version", "other versions")) of the journal "
        + "\(paths.count == 1 ? "lies" : "lie") beside it (\(listed));"
        + " soberlog merge --conflicts brings them together",
      "日記ファイルの横に競合ファイルが\(paths.count)個あります(\(listed))。"
        + "soberlog merge --conflicts で統合できます")
  }

  /// That a setting stays although another file has it otherwise.
  func differs(_ key: JournalSettings.Key) -> String {
    text(
      "notice: the setting \(key.rawValue) differs in the other file and stays as it is here;"
        + " soberlog settings \(key.rawValue) shows it",
      "注意: 設定 \(key.rawValue) が別のファイルと異なります。この日記のものが残ります"
        + "(soberlog settings \(key.rawValue) で確認できます)")
  }
}
