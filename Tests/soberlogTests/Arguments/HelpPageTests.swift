import SoberlogCore
import Testing

@testable import soberlog

/// The pages that are drawn from the command table.
struct HelpPageTests {
  /// A page in a language at a width; nil for the page about the whole program.
  private func page(
    _ command: CommandName?, _ language: Language, width: Int?, colored: Bool = false
  ) -> String {
    let page = HelpPage(
      presentation: Presentation(language: language, width: width, colored: colored))
    return command.map { page.page(for: $0) } ?? page.overview()
  }

  @Test(
    "The page of a command has its examples, its options and its operands",
    arguments: CommandName.allCases, Language.allCases)
  func pagesAreComplete(command: CommandName, language: Language) {
    let specification = command.specification
    let page = page(command, language, width: 200)
    #expect(page.contains("soberlog \(command.rawValue) – \(specification.summary[language])"))
    for example in specification.examples {
      #expect(page.contains("\n    \(example.command[language])\n"))
      #expect(page.contains("  \(example.meaning[language])\n"))
    }
    for option in specification.allOptions {
      let letter = option.letter.map { "-\($0), " } ?? "    "
      let value = option.placeholder.map { " \($0[language])" } ?? ""
      #expect(page.contains("\n  \(letter)--\(option.name)\(value)"))
      #expect(page.contains(option.summary[language]))
    }
    if let operands = specification.operands { #expect(page.contains(operands[language])) }
  }

  @Test("The first page names every command with its summary", arguments: Language.allCases)
  func overviewIsComplete(language: Language) {
    let page = page(nil, language, width: 80)
    for command in CommandName.allCases {
      #expect(page.contains("\n  \(command.rawValue) "))
      #expect(page.contains(command.specification.summary[language]))
    }
  }

  @Test(
    "No line is wider than the terminal, command lines to copy aside", arguments: [40, 80, 200])
  func linesFit(width: Int) {
    for command in [nil] + CommandName.allCases.map(Optional.some) {
      for language in Language.allCases {
        let examples = command?.specification.examples ?? []
        let copied = Set(examples.map { "    " + $0.command[language] })
        for line in page(command, language, width: width).lines where !copied.contains(line) {
          #expect(line.displayWidth <= width, "\(line)")
          #expect(line.last != " ", "\(line)")
        }
      }
    }
  }

  @Test("Examples fit on a terminal of 80 columns", arguments: CommandName.allCases)
  func examplesFit(command: CommandName) {
    for example in command.specification.examples {
      for line in [example.command.english, example.command.japanese] {
        #expect(line.displayWidth <= 76, "\(line)")
      }
    }
  }

  @Test("Not on a terminal, a page is as on one of 80 columns", arguments: Language.allCases)
  func widthWithoutATerminal(language: Language) {
    #expect(page(.list, language, width: nil) == page(.list, language, width: 80))
  }

  @Test("Pages end with one line end and have no second blank line", arguments: Language.allCases)
  func pagesAreTidy(language: Language) {
    for command in [nil] + CommandName.allCases.map(Optional.some) {
      let page = page(command, language, width: 80)
      #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
      #expect(!page.contains("\n\n\n"))
    }
  }

  @Test("Colours change nothing but colours")
  func colors() {
    let colored = page(.add, .english, width: 80, colored: true)
    #expect(colored.contains("\u{1B}[1mExamples\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == page(.add, .english, width: 80))
  }

  @Test("The page of undo, up to the options for every command")
  func undoPage() {
    expect(
      ownPart(.undo, .english),
      isText: #"""
        soberlog undo – Take back the last changes

        Examples
          the last change
            soberlog undo
          the last three
            soberlog undo 3
          what can be undone
            soberlog undo --list

        Usage
          soberlog undo [OPTIONS] [N]

        Takes back the last N changes made here, one if N is not
        given. Anything that another device or program has changed
        since is left alone.

        Options
              --list  Show what can be undone
        """#)
    expect(
      ownPart(.undo, .japanese),
      isText: #"""
        soberlog undo – 直前の変更を元に戻す

        例
          直前の変更
            soberlog undo
          直前の3件
            soberlog undo 3
          元に戻せる変更を見る
            soberlog undo --list

        使い方
          soberlog undo [オプション] [N]

        この機器で行った最後の N 件(指定がなければ1件)の変更を元に戻
        します。その後に別の機器やプログラムが変えたものには触れませ
        ん。

        オプション
              --list  元に戻せる変更を表示する
        """#)
  }

  /// The lines of a page before the options for every command, at 60 columns.
  private func ownPart(_ command: CommandName, _ language: Language) -> String {
    let headings = ["Options for every command", "どのコマンドでも使えるオプション"]
    let lines = page(command, language, width: 60).lines.prefix { !headings.contains($0) }
    return lines.dropLast().joined(separator: "\n")
  }
}
