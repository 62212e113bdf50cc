import SoberlogCore

/// What is said about a command line that cannot be used.
struct UsageTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line about an error.
  func message(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let name, let suggestion):
      unknown(Text("command", "コマンド"), name, suggestion, "soberlog --help")
    case .unknownOption(let name, let command, let suggestion):
      unknownOption(name, of: command, suggestion)
    case .missingValue(let option):
      text("\(option) needs a value", "\(option) には値が必要です")
    case .unexpectedValue(let option, let value):
      text(
        "\(option) takes no value, but \(quote(value)) was given",
        "\(option) は値を取りませんが、\(quote(value))が指定されました")
    case .badValue(let option, let value, let reason):
      "\(option) \(quote(value)): \(ValueTexts(language: language).reason(reason, for: value))"
    case .unexpectedOperand(let operand, let command): unexpectedOperand(operand, of: command)
    case .misplacedDate(let operand, let option):
      text(
        "unexpected argument \(quote(operand)); a date goes after \(option)",
        "余分な引数\(quote(operand))があります。日付は \(option) のあとに書いてください")
    case .notUTF8(let argument):
      text(
        "argument \(argument) is not valid UTF-8; nothing was done",
        "\(argument)番目の引数が正しい UTF-8 ではありません。何も行っていません")
    case .badEnvironment(let variable, let value): badEnvironment(variable, value)
    case .together, .repeated, .nothingToRecord, .noteTooLong, .emptyInput:
      aboutRecording(error)
    case .missingOperand(let command): missingOperand(of: command)
    case .needsYes:
      text(
        "there is no terminal to ask on; --yes does it without asking",
        "確認できる端末がありません。--yes を付けると確認せずに実行します")
    case .noEditor:
      text(
        "no editor is set and there is no terminal; use --note, or set EDITOR",
        "エディターの指定がなく、端末もありません。--note を使うか、EDITOR を設定してください")
    case .unknownSetting(let name, let suggestion):
      unknown(Text("setting", "設定"), name, suggestion, "soberlog settings")
    }
  }
}

extension UsageTexts {
  /// About an environment variable whose value cannot be read.
  private func badEnvironment(_ variable: String, _ value: String) -> String {
    guard variable != "SOBERLOG_NOW" else {
      return text(
        "SOBERLOG_NOW=\(quote(value)) is no moment; it looks like 2026-11-30T21:15:00+09:00",
        "環境変数 SOBERLOG_NOW=\(quote(value))が日時ではありません。"
          + "2026-11-30T21:15:00+09:00 のように書きます")
    }
    return text(
      "the environment variable \(variable)=\(quote(value)) is not valid UTF-8",
      "環境変数 \(variable)=\(quote(value))が正しい UTF-8 ではありません")
  }

  /// About an argument that a command cannot do without, as its help page names it.
  private func missingOperand(of command: CommandName) -> String {
    let (name, operands) = (command.rawValue, command.specification.operands)
    let first = { (operands: String?) in
      operands?.split(separator: " ").first.map { $0.filter { !"[]…".contains($0) } } ?? ""
    }
    return text(
      "\(name) needs \(first(operands?.english)); see soberlog \(name) --help",
      "\(name) には\(quote(first(operands?.japanese)))が必要です。"
        + "soberlog \(name) --help をご覧ください")
  }

  /// About an argument that a command does not take.
  private func unexpectedOperand(_ operand: String, of command: CommandName) -> String {
    let wayOut = wayOut(of: command)
    return text(
      "unexpected argument \(quote(operand)); \(wayOut.english)",
      "余分な引数\(quote(operand))があります。\(wayOut.japanese)")
  }

  /// About arguments that do not make an entry.
  private func aboutRecording(_ error: UsageError) -> String {
    switch error {
    case .together(let first, let second):
      together(first, second)
    case .repeated(let option):
      text("\(option) can be given only once", "\(option) は一度しか指定できません")
    case .noteTooLong(let limit):
      text(
        "the note is longer than \(limit >> 20) MiB; nothing was saved",
        "ひとことが \(limit >> 20) MiB を超えています。何も保存していません")
    case .emptyInput:
      text(
        "standard input is empty, so there is no note; nothing was saved",
        "標準入力が空で、ひとことがありません。何も保存していません")
    default:
      text(
        "there is nothing to record; try soberlog add --mood good --note \"a walk\", or --note -"
          + " to read standard input",
        "記録するものがありません。例: soberlog add --mood 良い --note 散歩した(標準入力から読むには --note -)")
    }
  }

  /// About an option and another one, or an operand, that exclude each other.
  private func together(_ first: String, _ second: String) -> String {
    let isOption = second.hasPrefix("--") && second.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard !isOption else {
      return text(
        "\(first) and \(second) cannot be used together", "\(first) と \(second) は一緒に使えません")
    }
    return text(
      "\(first) and \(quote(second)) cannot be used together",
      "\(first) と\(quote(second))は一緒に使えません")
  }

  /// Where an argument belongs that a command does not take.
  private func wayOut(of command: CommandName) -> Text {
    if command.specification.options.contains(EntryOptions.note.specification) {
      return Text("a note goes after --note", "ひとことは --note のあとに書いてください")
    }
    let help = "soberlog \(command.rawValue) --help"
    return Text("see \(help)", "\(help) をご覧ください")
  }

  /// About an option that is not known, which may have been meant as words.
  private func unknownOption(
    _ name: String, of command: CommandName?, _ suggestion: String?
  ) -> String {
    let help = command.map { "soberlog \($0.rawValue) --help" } ?? "soberlog --help"
    let message = unknown(Text("option", "オプション"), name, suggestion, help)
    guard suggestion == nil, let command, [.add, .list, .export, .emoji].contains(command) else {
      return message
    }
    return message
      + text("; words that begin with - go after --", "。- で始まる言葉は -- のあとに書いてください")
  }

  /// About a name that is not known.
  private func unknown(
    _ kind: Text, _ name: String, _ suggestion: String?, _ help: String
  ) -> String {
    guard let suggestion else {
      return text(
        "unknown \(kind.english) \(quote(name)); see \(help)",
        "\(kind.japanese)\(quote(name))はありません。\(help) をご覧ください")
    }
    return text(
      "unknown \(kind.english) \(quote(name)); did you mean \(suggestion)?",
      "\(kind.japanese)\(quote(name))はありません。\(suggestion) のことですか")
  }
}
