import Testing

@testable import soberlog

/// What the commands `help`, `man` and `completions` understand.
struct AboutProgramTopicTests {
  /// What a command line asks about the program.
  private func about(_ line: String) throws -> AboutProgram? {
    try AboutProgram(ArgumentParser.parse(line.split(separator: " ").map(String.init)))
  }

  @Test(
    "help COMMAND, COMMAND --help and COMMAND -h are the same", arguments: CommandName.allCases)
  func spellingsAgree(command: CommandName) throws {
    for line in ["help \(command)", "\(command) --help", "\(command) -h", "-h \(command)"] {
      #expect(try about(line) == .page(command), "\(line)")
    }
  }

  @Test(
    "Topics, the manual page and completions are found",
    arguments: [
      ("help", .overview), ("--help", .overview), ("help dates", .topic(.dates)),
      ("man", .manual), ("completions zsh", .completions(.zsh)),
      ("completions --entries", nil), ("list", nil),
    ] as [(String, AboutProgram?)])
  func found(line: String, expected: AboutProgram?) throws {
    #expect(try about(line) == expected)
  }

  @Test(
    "What there is not is refused",
    arguments: [
      "help date", "help add list", "completions", "completions tcsh", "completions zsh x",
    ])
  func refused(line: String) {
    #expect(throws: UsageError.self) { try about(line) }
  }
}
