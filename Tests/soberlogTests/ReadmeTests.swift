import Foundation
import Testing

@testable import soberlog

/// What the README shows is what the program does.
struct ReadmeTests {
  /// The lines of the README.
  private let lines: [String]

  /// Reads the README.
  init() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...3 { folder.deleteLastPathComponent() }
    lines = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
      .lines
  }

  /// The code blocks of a language, each as its lines.
  private func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in lines {
      if line == "```", let ended = block {
        blocks.append(ended)
        block = nil
      } else if line == "```\(language)" {
        block = []
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The command lines of all code blocks and tables.
  private var commandLines: [String] {
    let typed = blocks("console").flatMap { block in
      block.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }
    let code = lines.filter { $0.hasPrefix("|") }.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return typed + blocks("sh").joined() + code
  }

  @Test("Every command line parses and runs")
  func commandLinesRun() throws {
    let calls = commandLines.filter { $0.firstMatch(of: /[A-Z]{4}/) == nil }.flatMap {
      ShellLine(text: $0).soberlogCalls
    }
    #expect(calls.count > 25)
    for words in calls {
      #expect(throws: Never.self) { try ArgumentParser.parse(words) }
      let diary = Diary([.start("11-01"), .entry("11-29", "a note", mood: "good")])
      diary.input = Array("a note\n".utf8)
      diary.answer = "y"
      diary.variables["TERM"] = "xterm"
      diary.keys = ScriptedKeys(keys: ["4", "\u{13}"])
      let call = diary.run(example: words)
      #expect(call.code != 64, "\(call.transcript)")
    }
  }

  @Test("What the examples print is what the program prints")
  func outputs() throws {
    let diary = Diary([
      .entry("11-24 08:00", "day one", mood: "neutral", event: "start"),
      .entry("11-25 21:30", "a long evening, but I went to bed", mood: "bad", emoji: "😣"),
      .entry("11-28 20:05", "tea with Yuki", mood: "good", emoji: "🍵"),
    ])
    let examples = blocks("console")
    #expect(examples.count >= 4)
    for example in examples {
      let words = ShellLine(text: try #require(example.first)).soberlogCalls
      let output = example.dropFirst().map(ReadmeTests.withoutIDs)
      if example[0].hasPrefix("$ jq") {
        #expect(try diary.notes("--mood", "good") == output)
      } else {
        let call = diary.run(try #require(words.first))
        #expect(call.lines.map(ReadmeTests.withoutIDs) == output, "\(call.transcript)")
      }
    }
  }

  /// A line with another text in place of each identifier.
  private static func withoutIDs(_ line: String) -> String {
    line.replacing(/\b(?=[a-z]*[0-9])[0-9a-hjkmnp-tv-z]{10}\b/, with: "<id>")
  }
}
