import Foundation
import SoberlogCore
import SoberlogStore
import TestSupport

@testable import soberlog

/// A person's diary in a fresh folder, with the program that keeps it run within this process.
///
/// It is evening in Tokyo, Monday 2026-11-30, unless a test says otherwise.
final class Diary {
  /// The folder that holds everything; it is `HOME`.
  private let folder = TestFolder()

  /// The present moment (RFC 3339).
  var now = "2026-11-30T21:15:00+09:00"

  /// The present moment when the clock is looked at again; nil when no time passes.
  var laterNow: String?

  /// The rules of the local zone.
  var zone = ZoneRules.fixed(offsetMinutes: 9 * 60)

  /// The environment.
  var variables: [String: String] = ["LANG": "C.UTF-8", "EDITOR": "editor"]

  /// The terminal; nil when the output is none.
  var terminal: TerminalSize?

  /// What a person answers when asked; nil when there is nobody.
  var answer: String?

  /// The terminal on which interactive screens are shown; nil where there is none.
  var keys: ScriptedKeys?

  /// The lines that a person types when asked, one after the other; then the input ends.
  var answers: [String]?

  /// What the program asked.
  var questions: [String] = []

  /// Standard input.
  var input: [UInt8] = []

  /// What the editor makes of a text; nil when there is no editor.
  var editor: ((String) -> String)?

  /// How the pager ends without having shown anything; nil when it shows what it is given.
  var pagerEnding: ProgramEnding?

  /// What happens to output; nil when it is written.
  var outputError: OutputError?

  /// Why the program cannot begin; nil when it can.
  var startError: StartError?

  /// Where identifiers come from.
  private var random = SeededGenerator(seed: 2026)

  /// Makes a diary without a journal.
  init() {
    variables["HOME"] = folder.path
  }

  /// Makes a diary with a journal of these entries.
  convenience init(_ entries: [SampleEntry]) {
    self.init()
    write(entries)
  }
}

extension Diary {
  /// The zones that are known by name.
  private static let zones: [String: ZoneRules] = [
    "Asia/Tokyo": .fixed(offsetMinutes: 540), "America/New_York": .fixed(offsetMinutes: -300),
  ]

  /// The folder that is `HOME`.
  var home: String { folder.path }

  /// The path of the journal.
  var path: String { home + "/.local/share/soberlog/journal.json" }

  /// The text of the journal file; empty when there is none.
  var journal: String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The entry lines of the journal file.
  var entryLines: [String] {
    journal.lines.drop { $0 != "\"entries\":[" }.dropFirst().filter { $0.hasPrefix("{") }
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }

  /// Writes the journal file.
  func write(
    _ entries: [SampleEntry], settings: String = "{}", version: Int = 1
  ) {
    let lines = entries.enumerated().map { $1.line(place: $0 + 1) }
    write(
      "{\"soberlog\":\(version),\"settings\":\(settings),\n\"deleted\":[\n],\n\"entries\":[\n"
        + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n")
  }

  /// Writes the journal file as text.
  func write(_ text: String) {
    write(bytes: Array(text.utf8))
  }

  /// Writes the bytes of the journal file, readable by its owner alone.
  func write(bytes: [UInt8]) {
    let files = FileManager.default
    do {
      try files.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch {
      preconditionFailure("The test's own folder can be written: \(error)")
    }
  }
}

extension Diary {
  /// Runs the program.
  @discardableResult
  func run(_ words: String...) -> Call {
    run(words)
  }

  /// Runs the program.
  @discardableResult
  func run(_ words: [String]) -> Call {
    run(bytes: words.map { Array($0.utf8) })
  }

  /// Runs the program with arguments that need not be UTF-8.
  @discardableResult
  func run(bytes arguments: [[UInt8]]) -> Call {
    var out: [UInt8] = []
    var err: [UInt8] = []
    var moments = [now, laterNow ?? now]
    let handed = HandedBytes(input)
    let world = World(
      arguments: arguments, startError: startError,
      variable: { self.variables[$0].map { Array($0.utf8) } },
      now: { Diary.instant(of: moments.count > 1 ? moments.removeFirst() : moments[0]) },
      zone: zone, zoneNamed: { Diary.zones[$0] }, terminal: terminal,
      randomBits: { self.random.next() },
      readInput: { handed.next(atMost: $0) },
      askLine: answer == nil && answers == nil ? nil : ask,
      keyTerminal: keys.map { $0.terminal },
      writeOutput: { bytes in
        if let error = self.outputError { throw error }
        out += bytes
      }, writeError: { err += $0 },
      runProgram: { program, arguments, input in
        guard let input else { return self.runEditor(arguments) }
        if let ending = self.pagerEnding { return ending }
        // The pager shows what it is given.
        out += input
        return .exited(code: 0)
      })
    let code = Program.run(world)
    return Call(
      words: arguments.map { String(decoding: $0, as: UTF8.self) }, code: code,
      out: String(decoding: out, as: UTF8.self), err: String(decoding: err, as: UTF8.self))
  }

  /// Plays the person who is asked.
  private func ask(_ question: String) -> String? {
    questions.append(question)
    guard answers != nil else { return answer }
    return answers?.isEmpty == false ? answers?.removeFirst() : nil
  }

  /// Imports a text from standard input.
  @discardableResult
  func importing(_ text: String, _ words: String...) -> Call {
    input = Array(text.utf8)
    return run(["import"] + words + ["-"])
  }

  /// Runs a command line of an example; files that it names are in the diary's own folder.
  @discardableResult
  func run(example words: [String]) -> Call {
    run(
      words.map { word in
        word.replacing(/^(-.*=)?([a-z-]+\.[a-z]{3,5})$/) { "\($0.1 ?? "")\(home)/\($0.2)" }
      })
  }

  /// The entries of the journal.
  func entries(_ filters: String...) throws -> [ShownEntry] {
    try run(["list", "--json"] + filters).entries()
  }

  /// The notes of the entries that filters keep.
  func notes(_ filters: String...) throws -> [String] {
    try run(["list", "--json"] + filters).entries().map(\.note)
  }

  /// Plays the editor: changes the file of the last argument.
  private func runEditor(_ arguments: [String]) -> ProgramEnding {
    guard let editor, let path = arguments.last else {
      return .cannotStart(SystemError(call: .spawn, code: ENOENT))
    }
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try editor(text).write(toFile: path, atomically: false, encoding: .utf8)
      return .exited(code: 0)
    } catch {
      return .exited(code: 1)
    }
  }

  /// The instant of a moment.
  private static func instant(of moment: String) -> Int64 {
    guard let timestamp = try? LocalTimestamp(rfc3339: moment) else {
      preconditionFailure("A test gives moments as RFC 3339.")
    }
    return timestamp.instant
  }
}
