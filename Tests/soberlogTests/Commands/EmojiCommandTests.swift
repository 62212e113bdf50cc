import SoberlogCore
import Testing

@testable import soberlog

@Suite("soberlog emoji")
struct EmojiCommandTests {
  @Test(
    "shows names in both languages and the emoji last, those of the output's language first",
    arguments: [
      (
        ["beer"],
        ["beer mug            ビールジョッキ  🍺", "clinking beer mugs  ビールで乾杯    🍻"]
      ),
      (
        ["beer", "--lang", "ja"],
        ["ビールジョッキ  beer mug            🍺", "ビールで乾杯    clinking beer mugs  🍻"]
      ),
      (["雪", "山"], ["snow-capped mountain  雪山  🏔️"]), (["beer", "-n1"], ["beer mug  ビールジョッキ  🍺"]),
    ])
  func text(words: [String], lines: [String]) {
    let call = run(words)
    #expect(call.code == 0)
    #expect(call.output.split(separator: "\n").map(String.init) == lines)
  }

  @Test("shows at most 20, or as many as the limit says")
  func limit() {
    #expect(run(["face"]).output.split(separator: "\n").count == 20)
    #expect(run(["face", "--limit", "3"]).output.split(separator: "\n").count == 3)
    #expect(run(["snow-capped", "--limit", "1000"]).output.split(separator: "\n").count == 1)
    #expect(run(["face", "--limit", "0"]).code == 64)
  }

  @Test("gives JSON, the same in every language and with ASCII", arguments: ["en", "ja"])
  func json(language: String) {
    let call = run(["beer", "--json", "--ascii", "--lang", language])
    #expect(
      call.output == """
        [
        {"emoji":"🍺","en":"beer mug","ja":"ビールジョッキ"},
        {"emoji":"🍻","en":"clinking beer mugs","ja":"ビールで乾杯"}
        ]

        """)
  }

  @Test(
    "prints nothing, in JSON an empty array, when there is no hit, and exits with 1",
    arguments: [([], ""), (["--json"], "[]\n")])
  func noHit(options: [String], output: String) {
    let call = run(["no-such-emoji"] + options)
    #expect(call == Call(code: 1, output: output, messages: "soberlog: no emoji matches\n"))
    let quiet = run(["no-such-emoji", "-q"] + options)
    #expect(quiet == Call(code: 1, output: output, messages: ""))
  }

  @Test("needs a word", arguments: [[], [""], ["--json"]])
  func noWord(words: [String]) {
    let call = run(words)
    #expect(call.code == 64)
    #expect(call.output == "")
    #expect(call.messages.contains("soberlog emoji --help"))
  }

  @Test("stays within a narrow terminal, with each emoji at the end of its line")
  func narrow() throws {
    let call = run(["mountain", "-n3"], terminal: TerminalSize(columns: 24, rows: 40))
    let lines = call.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.displayWidth <= 24 && $0.last != " " })
    for emoji in ["⛰️", "🚵", "🚵‍♂️"] {
      let line = try #require(lines.first { $0.contains(emoji) })
      #expect(line.hasSuffix(emoji))
    }
  }

  @Test(
    "shows names between colons where emoji cannot be shown",
    arguments: [
      (["--ascii"], "C.UTF-8", ":snow-capped_mountain:"),
      (["--ascii", "--lang", "ja"], "C.UTF-8", ":snow-capped_mountain:"),
      ([], "en_US.ISO-8859-1", ":snow-capped_mountain:"), ([], "ja_JP.eucJP", ":雪山:"),
    ])
  func withoutEmoji(options: [String], locale: String, line: String) {
    #expect(run(["雪山"] + options, locale: locale).output == line + "\n")
  }
}

extension EmojiCommandTests {
  /// What a run of the program gave.
  private struct Call: Equatable {
    /// The exit code.
    let code: Int32

    /// The standard output.
    let output: String

    /// The standard error.
    let messages: String
  }

  /// Runs the command, where there is no place for a journal.
  private func run(
    _ words: [String], locale: String = "C.UTF-8", terminal: TerminalSize? = nil
  ) -> Call {
    var output: [UInt8] = []
    var messages: [UInt8] = []
    let world = World(
      arguments: (["emoji"] + words).map { Array($0.utf8) },
      variable: { $0 == "LANG" ? Array(locale.utf8) : nil }, now: { 0 },
      zone: .fixed(offsetMinutes: 0),
      terminal: terminal, randomBits: { 0 }, readInput: { _ in [] }, askLine: nil,
      writeOutput: { output += $0 }, writeError: { messages += $0 },
      runProgram: { _, _, _ in .exited(code: 127) })
    let code = Program.run(world)
    return Call(
      code: code, output: String(decoding: output, as: UTF8.self),
      messages: String(decoding: messages, as: UTF8.self))
  }
}
