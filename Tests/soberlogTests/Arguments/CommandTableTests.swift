import SoberlogCore
import Testing

@testable import soberlog

/// What holds for every command and option of the table.
struct CommandTableTests {
  /// Every text of a command with the place where it stands; texts that are names may be the same in
  /// both languages and are left out.
  private static func texts(of command: CommandName) -> [Text] {
    let specification = command.specification
    return [specification.summary] + specification.details
      + specification.examples.map(\.meaning) + specification.allOptions.map(\.summary)
  }

  @Test("Each specification belongs to its command", arguments: CommandName.allCases)
  func namesAgree(command: CommandName) {
    #expect(command.specification.name == command)
  }

  @Test("Names and letters of options are unique", arguments: CommandName.allCases)
  func optionsAreUnique(command: CommandName) {
    let options = command.specification.allOptions
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test(
    "Names are lower-case words with hyphens, letters are ASCII", arguments: CommandName.allCases)
  func namesAreTypable(command: CommandName) {
    #expect(command.rawValue.allSatisfy { ("a"..."z").contains($0) })
    for option in command.specification.allOptions {
      #expect(option.name.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
      #expect(option.letter.map { $0.isASCII && $0.isLetter } ?? true)
    }
  }

  @Test("Every command has examples that call it", arguments: CommandName.allCases)
  func examplesCallTheCommand(command: CommandName) {
    let examples = command.specification.examples
    #expect(!examples.isEmpty)
    for example in examples {
      for line in [example.command.english, example.command.japanese] {
        let calls = ShellLine(text: line).soberlogCalls
        #expect(calls.contains { $0.contains(command.rawValue) }, "\(line)")
      }
    }
  }

  @Test("The English examples are in ASCII but for emoji", arguments: CommandName.allCases)
  func englishExamples(command: CommandName) {
    for example in command.specification.examples {
      let words = example.command.english.filter { EmojiSanitizer.lastEmoji(in: String($0)) == nil }
      #expect(words.utf8.allSatisfy { $0 < 0x80 }, "\(words)")
    }
  }

  @Test("Every example parses and runs", arguments: CommandName.allCases)
  func examplesRun(command: CommandName) throws {
    for example in command.specification.examples {
      let lines = [example.command.english, example.command.japanese]
      for words in lines.flatMap({ ShellLine(text: $0).soberlogCalls }) {
        #expect(throws: Never.self) { try ArgumentParser.parse(words) }
        let diary = Diary([
          .start("10-01"), .entry("11-28", "高尾山", id: "k3f9q2m7xa", mood: "good"),
          .entry("11-29", "a walk", id: "x2m7q2m7xa"),
        ])
        diary.input = Array("from another program\n".utf8)
        diary.answer = "y"
        diary.variables["TERM"] = "xterm"
        diary.keys = ScriptedKeys(keys: ["4", "\u{13}"])
        let call = diary.run(example: words)
        #expect(call.code != 64, "\(call.transcript)")
      }
    }
  }

  @Test("Texts are one line and hold no control characters", arguments: CommandName.allCases)
  func textsAreLines(command: CommandName) {
    for text in CommandTableTests.texts(of: command) {
      for string in [text.english, text.japanese] {
        #expect(!string.isEmpty)
        #expect(!string.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(string.first?.isWhitespace == false && string.last?.isWhitespace == false)
      }
    }
  }

  @Test("Summaries are short and no sentences", arguments: CommandName.allCases)
  func summariesAreShort(command: CommandName) {
    let specification = command.specification
    #expect(specification.summary.english.displayWidth <= 48)
    #expect(specification.summary.japanese.displayWidth <= 48)
    for text in [specification.summary] + specification.allOptions.map(\.summary) {
      #expect(!text.english.hasSuffix(".") && !text.japanese.hasSuffix("。"), "\(text.english)")
    }
  }

  @Test("Every text is in English and in Japanese", arguments: CommandName.allCases)
  func textsAreInBothLanguages(command: CommandName) {
    for text in CommandTableTests.texts(of: command) {
      #expect(text.japanese.hasJapanese, "\(text.japanese)")
      #expect(text.english != text.japanese)
      let words = text.english.split { !$0.isASCII || !$0.isLetter }
      #expect(words.contains { $0.count > 1 }, "\(text.english)")
    }
  }

  @Test("An option of one name is the same in every command")
  func optionsMeanTheSame() {
    let shared = ["json", "note", "at", "emoji"]
    for name in shared {
      let options = CommandName.allCases.compactMap { command in
        command.specification.options.first { $0.name == name }
      }
      #expect(Set(options.map(\.letter)).count == 1, "\(name)")
      #expect(Set(options.map(\.takesValue)).count == 1, "\(name)")
    }
  }
}
