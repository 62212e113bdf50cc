import Foundation
import SoberlogCore
import TestSupport
import Testing

@testable import soberlog

/// What the README shows is what the program does.
struct ReadmeTests {
  /// The README.
  private let page: MarkdownPage

  /// Reads the README.
  init() throws {
    page = try MarkdownPage("README.md")
  }

  /// The pieces of code in the text and the tables, outside the blocks of code.
  private var codeSpans: [String] {
    page.prose.flatMap(ReadmeTests.codeSpans)
  }

  /// The pieces of code in a line.
  private static func codeSpans(in line: String) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The examples with their output: what was typed and what was printed.
  private var examples: [(typed: String, printed: [String])] {
    page.blocks("console").flatMap { block in
      block.split { $0.hasPrefix("$ ") }
        .enumerated().map { place, printed in
          (block.filter { $0.hasPrefix("$ ") }[place].dropFirst(2).description, Array(printed))
        }
    }
  }
}

// MARK: - Command lines

extension ReadmeTests {
  /// The calls of the program in all lines to type, with an example where a name has to be put in.
  private var calls: [[String]] {
    let names = CommandName.allCases.map(\.rawValue)
    let unnamed = codeSpans.filter { span in
      names.contains { span.hasPrefix("\($0) ") }
    }
    let lines = examples.map(\.typed) + page.blocks("sh").joined() + codeSpans
    return (lines + unnamed.map { "soberlog \($0)" }).flatMap { ShellLine(text: $0).soberlogCalls }
      .map { $0.map { $0 == "COMMAND" ? "add" : $0 } }
  }

  @Test("Every call parses and does what it is asked, or answers no")
  func callsRun() throws {
    let calls = calls
    #expect(calls.count > 80)
    for words in calls {
      #expect(throws: Never.self) { try ArgumentParser.parse(words) }
      let diary = Diary([.start("11-01"), .entry("11-29", "a note", mood: "good")])
      try ReadmeFiles.write(into: diary.home)
      diary.input = Array("[2026-11-29 09:30] a note\n".utf8)
      diary.answer = "y"
      diary.editor = { $0 + "more" }
      diary.variables["TERM"] = "xterm"
      diary.keys = ScriptedKeys(keys: ["4", "\u{13}"])
      let call = diary.run(example: words.map { ReadmeFiles.path(of: $0, in: diary.home) })
      #expect(call.code == 0 || call.code == 1, "\(call.transcript)")
    }
  }

