import Foundation
import SoberlogCore
import Testing

@testable import soberlog

/// The scripts with which shells complete command lines; `Tests/shells` runs them.
struct CompletionScriptTests {
  @Test(
    "Nothing of the command table is missing", arguments: Shell.allCases, Language.allCases)
  func scriptsAreComplete(shell: Shell, language: Language) {
    let script = CompletionScript(shell: shell, language: language).text
    for command in CommandName.allCases.map(\.specification) {
      #expect(script.contains("\(command.name.rawValue)\t\(command.summary[language])"))
      for option in command.allOptions {
        let spelling = shell == .fish ? "-l \(option.name) " : "--\(option.name)"
        #expect(script.contains(spelling), "\(spelling)")
        #expect(script.contains(String(option.summary[language].prefix { $0 != ":" })))
      }
    }
    for topic in HelpTopic.allCases {
      #expect(script.contains("\(topic.rawValue)\t\(topic.summary[language])"))
    }
    for level in EmotionLevel.steps {
      #expect(script.contains("\(level.name)\t\(EntryDrawing.plainMood(level, in: language))"))
    }
  }

  @Test(
    "There is a rule for every option with a value and for every operand with words to offer",
    arguments: CommandName.allCases)
  func rulesAreComplete(command: CommandName) {
    let rules = CompletionScript(shell: .bash, language: .english).rules
      .filter { $0.command == nil || $0.command == command.rawValue }
    let specification = command.specification
    for option in specification.allOptions {
      let rule = rules.first { $0.places.contains(option.spelling) }
      #expect(rule?.kind == (option.takesValue ? option.kind : nil))
      #expect(option.letter.map { rule?.places.contains("-\($0)") ?? !option.takesValue } ?? true)
    }
    let operand = rules.first { $0.places.contains { $0.hasPrefix("operand") } }
    #expect((operand?.kind ?? .text) == specification.operandKind)
  }

  @Test(
    "Words are quoted for shells",
    arguments: [
      ("it's", #"'it'\''s'"#), ("$(x) `y` \\", #"'$(x) `y` \'"#), ("", "''"),
    ])
  func quotes(text: String, expected: String) {
    #expect(shellQuoted(text) == expected)
  }

  @Test(
    "The shell can read the script", arguments: Shell.allCases, Language.allCases)
  func shellsRead(shell: Shell, language: Language) throws {
    guard let program = path(of: shell) else { return }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("soberlog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try CompletionScript(shell: shell, language: language).text
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(Console.run(program, ["-n", file.path]) == .exited(code: 0))
  }

  /// Where a shell is; nil where it is not installed.
  private func path(of shell: Shell) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
