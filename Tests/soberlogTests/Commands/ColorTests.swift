import Testing

@testable import soberlog

/// When colours are used, and that they are all that changes.
struct ColorTests {
  /// A journal with everything that has a colour.
  private let diary = Diary([
    .start("11-01"), .slip("11-10"), .entry("11-26", mood: "worst"), .entry("11-27", mood: "bad"),
    .entry("11-28", mood: "neutral"), .entry("11-29", mood: "good"), .entry("11-30", mood: "best"),
  ])

  @Test(
    "The option decides, then NO_COLOR, then CLICOLOR_FORCE, then the terminal",
    arguments: [
      ([:], [], false, false), (["TERM": "xterm"], [], true, true),
      (["TERM": "xterm"], [], false, false), (["TERM": "dumb"], [], true, false),
      ([:], [], true, false), (["TERM": "xterm", "NO_COLOR": "1"], [], true, false),
      (["TERM": "xterm", "NO_COLOR": ""], [], true, true),
      ([:], ["--color", "always"], false, true),
      (["TERM": "xterm"], ["--color=never"], true, false),
      (["NO_COLOR": "1"], ["--color", "always"], false, true),
      (["CLICOLOR_FORCE": "1"], [], false, true), (["CLICOLOR_FORCE": "0"], [], false, false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false, false),
      (["CLICOLOR_FORCE": "1"], ["--color", "never"], false, false),
      (["CLICOLOR_FORCE": "1"], ["--color=auto"], false, true),
    ] as [([String: String], [String], Bool, Bool)])
  func choice(variables: [String: String], words: [String], isTerminal: Bool, isColored: Bool) {
    diary.variables.merge(variables) { $1 }
    diary.terminal = isTerminal ? TerminalSize(columns: 80, rows: 24) : nil
    for command in ["list", "streak"] {
      #expect(diary.run([command] + words).out.contains("\u{1B}") == isColored)
    }
  }

  @Test("A value that is no choice is refused", arguments: ["sometimes", "", "ALWAYS"])
  func refused(value: String) {
    #expect(diary.run("list", "--color", value).code == 64)
  }

  @Test(
    "Colours change nothing but colours",
    arguments: [
      ["list"], ["show", "@1"], ["streak", "--history"], ["settings"], [], ["help", "add"],
    ])
  func onlyColors(words: [String]) {
    let colored = diary.run(words + ["--color", "always"]).out
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == diary.run(words).out)
  }

  @Test("Each line ends without colour")
  func resetInEachLine() {
    for line in diary.run("list", "--color", "always").lines where line.contains("\u{1B}") {
      let codes = line.matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) }
      #expect(codes.last == "0", "\(line.debugDescription)")
    }
  }

  @Test("Moods are told apart without colours")
  func moods() {
    let shown = diary.run("list").lines.compactMap {
      $0.firstMatch(of: /[●○]+/).map { String($0.0) }
    }
    #expect(shown == ["●○○○○", "●●○○○", "●●●○○", "●●●●○", "●●●●●"])
  }
}
