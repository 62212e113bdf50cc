import SoberlogCore
import Testing

@testable import soberlog

/// What the commands `help`, `man` and `completions` understand.
struct AboutProgramTopicTests {
  /// That a command works with a journal.
  private struct NeedsJournal: Error {}

  /// What a command line asks about the program; nil when its command works with a journal.
  private func about(_ line: String) throws -> AboutProgram? {
    let dates = DateContext(
      now: LocalTimestamp(utcSeconds: 0), zone: .fixed(offsetMinutes: 0), boundary: .midnight)
    do {
      let arguments = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
      let outcome = try Command.run(arguments, in: dates) { throw NeedsJournal() }
      guard case .text(let page as AboutProgram) = outcome.answer else { return nil }
      return page
    } catch is NeedsJournal {
      return nil
    }
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
