import SoberlogCore
import Testing

@testable import soberlog

/// How a command line is read.
struct ArgumentParserTests {
  /// A command line as it was read: command, options with their values, operands.
  ///
  /// In the line `␣` stands for a blank within an argument and `∅` for an empty one.
  private func read(_ line: String) throws -> String {
    let words = line.split(separator: " ").map {
      String($0.replacing("␣", with: " ").replacing("∅", with: ""))
    }
    let parsed = try ArgumentParser.parse(words)
    let options = parsed.options.map { given in
      let (option, values) = (given.specification, given.values)
      return option.takesValue
        ? "\(option.name)=\(values.joined(separator: "+"))" : "\(option.name)×\(values.count)"
    }
    let operands = parsed.operands.map { "<\($0)>" }
    let command = parsed.command?.rawValue ?? "none"
    return ([command] + options.sorted() + operands).joined(separator: " ")
  }

  @Test(
    "A value follows as the next argument, after =, or after the letter",
    arguments: [
      ("add --mood good", "add mood=good"), ("add --mood=good", "add mood=good"),
      ("add -m good", "add mood=good"), ("add -mgood", "add mood=good"),
      ("add -m=good", "add mood==good"), ("add --note=a=b", "add note=a=b"),
      ("add --note=", "add note="), ("add --note ∅", "add note="),
      ("add -t yesterday␣21:30", "add at=yesterday 21:30"), ("list -n5", "list limit=5"),
    ])
  func spellingsOfValues(line: String, expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "A value may begin with a dash",
    arguments: [
      ("add --note -x", "add note=-x"), ("add --note=-x", "add note=-x"),
      ("add --note --mood", "add note=--mood"), ("add --note -", "add note=-"),
      ("add --note --", "add note=--"), ("list -n -1", "list limit=-1"),
      ("add -m-", "add mood=-"),
    ])
  func valuesBeginningWithADash(line: String, expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "Flags cluster, and the last letter may take a value",
    arguments: [
      ("list -qn1", "list limit=1 quiet×1"), ("list -qn 1", "list limit=1 quiet×1"),
      ("list -qm good", "list mood=good quiet×1"), ("-hq", "none help×1 quiet×1"),
      ("list -nq", "list limit=q"), ("list -qq", "list quiet×2"),
    ])
  func clusters(line: String, expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "Options and operands mix; after -- everything is an operand",
    arguments: [
      ("add slept --mood good well", "add mood=good <slept> <well>"),
      ("add -- -x --mood", "add <-x> <--mood>"), ("add - two", "add <-> <two>"),
      ("add a -- b -- c", "add <a> <b> <--> <c>"), ("add --", "add"),
      ("-- add x", "add <x>"), ("-- list -- x", "list <--> <x>"), ("add add", "add <add>"),
      ("add ∅", "add <>"), ("list --json a --reverse b", "list json×1 reverse×1 <a> <b>"),
    ])
  func operands(line: String, expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "Options for every command may stand before it",
    arguments: [
      ("--lang ja streak", "streak lang=ja"),
      ("--lang=ja --quiet add x", "add lang=ja quiet×1 <x>"),
      ("-q list", "list quiet×1"),
      ("--journal j.json list --lang en", "list journal=j.json lang=en"),
      ("", "none"), ("--version", "none version×1"), ("add --help", "add help×1"),
    ])
  func globalOptions(line: String, expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test("Of an option given several times all values are kept, and the last counts")
  func lastValueCounts() throws {
    #expect(try read("add -m bad --mood good") == "add mood=bad+good")
    let parsed = try ArgumentParser.parse(["add", "-m", "bad", "--mood", "good"])
    let now = LocalTimestamp(utcSeconds: 0)
    let dates = DateContext(now: now, zone: .fixed(offsetMinutes: 0), boundary: .midnight)
    #expect(try parsed.value(of: EntryOptions.mood, in: dates) == .good)
    #expect(parsed.text(of: EntryOptions.mood) == "good")
  }

  @Test(
    "What cannot be read is refused with the fact",
    arguments: [
      ("nonsense", #"unknownCommand("nonsense", suggestion: nil)"#),
      ("strek", #"unknownCommand("strek", suggestion: Optional("streak"))"#),
      ("ADD x", #"unknownCommand("ADD", suggestion: Optional("add"))"#),
      ("∅", #"unknownCommand("", suggestion: nil)"#),
      ("list --sinse 7d", unknownOption("--sinse", of: "list", suggestion: "--since")),
      ("list --sin 7d", unknownOption("--sin", of: "list", suggestion: "--since")),
      ("list --days", unknownOption("--days", of: "list", suggestion: nil)),
      ("list -x", unknownOption("-x", of: "list", suggestion: nil)),
      ("list -qx", unknownOption("-x", of: "list", suggestion: nil)),
      ("list --=x", unknownOption("--", of: "list", suggestion: nil)),
      ("add －－mood good x", unknownOption("－－mood", of: "add", suggestion: "--mood")),
      ("add ——ｍｏｏｄ=good x", unknownOption("——ｍｏｏｄ=good", of: "add", suggestion: "--mood")),
      ("add —mood good x", unknownOption("—mood", of: "add", suggestion: "--mood")),
      ("add ーm good x", unknownOption("ーm", of: "add", suggestion: "--mood")),
      ("list --since＝7d", unknownOption("--since＝7d", of: "list", suggestion: "--since")),
      ("－－help", unknownOption("－－help", of: nil, suggestion: "--help")),
      ("--mood good add", unknownOption("--mood", of: nil, suggestion: nil)),
      ("add --mood", #"missingValue(option: "--mood")"#),
      ("add -m", #"missingValue(option: "-m")"#),
      ("list -qn", #"missingValue(option: "-n")"#),
      ("add --json=yes", #"unexpectedValue(option: "--json", value: "yes")"#),
      ("add --json=", #"unexpectedValue(option: "--json", value: "")"#),
    ])
  func errors(line: String, expected: String) {
    let error = #expect(throws: UsageError.self) { try read(line) }
    #expect(error.map { "\($0)" }?.replacing("soberlog.CommandName.", with: "") == expected)
  }

  /// How the error of an unknown option is described.
  private static func unknownOption(
    _ name: String, of command: String?, suggestion: String?
  ) -> String {
    let command = command.map { "Optional(\($0))" } ?? "nil"
    let suggestion = suggestion.map { "Optional(\"\($0)\")" } ?? "nil"
    return "unknownOption(\"\(name)\", command: \(command), suggestion: \(suggestion))"
  }
}
