import SoberlogCore
import StrictJSON

/// What `import` says when something is wrong with an input, or remarkable about it.
struct ImportTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// Why an input as a whole is not imported.
  func message(for error: ImportError) -> String {
    let path = shown(error.path)
    switch error.reason {
    case .unknownFormat:
      return "\(path): "
        + text(
          "this is none of the known formats; if it is one after all, --from names it",
          "形式を判別できません。形式が分かっていれば --from で指定してください")
    case .noRecord:
      return "\(path): " + text("there is no record in it", "記録がひとつもありません")
    case .archive:
      return "\(path): "
        + text(
          "this is a ZIP archive; unpack it and import the file inside",
          "ZIP アーカイブです。展開して、中のファイルを取り込んでください")
    case .encoding(let encoding):
      let name = encoding == .utf16 ? "UTF-16" : "UTF-32"
      return "\(path): "
        + text(
          "the file is \(name); convert it first: iconv -f \(name) -t UTF-8",
          "\(name) のファイルです。先に変換してください: iconv -f \(name) -t UTF-8")
    case .unknownMoods(let moods):
      return unknownMoods(moods, in: path)
    }
  }

  /// One line about something remarkable.
  func message(for notice: ImportNotice) -> String {
    switch notice {
    case .problem(let path, let problem):
      place(path, problem.line, problem.column)
        + ImportProblemTexts(language: language).reason(problem.reason)
    case .nothingImported(let path, let problems):
      text(
        "\(shown(path)): nothing was imported because of "
          + (problems == 1 ? "this problem" : "these \(problems) problems"),
        "\(shown(path)): 問題が\(problems)件あるため、何も取り込んでいません")
    default: remark(notice)
    }
  }
}

extension ImportTexts {
  /// One line about something remarkable that stops nothing.
  private func remark(_ notice: ImportNotice) -> String {
    switch notice {
    case .problem, .nothingImported: message(for: notice)
    case .different(let path, let line, let id):
      place(path, line)
        + text(
          "the journal has the entry \(shown(id.text)) with other content, and keeps its own",
          "日記には内容の異なる記録 \(shown(id.text)) があり、そちらを残しました")
    case .moreDifferent(let path, let count):
      "\(shown(path)): "
        + text("so it is with \(count) more", "ほかに\(count)件も同じです")
    case .moved(let path, let line):
      place(path, line)
        + text(
          "the local clock was put forward over this time, which was moved by as much",
          "現地の時計が進められて存在しない時刻のため、その分だけ後にしました")
    case .unknownZone(let path, let line, let name):
      place(path, line)
        + text(
          "the time zone \(quote(name)) is not known here; its times are given"
            + " in that of this computer",
          "タイムゾーン\(quote(name))が分からないため、"
            + "このコンピューターのタイムゾーンで表します")
    case .unknownColumns(let path, let names):
      "\(shown(path)): "
        + text(
          "not imported, since soberlog does not know them: columns \(list(names))",
          "soberlog にない列は取り込みません: \(list(names))")
    case .setting(let path, let key, let value):
      "\(shown(path)): "
        + text(
          "the setting \(key.rawValue) differs in the file and was not imported; to take it:"
            + " soberlog settings \(key.rawValue) \(shellQuoted(shown(value)))",
          "設定 \(key.rawValue) が異なりますが、取り込んでいません。同じにするには:"
            + " soberlog settings \(key.rawValue) \(shellQuoted(shown(value)))")
    }
  }
}

extension ImportTexts {
  /// That nobody said what moods mean, and how to say it.
  private func unknownMoods(_ moods: [ImportedEntries.NamedLine], in path: String) -> String {
    let line = moods.first?.line ?? 1
    let example = shown(moods.first?.name ?? "")
    let names = moods.map { quote($0.name) + text(" (\($0.line))", "(\($0.line))") }
      .joined(separator: text(", ", "、"))
    return "\(path):\(line): "
      + text(
        "nothing was imported, since these moods are not known (with the line of each): \(names);"
          + " say what they mean, as in --mood-map \"\(example)=good,…\"",
        "意味の分からない気分があるため、何も取り込んでいません(かっこ内は行): \(names)。"
          + "--mood-map \"\(example)=良い,…\" のように指定してください")
  }

  /// Names in quotation marks.
  private func list(_ names: [String]) -> String {
    names.map { quote($0) }.joined(separator: text(", ", "、"))
  }

  /// Where something stands, as compilers write it.
  private func place(_ path: String, _ line: Int, _ column: Int? = nil) -> String {
    "\(shown(path)):\(line):" + (column.map { "\($0):" } ?? "") + " "
  }
}
