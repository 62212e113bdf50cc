import SoberlogCore
import SoberlogStore

/// What is said of an import that can be made.
struct ImportReportTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// How many entries came in, or would.
  func headline(_ report: ImportReport) -> String {
    let count = report.arrivals.added.count
    let source = name(of: report.input.path)
    guard count > 0 else {
      return text("There is nothing new in \(source)", "\(source)に新しい記録はありません")
    }
    let entries = text(count == 1 ? "1 entry" : "\(count) entries", "\(count)件の記録")
    return report.isTrial
      ? text(
        "\(entries) would be added from \(source); nothing was changed",
        "\(source)から \(entries)を取り込めます(まだ何も変更していません)")
      : text("Added \(entries) from \(source)", "\(source)から \(entries)を取り込みました")
  }

  /// All that there is to say besides; only what there is.
  func rows(_ report: ImportReport) -> [LabeledRow] {
    let entries = report.input.entries
    let known = report.arrivals.known.count + report.arrivals.different.count
    let offset = report.now.rfc3339.suffix(6)
    let rows = [
      (text("Format", "形式"), format(of: report.input)),
      (text("Days", "期間"), report.days.map(days) ?? ""),
      (text("Already there", "すでにある"), known == 0 ? "" : alreadyThere(report)),
      (text("Left out", "除いたもの"), leftOut(report).joined(separator: " · ")),
      (
        text("Local time", "現地時刻"),
        entries.localCount == 0
          ? ""
          : text(
            "\(entries.localCount) without an offset, read in the time zone of this computer"
              + " (now \(offset))",
            "時差の書かれていない\(entries.localCount)件は、このコンピューターのタイムゾーン(現在 \(offset))で"
              + "読みました")
      ),
      (
        text("Ahead", "未来"),
        report.aheadCount == 0
          ? "" : text("\(report.aheadCount) in the future", "これから先の日時 \(report.aheadCount)件")
      ),
    ]
    return rows.filter { !$0.1.isEmpty }.map { LabeledRow(label: $0.0, value: $0.1) }
  }
}

extension ImportReportTexts {
  /// The input in words; in Japanese a blank stands behind the name of a file.
  private func name(of path: String) -> String {
    guard path != "-" else { return text("standard input", "標準入力") }
    let name = shown(path)
    return text(name, name + " ")
  }

  /// The format, and that it was guessed.
  private func format(of input: ImportInput) -> String {
    guard input.isGuessed else { return input.format.name }
    return input.format.name
      + text(" (guessed; --from says otherwise)", "(自動判別。--from で指定できます)")
  }

  /// The days in words.
  private func days(_ days: ClosedRange<CivilDate>) -> String {
    let dates = DateTexts(language: language)
    return days.lowerBound == days.upperBound
      ? dates.date(days.lowerBound) : dates.period(days.lowerBound, days.upperBound)
  }

  /// How many entries the journal has already.
  private func alreadyThere(_ report: ImportReport) -> String {
    let different = report.arrivals.different.count
    let count = report.arrivals.known.count + different
    guard different > 0 else { return text("\(count)", "\(count)件") }
    return text(
      "\(count), of which \(different) with other content, which stays as it is here",
      "\(count)件(うち\(different)件は内容が異なりますが、日記のほうを残しました)")
  }

  /// What was left out, and why.
  private func leftOut(_ report: ImportReport) -> [String] {
    let entries = report.input.entries
    let (deleted, repeated) = (report.arrivals.deleted.count, entries.repeatedLines.count)
    var parts: [String] = []
    if deleted > 0 {
      parts.append(text("\(deleted) deleted here before", "以前ここで削除した記録 \(deleted)件"))
    }
    if repeated > 0 {
      let shown = entries.repeatedLines.prefix(5).map(String.init).joined(separator: ", ")
      let lines = shown + (repeated > 5 ? "…" : "")
      parts.append(
        text(
          repeated == 1 ? "1 duplicate (line \(lines))" : "\(repeated) duplicates (lines \(lines))",
          "内容が同じ重複 \(repeated)件(\(lines)行目)"))
    }
    if entries.emptyCount > 0 {
      parts.append(
        text("\(entries.emptyCount) without any content", "内容のない記録 \(entries.emptyCount)件"))
    }
    return parts
  }
}
