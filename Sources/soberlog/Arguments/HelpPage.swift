import SoberlogCore

/// The pages that `--help` shows, drawn from the command table.
struct HelpPage {
  /// How the page is drawn.
  let presentation: Presentation
}

extension HelpPage {
  /// The page about the whole program.
  func overview() -> String {
    var page = paragraph(
      Text(
        "soberlog – a journal for days without a drink",
        "soberlog – お酒を飲まない日々の日記"))
    page += section(Text("Usage", "使い方"))
    page += "  soberlog \(Text("COMMAND [OPTIONS]", "コマンド [オプション]")[language])\n\n"
    page += section(Text("Commands", "コマンド"))
    page += table(
      CommandName.allCases.map { ($0.rawValue, $0.specification.summary[language]) })
    page += "\n" + section(Text("Options for every command", "どのコマンドでも使えるオプション"))
    page += options(GlobalOptions.specifications)
    page += "\n"
    page += section(Text("More help", "くわしい説明"))
    page += table(
      [
        (
          Text("soberlog help COMMAND", "soberlog help コマンド")[language],
          Text("About a command, with examples", "コマンドの説明と例")[language]
        )
      ] + HelpTopic.allCases.map { ("soberlog help \($0.rawValue)", $0.summary[language]) })
    return page
  }

  /// The page about a topic.
  func page(for topic: HelpTopic) -> String {
    var page = section(topic.heading)
    page += table(topic.rows.map { ($0.term, $0.meaning[language]) }) + "\n"
    for detail in topic.details { page += paragraph(detail) }
    return page.droppingLastBlankLine
  }

  /// The page about one command, with its examples first.
  func page(for command: CommandName) -> String {
    let specification = command.specification
    var page = paragraph(
      Text(same: "soberlog \(command.rawValue) – \(specification.summary[language])"))
    page += section(Text("Examples", "例"))
    for example in specification.examples {
      page += wrapped(example.meaning[language], indent: 2).map { paint($0, .faint) + "\n" }
        .joined()
      page += "    \(presentation.shown(own: example.command[language]))\n"
    }
    page += "\n" + section(Text("Usage", "使い方"))
    let words = ["soberlog", command.rawValue, Text("[OPTIONS]", "[オプション]")[language]]
    let usage = (words + [specification.operands?[language]].compactMap(\.self))
    page += wrapped(presentation.shown(own: usage.joined(separator: " ")), indent: 2)
      .joined(separator: "\n")
    page += "\n\n"
    for detail in specification.details { page += paragraph(detail) }
    if !specification.options.isEmpty {
      page += section(Text("Options", "オプション"))
      page += options(specification.options) + "\n"
    }
    page += section(Text("Options for every command", "どのコマンドでも使えるオプション"))
    page += options(GlobalOptions.specifications)
    return page
  }
}

extension HelpPage {
  /// The language of the page.
  private var language: Language { presentation.language }

  /// The text in the colour of a role.
  private func paint(_ text: String, _ role: TextRole) -> String {
    presentation.paint(text, role)
  }

  /// The heading of a section.
  private func section(_ heading: Text) -> String {
    paint(heading[language], .heading) + "\n"
  }

  /// A paragraph and a blank line.
  private func paragraph(_ text: Text) -> String {
    wrapped(text[language], indent: 0).joined(separator: "\n") + "\n\n"
  }

  /// Lines of a text with an indent, as wide as the terminal, 80 columns elsewhere.
  private func wrapped(_ text: String, indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let lines = soberlog.wrapped(
      presentation.shown(own: text), width: (presentation.width ?? 80) - indent)
    return lines.map { blanks + $0 }
  }

  /// A table of options.
  private func options(_ specifications: [OptionSpecification]) -> String {
    table(
      specifications.map { option in
        let letter = option.letter.map { "-\($0), " } ?? "    "
        let value = option.placeholder.map { " \($0[language])" } ?? ""
        return (letter + option.spelling + value, option.summary[language])
      })
  }

  /// A table of two columns. Where the second does not fit beside the first, it stands below.
  private func table(_ rows: [(String, String)]) -> String {
    let rows = rows.map { (presentation.shown(own: $0.0), $0.1) }
    let width = presentation.width ?? 80
    let indent = min(rows.map { $0.0.displayWidth }.max() ?? 0, 28) + 4
    let isNarrow = width < indent + 24
    var text = ""
    for (first, second) in rows {
      let firstWidth = first.displayWidth + 2
      let lines = wrapped(second, indent: isNarrow ? 8 : indent)
      if isNarrow || firstWidth + 2 > indent {
        let firstLines = soberlog.wrapped(first, width: width - 8).joined(separator: "\n        ")
        text += "  \(firstLines)\n" + lines.map { $0 + "\n" }.joined()
      } else {
        let gap = String(repeating: " ", count: indent - firstWidth)
        text += "  \(first)\(gap)" + (lines.first ?? "").trimmingLeadingBlanks + "\n"
        text += lines.dropFirst().map { $0 + "\n" }.joined()
      }
    }
    return text
  }
}

extension String {
  /// The text without the spaces at its beginning.
  fileprivate var trimmingLeadingBlanks: String { String(drop { $0 == " " }) }

  /// The text with one line end fewer where it ends in a blank line.
  fileprivate var droppingLastBlankLine: String {
    hasSuffix("\n\n") ? String(dropLast()) : self
  }
}
