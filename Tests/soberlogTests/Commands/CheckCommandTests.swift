import Foundation
import SoberlogCore
import Testing

@testable import soberlog

@Suite("soberlog check")
struct CheckCommandTests {
  let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
  }

  /// A journal of these entries.
  private func journal(_ entries: String..., version: Int = 1) -> String {
    "{\"soberlog\":\(version),\"settings\":{},\n\"deleted\":[\n],\n\"entries\":[\n"
      + entries.joined(separator: ",\n") + "\n]}\n"
  }

  /// An entry of a day of November 2026.
  private func entry(_ day: Int, _ id: String, mood: String = "good") -> String {
    "{\"at\":\"2026-11-\(day)T08:00:00+09:00\",\"id\":\"\(id)\",\"mood\":\"\(mood)\","
      + "\"note\":\"private words\"}"
  }

  @Test("says in one line that a journal is sound, and nothing when that is wished")
  func sound() throws {
    try folder.write(journal(entry(20, "a"), entry(21, "b")))
    let call = folder.run("check")
    #expect(call == CheckFolder.Call(code: 0, output: "j is sound, with 2 entries\n", messages: []))
    #expect(folder.run("check", "--quiet") == CheckFolder.Call(code: 0, output: "", messages: []))
  }

  @Test("gives a hint when there is no journal", arguments: [[], ["--repair", "saved"]])
  func noJournal(options: [String]) {
    let call = folder.run(["check"] + options)
    #expect(call.code == 0)
    #expect(call.output == "")
    #expect(call.messages.count == 1)
    #expect(folder.names == [])
  }

  @Test("lists every problem with its place, then how many there are, and quotes no note")
  func damaged() throws {
    let text = journal(
      entry(31, "a"), entry(20, "b", mood: "great"), "x", entry(21, "b"), entry(22, "c"))
    try folder.write(text)
    let call = folder.run("check")
    #expect(call.code == 65)
    #expect(call.output == "")
    #expect(
      call.messages.map { $0.prefix { $0 != " " } } == ["j:5:8:", "j:6:52:", "j:7:1:", "3"])
    #expect(call.messages.allSatisfy { !$0.contains("private") })
    #expect(folder.text("j") == text)
    #expect(folder.names == ["j"])
  }

  @Test("speaks Japanese, too")
  func japanese() throws {
    try folder.write(journal(entry(31, "a"), entry(20, "b")))
    let call = folder.run("check", "--lang", "ja")
    #expect(call.messages.count == 2)
    #expect(call.messages.allSatisfy { $0.contains("ん") || $0.contains("す") })
    let repair = folder.run("check", "--lang", "ja", "--repair", "saved")
    #expect(repair.output.contains("1件"))
  }

  @Test("warns of entries more than a day ahead, and of a newer format, and still says sound")
  func warnings() throws {
    try folder.write(journal(entry(30, "a"), version: 2))
    let call = folder.run("check", now: "2026-11-28T08:00:00+09:00")
    #expect(call.code == 0)
    #expect(call.messages.count == 2)
    #expect(call.messages.allSatisfy { $0.hasPrefix("warning: ") })
  }

  @Test("says that nothing can be read of an empty file, and writes nothing")
  func empty() throws {
    try folder.write("")
    #expect(folder.run("check").messages.count == 2)
    let call = folder.run("check", "--repair", "saved")
    #expect(call.code == 65)
    #expect(call.output == "")
    #expect(folder.names == ["j"])
  }

  @Test("saves what can be read, and tells what cannot, where it was and where it is")
  func repair() throws {
    let text = journal(entry(20, "a"), entry(31, "b"), entry(21, "a", mood: "bad"))
    try folder.write(text)
    let call = folder.run("check", "--repair", "saved")
    #expect(call.code == 65)
    #expect(call.output.contains("2 entries"))
    let places = call.messages.map { String($0.prefix { $0 != " " }) }
    #expect(places == ["j:6:8:", "j:7:41:", "j:7:1:", "j:6:1:", "1"])
    #expect(call.messages.last?.contains("saved.rest") == true)
    #expect(folder.names == ["j", "saved", "saved.rest"])
    #expect(folder.text("j") == text)
    let saved = entry(21, "a", mood: "bad").replacingOccurrences(
      of: "\"a\"", with: "\"z000000000\"")
    #expect(folder.text("saved") == journal(entry(20, "a"), saved))
    #expect(folder.text("saved.rest") == entry(31, "b") + "\n")
  }

  @Test("ends with 0 when nothing is lost by a repair")
  func completeRepair() throws {
    try folder.write(journal(entry(20, "a"), "<<<<<<< HEAD\n" + entry(21, "b")))
    let call = folder.run("check", "--repair", "saved")
    #expect(call.code == 0)
    #expect(folder.text("saved") == journal(entry(20, "a"), entry(21, "b")))
    #expect(folder.names == ["j", "saved"])
  }

  @Test("never writes over a file, be it the journal itself", arguments: ["j", "other"])
  func existing(name: String) throws {
    let text = journal(entry(31, "a"), entry(20, "b"))
    try folder.write(text)
    try folder.write("theirs", to: "other")
    let call = folder.run("check", "--repair", name)
    #expect(call.code == 73)
    #expect(call.messages.count == 1)
    #expect(call.messages.first?.contains(name) == true)
    #expect(folder.text("j") == text)
    #expect(folder.text("other") == "theirs")
  }

  @Test("does not save what a newer program wrote")
  func newer() throws {
    try folder.write(journal(entry(31, "a"), entry(20, "b"), version: 2))
    #expect(folder.run("check", "--repair", "saved").code == 65)
    #expect(folder.names == ["j"])
  }
}

/// A folder with a journal `j`, on which the program runs in this process.
final class CheckFolder {
  /// The path.
  private let path: String

  /// Creates the folder.
  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appendingPathComponent("soberlog-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension CheckFolder {
  /// What a run of the program gave; paths are shown without the folder.
  struct Call: Equatable {
    /// The exit code.
    let code: Int32

    /// The standard output.
    let output: String

    /// The lines of standard error without the program's name.
    let messages: [String]
  }

  /// Runs the program on the journal.
  func run(_ arguments: String..., now: String = "2026-11-30T21:15:00+09:00") -> Call {
    run(arguments, now: now)
  }

  /// Runs the program on the journal; a value of `--repair` is a name in the folder.
  func run(_ arguments: [String], now: String = "2026-11-30T21:15:00+09:00") -> Call {
    let words = arguments.indices.map { index in
      index > 0 && arguments[index - 1] == "--repair"
        ? path + "/" + arguments[index] : arguments[index]
    }
    var output: [UInt8] = []
    var messages: [UInt8] = []
    let world = World(
      arguments: (["--journal", path + "/j"] + words).map { Array($0.utf8) },
      variable: { ["SOBERLOG_NOW": Array(now.utf8)][$0] }, now: { 0 },
      zone: .fixed(offsetMinutes: 540), terminal: nil, randomBits: { 0 }, readInput: { _ in [] },
      askLine: nil, writeOutput: { output += $0 }, writeError: { messages += $0 },
      runProgram: { _, _, _ in .exited(code: 127) })
    let code = Program.run(world)
    return Call(
      code: code, output: shown(output),
      messages: shown(messages).replacing("soberlog: ", with: "").split(separator: "\n")
        .map(String.init))
  }

  /// Output without the path of the folder.
  private func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(path + "/", with: "")
  }

  /// Writes a file that only its owner can read.
  func write(_ text: String, to name: String = "j") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: path + "/" + name)
  }

  /// The text of a file, nil when there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}
