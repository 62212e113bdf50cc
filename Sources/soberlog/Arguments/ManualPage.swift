import SoberlogCore

/// The manual page, drawn from the command table and the topics of `help`.
struct ManualPage {
  /// The language of the page.
  let language: Language
}

extension ManualPage {
  /// The page as roff.
  func text() -> String {
    var page = RoffWriter(language: language)
    page.title(
      "SOBERLOG", section: 1, date: AboutProgram.versionDate,
      source: "soberlog \(AboutProgram.versionNumber)")
    page.section(Text("NAME", "名前"))
    page.lines(["soberlog \\- \(roff(ManualTexts.name[language]))"])
    page.section(Text("SYNOPSIS", "書式"))
    page.lines(synopsis)
    page.section(Text("DESCRIPTION", "説明"))
    for paragraph in ManualTexts.description { page.paragraph(paragraph) }
    page.section(Text("OPTIONS", "オプション"))
    page.paragraph(ManualTexts.aboutOptions)
    appendOptions(GlobalOptions.specifications, to: &page)
    page.section(Text("COMMANDS", "コマンド"))
    for command in CommandName.allCases { append(command.specification, to: &page) }
    for topic in HelpTopic.allCases { append(topic, to: &page) }
    page.section(Text("EXAMPLES", "例"))
    append(ManualTexts.examples, to: &page)
    page.section(Text("SAFETY", "安全のために"))
    page.paragraph(CommandSpecification.doctor)
    page.section(Text("SEE ALSO", "関連項目"))
    page.lines(["\(bold("jq"))(1)"])
    return page.text
  }

  /// The forms of a command line.
  private var synopsis: [String] {
    let program = bold("soberlog")
    let options = italic(Text("OPTIONS", "オプション")[language])
    let operands = italic(Text("OPERANDS", "引数")[language])
    let command = italic(Text("COMMAND", "コマンド")[language])
    return ["\(program) [\(options)]", "\(program) \(command) [\(options)] [\(operands)]"]
  }
}

extension ManualPage {
  /// Writes about a command: what it does, its options and examples.
  private func append(_ command: CommandSpecification, to page: inout RoffWriter) {
    let operands = command.operands.map { " \($0[language])" } ?? ""
    page.subsection("soberlog \(command.name.rawValue)\(operands)")
    page.paragraph(command.summary.endingInFullStop)
    for detail in command.details { page.paragraph(detail) }
    appendOptions(command.options, to: &page)
    page.paragraph(Text("Examples:", "例:"))
    append(command.examples, to: &page)
  }

  /// Writes about options.
  private func appendOptions(_ options: [OptionSpecification], to page: inout RoffWriter) {
    for option in options {
      let letter = option.letter.map { bold("-\($0)") + ", " } ?? ""
      let value = option.placeholder.map { " " + italic($0[language]) } ?? ""
      page.item(letter + bold(option.spelling) + value, option.summary[language])
    }
  }

  /// Writes examples.
  private func append(_ examples: [CommandSpecification.Example], to page: inout RoffWriter) {
    for example in examples {
      page.item(bold(example.command[language]), example.meaning[language])
    }
  }

  /// Writes the section about a topic.
  private func append(_ topic: HelpTopic, to page: inout RoffWriter) {
    let heading = topic.heading
    page.section(Text(heading.english.uppercased(), heading.japanese))
    for row in topic.rows { page.item(bold(row.term), row.meaning[language]) }
    for detail in topic.details { page.paragraph(detail) }
  }
}

extension Text {
  /// The text as a sentence of its own.
  fileprivate var endingInFullStop: Text { Text(english + ".", japanese + "。") }
}
