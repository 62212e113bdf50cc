import Foundation
import Testing

@testable import soberlog

/// What `urge` records, and when it talks with the person first.
struct UrgeCommandTests {
  /// A diary on a terminal.
  private let diary = Diary([
    .start("11-01"), .entry("11-05", "watched the sunrise", mood: "best", emoji: "🌅"),
    .entry("11-06", "a grey day", mood: "worst"),
  ])

  /// Sits down at the terminal.
  init() {
    diary.terminal = TerminalSize(columns: 80, rows: 24)
    diary.variables["TERM"] = "xterm"
    diary.variables["NO_COLOR"] = "1"
  }

  /// Runs `urge` while keys are pressed.
  private func urge(_ words: String..., keys: [String]) -> Call {
    diary.keys = ScriptedKeys(keys.flatMap { [.bytes(Array($0.utf8)), .nothing, .nothing] })
    return diary.run(["urge"] + words)
  }

  @Test(
    "A countdown with an entry from a good day comes first, then the questions, then the record")
  func withstood() throws {
    let call = urge(keys: ["q", "\r", "4", "\r", "after work", "\r"])
    expect(
      call.out,
      isText: #"""
        Recorded urge 2nk28s9393  ●●●●○ good
        30 days sober! 🎉
        """#)
    #expect(call.code == 0 && call.err.isEmpty)
    let drawn = try #require(diary.keys).output
    #expect(drawn.contains("watched the sunrise") && drawn.contains("10:00"))
    #expect(!drawn.contains("a grey day"))
    let entry = try #require(diary.entries("--event", "urge").first)
    #expect(entry.mood == "good" && entry.note == "after work" && entry.at == diary.now)
    #expect(diary.keys?.calls == ["open", "close"])
  }

  @Test("What cannot be saved is kept as a draft that can be merged", arguments: ["1", "2"])
  func failingSave(outcome: String) throws {
    let journal = diary.journal
    let keys = ScriptedKeys(keys: ["q", outcome, "\r", "4", "\r", "precious", "\r"])
    keys.whenClosed = { self.diary.write("damaged") }
    diary.keys = keys
    let call = diary.run("urge")
    #expect(call.code == 65)
    diary.write(journal)
    diary.keys = nil
    let draft = try #require(call.err.firstMatch(of: /what you wrote is in (\S+)/)?.1)
    #expect(diary.run("merge", String(draft)).code == 0)
    let entry = try #require(diary.entries("precious").first)
    #expect(entry.event == (outcome == "1" ? "urge" : "slip") && entry.mood == "good")
  }

  @Test("Where no draft can be kept either, the words are kept as a text")
  func noDraft() throws {
    let state = diary.home + "/state"
    try Data("a file".utf8).write(to: URL(fileURLWithPath: state))
    diary.variables["XDG_STATE_HOME"] = state
    diary.variables["TMPDIR"] = diary.home
    let keys = ScriptedKeys(keys: ["q", "1", "\r", "\r", "precious", "\r"])
    keys.whenClosed = { self.diary.write("damaged") }
    diary.keys = keys
    let call = diary.run("urge")
    #expect(call.code == 65, "\(call.transcript)")
    let path = try #require(call.err.firstMatch(of: /what you wrote is in (\S+)/)?.1)
    let words = FileManager.default.contents(atPath: String(path)) ?? Data()
    #expect(String(decoding: words, as: UTF8.self) == "precious")
  }

  @Test("A slip is answered as the command slip answers it")
  func slip() throws {
    let call = urge("--lang", "ja", keys: ["\u{1B}", "2", "\r", "\r", "\r"])
    diary.run("undo")
    let asSlip = diary.run("slip", "--lang", "ja")
    #expect(call.out.hasPrefix("書いてくれてありがとう。"))
    #expect(call.lines.dropLast() == asSlip.lines.dropLast())
  }

  @Test("Options are answers given before; JSON is the entry that was recorded")
  func options() throws {
    let entry = try urge("--json", "-m", "bad", "-e", "🌧️", keys: ["q", "\r", "\r", "\r"]).entry()
    #expect(entry.event == "urge" && entry.mood == "bad" && entry.emoji == "🌧️")
    let slip = try urge("--json", keys: ["q", "2", "\r", "\r", "x\r"]).entry()
    #expect(slip.event == "slip" && slip.note == "x")
    #expect(urge("--quiet", keys: ["q", "\r", "\r", "\r"]).out.isEmpty)
  }

  @Test(
    "Whoever goes before saying how it went has recorded nothing, and hears how to",
    arguments: [["\u{3}"], ["q", "\u{1B}"], ["q", "2", "\u{3}"]])
  func leaving(keys: [String]) {
    let before = diary.journal
    let call = urge(keys: keys)
    #expect(call.code == 1 && call.out.isEmpty)
    #expect(call.err.contains("nothing is recorded; later on, soberlog urge --note"))
    #expect(diary.journal == before)
    #expect(urge("--quiet", keys: keys).err.isEmpty)
  }

  @Test("Whoever goes later has recorded what was said so far", arguments: ["\u{1B}", "\u{3}"])
  func leavingLater(key: String) throws {
    let call = urge(keys: ["q", "\r", "4", "\r", "half a li", key])
    #expect(call.code == 0 && call.out.hasPrefix("Recorded urge"))
    #expect(try diary.entries("--event", "urge").map(\.note) == ["half a li"])
  }

  @Test("A signal ends the program by itself, after what was said is recorded")
  func signals() throws {
    diary.keys = ScriptedKeys([.nothing, .ending(signal: 15)])
    let before = diary.journal
    let during = diary.run("urge")
    #expect(during.code == 143 && during.out.isEmpty && during.err.isEmpty)
    #expect(diary.keys?.calls == ["open", "close", "end 15"])
    #expect(diary.journal == before)
    diary.keys = ScriptedKeys([
      .bytes(Array("q".utf8)), .bytes(Array("2\r4".utf8)), .ending(signal: 1),
    ])
    let later = diary.run("urge")
    #expect(later.code == 129 && later.out.isEmpty)
    #expect(later.err.contains("what you said so far is recorded"))
    #expect(try diary.entries("--event", "slip").map(\.mood) == ["good"])
    #expect(diary.keys?.calls == ["open", "close", "end 1"])
  }

  @Test(
    "An urge that is over is recorded at once, and so is any where nobody is to be asked",
    arguments: [
      ["--note", "after work"], ["--note="], ["--at", "08:00"], ["--no-input"],
      ["--no-input", "--minutes", "5"],
    ])
  func atOnce(words: [String]) throws {
    diary.keys = ScriptedKeys([])
    #expect(diary.run(["urge"] + words).out.hasPrefix("Recorded urge"))
    #expect(diary.keys?.calls == [])
    #expect(try diary.entries("--event", "urge").count == 1)
  }

  @Test("Where the answer goes elsewhere than to a terminal it is recorded at once")
  func redirected() throws {
    diary.keys = ScriptedKeys([])
    diary.terminal = nil
    #expect(try diary.run("urge", "--json", "--minutes", "5").entry().note.isEmpty)
    #expect(diary.keys?.calls == [])
  }

  @Test(
    "An urge is recorded for its beginning, a slip for when it is told, within the countdown",
    arguments: [
      ("2026-12-01T00:03:00+09:00", "2026-12-01T00:03:00+09:00"),
      ("2026-12-01T08:00:00+09:00", "2026-12-01T00:05:00+09:00"),
    ])
  func moments(told: String, slip: String) throws {
    diary.now = "2026-11-30T23:55:00+09:00"
    diary.laterNow = told
    #expect(try urge("--json", keys: ["q", "\r", "\r", "\r"]).entry().at == diary.now)
    #expect(try urge("--json", keys: ["q", "2", "\r", "\r", "\r"]).entry().at == slip)
    #expect(diary.run("streak", "--days", "--on", "2026-11-30").out == "30\n")
  }

  @Test("Where SOBERLOG_NOW sets the moment, it is that of a slip, too")
  func setMoment() throws {
    diary.variables["SOBERLOG_NOW"] = "2026-11-20T10:00:00+09:00"
    let entry = try urge("--json", keys: ["q", "2", "\r", "\r", "\r"]).entry()
    #expect(entry.at == "2026-11-20T10:00:00+09:00")
  }

  @Test("What could not be recorded is not asked for")
  func newerJournal() {
    diary.write([], version: 2)
    diary.keys = ScriptedKeys([])
    #expect(diary.run("urge").code == 65)
    diary.write("[")
    #expect(diary.run("urge").code == 65)
    #expect(diary.keys?.calls == [])
  }

  @Test(
    "The minutes are a whole number from 1 to 1440",
    arguments: ["0", "-1", "1441", "soon", "", "1.5", "99999999999999999999"])
  func minutes(text: String) {
    for words in [["--minutes", text], ["--minutes", text, "--note", "x"]] {
      #expect(diary.run(["urge"] + words).code == 64)
    }
    #expect(diary.run("urge", "--minutes", "1440", "--note", "x").code == 0)
    #expect(diary.run("urge", "--minutes", "５", "--note", "x").code == 0)
  }

  @Test("On a plain terminal the same is asked in lines")
  func plain() throws {
    diary.variables["TERM"] = "dumb"
    diary.answer = "2"
    let call = diary.run("urge", "--minutes", "5")
    #expect(call.out.hasPrefix("Thank you for writing it down."))
    #expect(try diary.entries("--event", "slip").map(\.note) == ["2"])
    #expect(diary.questions.count == 3 && diary.questions[0].contains("until 21:20"))
    diary.questions = []
    #expect(diary.run("urge", "--no-input").out.hasPrefix("Recorded urge"))
    #expect(diary.questions.isEmpty)
  }
}
