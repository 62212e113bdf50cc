import SoberlogCore
import SoberlogStore
import Testing

@testable import soberlog

/// The topics that `help` explains beside the commands.
struct HelpTopicTests {
  @Test("No topic has the name of a command", arguments: HelpTopic.allCases)
  func namesDiffer(topic: HelpTopic) {
    #expect(CommandName(rawValue: topic.rawValue) == nil)
  }

  @Test("Every form of a date that is explained can be read")
  func datesAreRead() throws {
    let dates = DateContext(
      now: try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00"),
      zone: .fixed(offsetMinutes: 9 * 60), boundary: .midnight)
    let forms = HelpTopic.dates.rows.flatMap { row in
      row.term.split { ",…".contains($0) }.map { form in
        String(form.trimmingPrefix { $0 == " " }.filter { $0 != "\"" })
      }
    }
    for form in forms.filter({ $0.contains { $0 != " " } }) {
      #expect(throws: Never.self, "\(form)") {
        try DateExpression(form.trimmingTrailingBlanks, in: dates)
      }
    }
    #expect(forms.count > 20)
  }

  @Test(
    "Every exit code is explained",
    arguments: [
      UsageError.needsYes, UndoError.settingsChanged, OutputError.closedPipe, StoreError.noPlace,
      StoreError.linkLoop(path: ""), StoreError.folderMissing(path: ""),
      StoreError.lockedTooLong(folder: ""), StoreError.readOnly(path: ""),
      StoreError.lockUnsupported(folder: ""),
    ] as [any Error])
  func exitCodesAreExplained(error: any Error) {
    let code = Program.exitCode(of: error)
    #expect(HelpTopic.exit.rows.contains { $0.term == String(code) }, "\(code)")
  }

  @Test("The environment variables that are explained are those that are looked at, and TZ")
  func variablesAreExplained() {
    var names: Set<String> = ["TZ"]
    for words in [["help"], ["add", "--editor"]] {
      let world = World(
        arguments: (words + ["--journal", "/nowhere/journal.json"]).map { Array($0.utf8) },
        variable: { name in
          names.insert(name)
          return name == "TERM" ? Array("xterm".utf8) : nil
        },
        now: { 0 }, zone: .fixed(offsetMinutes: 0), terminal: TerminalSize(columns: 80, rows: 24),
        randomBits: { 0 }, readInput: { _ in [] }, askLine: { _ in nil }, writeOutput: { _ in },
        writeError: { _ in }, runProgram: { _, _, _ in .exited(code: 1) })
      _ = Program.run(world)
    }
    let explained = HelpTopic.environment.rows.flatMap { row in
      row.term.split { ", ".contains($0) }.map(String.init)
    }
    #expect(names == Set(explained))
  }

  @Test("The page about a topic fits the terminal", arguments: HelpTopic.allCases, [40, 80, 200])
  func pagesFit(topic: HelpTopic, width: Int) {
    for language in Language.allCases {
      let page = HelpPage(
        presentation: Presentation(language: language, width: width, colored: false)
      ).page(for: topic)
      // A long term goes on below itself.
      let ink = page.filter { !$0.isWhitespace }
      for row in topic.rows { #expect(ink.contains(row.term.filter { !$0.isWhitespace })) }
      for line in page.split(separator: "\n").map(String.init) {
        #expect(line.displayWidth <= width, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmingTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
