import Foundation
import SoberlogCore
import Testing

@testable import soberlog

/// The manual page.
struct ManualPageTests {
  @Test("Nothing of the command table is missing", arguments: Language.allCases)
  func pageIsComplete(language: Language) {
    let page = ManualPage(language: language).text()
    for command in CommandName.allCases {
      let specification = command.specification
      #expect(page.contains("\n.SS soberlog \(command.rawValue)"))
      #expect(page.contains(roff(specification.summary[language])))
      for option in specification.allOptions {
        let value = option.placeholder.map { " " + italic($0[language]) } ?? ""
        #expect(page.contains(bold(option.spelling) + value + "\n"))
        #expect(option.letter.map { page.contains(bold("-\($0)") + ", ") } ?? true)
      }
      for example in specification.examples {
        #expect(page.contains("\n\(bold(example.command[language]))\n"))
      }
    }
    for topic in HelpTopic.allCases {
      for row in topic.rows { #expect(page.contains("\n\(bold(row.term))\n")) }
    }
  }

  @Test("Only the macros that structure the page are control lines", arguments: Language.allCases)
  func controlLines(language: Language) {
    let lines = ManualPage(language: language).text().split(separator: "\n")
    let macros = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
      .map { String($0.prefix { $0 != " " }) }
    let known: Set = [".\\\"", ".TH", ".ad", ".SH", ".SS", ".PP", ".TP", ".br"]
    #expect(Set(macros) == known)
  }

  @Test("Japanese text is broken into lines for 80 columns, English is left to roff")
  func linesOfText() {
    let text = Text(
      String(repeating: "word ", count: 30) + "end", String(repeating: "あ", count: 40))
    var english = RoffWriter(language: .english)
    english.paragraph(text)
    #expect(english.text.hasSuffix("\n.PP\n\(text.english)\n"))
    var japanese = RoffWriter(language: .japanese)
    japanese.paragraph(text)
    #expect(
      japanese.text.hasSuffix(
        "\n.PP\n\(String(repeating: "あ", count: 35))\n.br\n\(String(repeating: "あ", count: 5))\n"))
  }

  @Test(
    "A text can be no command of roff, and is shown as it is",
    arguments: [
      (".TH x", "\\&.TH x"), ("'br", "\\(aqbr"), ("a\n.br", "a .br"), ("a\r\n'br", "a \\(aqbr"),
      ("--mood", "\\-\\-mood"), ("\\fB", "\\efB"), ("\"a\"", "\\(dqa\\(dq"),
      ("~/`^", "\\(ti/\\(ga\\(ha"),
      ("1.5", "1.5"), ("良い", "良い"), ("", ""),
    ])
  func roffOfTexts(text: String, expected: String) {
    #expect(roff(text) == expected)
  }
}