  @Test("Every option that the text names is one")
  func options() {
    let known = CommandName.allCases.flatMap(\.specification.allOptions).flatMap { option in
      [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
    }
    let named = codeSpans.filter { $0.hasPrefix("-") }.compactMap { $0.split(separator: " ").first }
    #expect(named.count > 10)
    for option in named { #expect(known.contains(String(option))) }
  }

  @Test(
    "Every line to type runs in a shell, one after the other, in a home that is new",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func shellLinesRun() throws {
    var program = SpawnedProgram()
    try program.installForReadme()
    for block in page.blocks("sh") {
      // A terminal is needed for these, and other shells for those; see `Tests/shells`.
      let lines = block.filter { line in
        !line.hasPrefix("soberlog add  ") && !line.hasPrefix("soberlog urge  ")
          && !line.contains("completions zsh") && !line.contains("completions fish")
      }
      let tools = ["git", "jq"].filter { tool in lines.contains { $0.contains("\(tool) ") } }
      let areThere = try tools.allSatisfy { try program.shell("command -v \($0)").code == 0 }
      guard areThere else { continue }
      let script = program.folder.path + "/block.sh"
      try lines.joined(separator: "\n").write(toFile: script, atomically: true, encoding: .utf8)
      let ending = try program.shell("exec bash -ex -o pipefail block.sh")
      #expect(ending.code == 0, "\(ending.out)\n\(ending.err)")
    }
    let files = FileManager.default
    #expect(files.isExecutableFile(atPath: program.folder.path + "/.local/bin/soberlog"))
  }

  @Test("What is built and checked is built and checked so for every change")
  func buildLines() throws {
    let checks = try MarkdownPage(".ci/run").lines
    for line in page.blocks("sh").joined() where line.hasPrefix("swift ") {
      let command = line.split(separator: "  #").first.map(String.init) ?? ""
      guard !command.hasPrefix("swift run soberlog ") else { continue }
      #expect(checks.contains { $0.hasPrefix(command.trimmingCharacters(in: .whitespaces)) })
    }
  }
}

// MARK: - What is printed

extension ReadmeTests {
  @Test("What the examples print is what the program prints")
  func outputs() throws {
    let diary = Diary(ReadmeFiles.entries)
    let examples = examples
    #expect(examples.count >= 5)
    for example in examples where !example.typed.hasPrefix("jq ") {
      let call = diary.run(try #require(ShellLine(text: example.typed).soberlogCalls.first))
      #expect(
        call.lines.map(ReadmeTests.withoutIDs) == example.printed.map(ReadmeTests.withoutIDs),
        "\(call.transcript)")
    }
  }

  @Test("What jq takes from the journal is what the page says")
  func jq() throws {
    var program = SpawnedProgram()
    try program.installForReadme()
    let typed = try #require(examples.first { $0.typed.hasPrefix("jq ") })
    let added = try #require(examples.first { $0.typed.hasPrefix("soberlog add ") })
    let diary = Diary(ReadmeFiles.entries)
    diary.run(try #require(ShellLine(text: added.typed).soberlogCalls.first))
    #expect(try diary.notes("--mood", "good") == typed.printed)
    guard try program.shell("command -v jq").code == 0 else { return }
    program.variables["SOBERLOG_JOURNAL"] = diary.path
    #expect(try program.shell(typed.typed).out.lines.dropLast() == typed.printed[...])
  }

  @Test("The form looks as the page shows it")
  func form() throws {
    let contents = FormContents(
      mood: .good, note: "climbed Mt. Takao, and did not miss the beer")
    var form = EntryForm(contents, title: "Mon 30 Nov 2026 21:15", mayBeEmpty: false, offer: nil)
    let presentation = Presentation(
      language: .english, width: 80, colored: false, repertoire: .unicode)
    let size = TerminalSize(columns: 80, rows: 24)
    _ = form.picture(in: size, presentation)
    form.take(.tab)
    let shown = form.picture(in: size, presentation).text
    #expect(page.blocks("") == [shown.map(\.droppingBlanksAtEnd)])
  }

  /// A line with another text in place of each identifier.
  private static func withoutIDs(_ line: String) -> String {
    line.replacing(/\b(?=[a-z]*[0-9])[0-9a-hjkmnp-tv-z]{10}\b/, with: "<id>")
  }
}

// MARK: - What is said

extension ReadmeTests {
  /// The words of the pieces of code from one text to another one, which may be lines apart.
  private func words(from start: String, to end: String) throws -> [String] {
    let text = page.prose.joined(separator: " ")
    let first = try #require(text.range(of: start))
    let last = try #require(text[first.upperBound...].range(of: end))
    return ReadmeTests.codeSpans(in: String(text[first.upperBound..<last.lowerBound]))
  }

  @Test("Every mood and every date that the text names is understood")
  func moodsAndDates() throws {
    let moods = try words(from: "Moods are", to: "Dates are").flatMap { $0.split(separator: " ") }
    #expect(moods.count == 12)
    for mood in moods { #expect(EmotionLevel(parsing: String(mood)) != nil) }
    let now = try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00")
    let context = DateContext(now: now, zone: .fixed(offsetMinutes: 540), boundary: .midnight)
    let dates =
      try words(from: "Dates are", to: "never guessed") + words(from: "日時は", to: "書けます")
    #expect(dates.count > 12)
    for date in dates { #expect(throws: Never.self) { try DateExpression(date, in: context) } }
  }

  @Test("Every link leads to a file of the package, a heading or a site")
  func links() throws {
    let headings = page.prose.filter { $0.hasPrefix("## ") }
      .map { "#" + $0.dropFirst(3).lowercased().replacing(" ", with: "-") }
    let links = page.prose.flatMap { $0.matches(of: /\]\(([^)]+)\)/) }.map { String($0.output.1) }
    #expect(links.count > 2)
    for link in links where !link.hasPrefix("https://") && !headings.contains(link) {
      #expect(throws: Never.self) { try MarkdownPage(link) }
    }
  }

  @Test("The exit codes and the variables are those of the program's help")
  func helpTopics() {
    let help = { Diary().run("help", $0).out }
    let codes = page.lines.filter { $0.prefixMatch(of: /\| [0-9]/) != nil }
      .flatMap { $0.split(separator: "|")[0].matches(of: /[0-9]+/).map(\.output) }
    #expect(codes.count == 10)
    for code in codes { #expect(help("exit").contains("\n  \(code) ")) }
    let variables = codeSpans.compactMap { $0.prefixMatch(of: /\$?([A-Z_]{2,})(=|$)/)?.output.1 }
      .filter { !["PATH", "COMMAND"].contains($0) }
    #expect(variables.count > 8)
    for variable in variables { #expect(help("environment").contains(variable)) }
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var droppingBlanksAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension SpawnedProgram {
  /// Puts the program and the files of the README's examples where its lines look for them.
  fileprivate mutating func installForReadme() throws {
    let bin = folder.path + "/bin"
    let files = FileManager.default
    try files.createDirectory(atPath: bin, withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: bin + "/soberlog", withDestinationPath: SpawnedProgram.path)
    // The program is built already, and a test builds nothing.
    let swift = """
      #!/bin/sh
      case $1 in
      run) shift; exec "$@" ;;
      build) mkdir -p .build/release && cp "$(command -v soberlog)" .build/release/ ;;
      esac
      """
    try swift.write(toFile: bin + "/swift", atomically: true, encoding: .utf8)
    try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: bin + "/swift")
    variables["PATH"] = "\(bin):/usr/local/bin:/usr/bin:/bin"
    try ReadmeFiles.write(into: folder.path)
    _ = try shell("git init -q . || true")
  }
}
