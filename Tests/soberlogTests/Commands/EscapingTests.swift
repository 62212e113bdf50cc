import Foundation
import Testing

@testable import soberlog

/// No text of a person or a file acts on the terminal.
struct EscapingTests {
  /// What a terminal would obey: a title, a colour, a line end, an order of letters, hidden tags.
  private static let hostile =
    "a\u{1B}]0;t\u{7}b\u{9B}31mc\u{7F}d\u{202E}e\u{E0041}f\u{2066}g\u{0}h\u{2028}i\rj"

  /// Whether anything of it stands in a text as it is.
  private func isSafe(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control: $0 != "\n" && $0 != "\t"
      case .lineSeparator, .paragraphSeparator: true
      default: $0.properties.isDefaultIgnorableCodePoint && $0 != "\u{FE0F}"
      }
    }
  }

  @Test(
    "Notes, ids, events, emoji and unknown fields are escaped wherever they are drawn",
    arguments: ["en", "ja"])
  func journalTexts(language: String) {
    let hostile = EscapingTests.hostile
    // An identifier may have no control characters, but everything else that is hidden.
    let id = "id\u{202E}\u{E0041}"
    let json = "\"a\u{202E}b\u{9B}c\\u001bd\""
    let diary = Diary([
      .start("11-01"), .entry("11-05", hostile, id: "x" + id, mood: "best"),
      .entry(
        "11-06", hostile, id: id, mood: "good", emoji: hostile, event: hostile,
        more: ",\"k\u{202E}\":\(json)"),
    ])
    diary.answer = "y"
    for terminal in [nil, TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 30, rows: 24)]
    {
      diary.terminal = terminal
      for words in [
        ["list"], ["show", "@1", "@2"], ["slip"], ["undo", "--list"], ["undo"],
        ["edit", "@1", "-m", "bad"],
        ["undo", "--list"], ["undo"], ["delete", "@1", "x"], ["undo"], ["show", "i"], [],
        ["add", hostile], ["undo", "--list"], ["undo"],
      ] {
        let call = diary.run(words + ["--lang", language])
        #expect(isSafe(call.out + call.err), "\(call.words): \(call.out.debugDescription)")
      }
      #expect(diary.questions.allSatisfy(isSafe))
    }
    diary.terminal = nil
    #expect(
      diary.run("list").out.contains(
        #"a\u{1B}]0;t\u{7}b\u{9B}31mc\u{7F}d\u{202E}e\u{E0041}f\u{2066}g\u{0}h\u{2028}i\u{D}j"#))
  }

  @Test("On a terminal JSON stays JSON, and says the same")
  func jsonOnTerminal() throws {
    let flag = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    let note = "a\u{202E}b\u{E0041}c\u{200B}d \(flag)"
    let diary = Diary([.entry("11-29", note, more: ",\"k\u{E0041}\":[1]")])
    for words in [
      ["list", "--json"], ["show", "@1", "--json"], ["export"], ["export", "--format", "jsonl"],
    ] {
      diary.terminal = nil
      let piped = diary.run(words).out
      diary.terminal = TerminalSize(columns: 80, rows: 24)
      let shown = diary.run(words).out
      #expect(shown.contains(#"\udb40\udc41c\u200bd \#(flag)"#), "\(shown)")
      #expect(shown.contains(#""k\udb40\udc41""#), "\(shown)")
      func values(_ text: String) throws -> NSObject? {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject
      }
      #expect(try values(shown) == values(piped))
    }
  }

  @Test(
    "Arguments are escaped in errors",
    arguments: [
      [hostile], ["add", "x", "--\(hostile)"], ["-\u{1B}"], ["show", hostile],
      ["add", "x", "--mood", hostile],
      ["add", "x", "--emoji", hostile], ["add", "x", "--at", hostile],
      ["list", "--format", hostile],
      ["settings", hostile], ["settings", "savings", hostile], ["streak", hostile],
      ["undo", hostile],
      ["help", hostile], ["list", "--mood", "good,\(hostile)"], ["add", "x", "--note", hostile],
      ["add", "--json=\(hostile)"], ["list", "--journal", "/\(hostile)/x"],
      ["add", "x", "--journal", "/\(hostile)/x"],
      ["add", "x", "--journal", "/dev/null/\(hostile)"], ["import", hostile],
      ["import", "/dev/null/\(hostile)"], ["import", "--from", hostile, "-"],
      ["import", "--mood-map", hostile, "-"], ["import", "--mood-map", "x=\(hostile)", "-"],
    ])
  func arguments(words: [String]) {
    let diary = Diary([.entry("11-29")])
    for language in ["en", "ja"] {
      let call = diary.run(words + ["--lang", language])
      #expect(!call.err.isEmpty)
      #expect(isSafe(call.out + call.err), "\(call.err.debugDescription)")
      #expect(call.err.split(separator: "\n").count == 1)
    }
  }

  @Test("What stands in a file that is imported is escaped wherever it is told of")
  func importedTexts() {
    let hostile = EscapingTests.hostile
    let id = "id\u{202E}\u{E0041}"
    let diary = Diary([.entry("11-29", id: id)])
    for text in [
      "at,note,\"\(hostile)\"\n2026-11-01,x,y\n", "at,mood\n2026-11-01,\"\(hostile)\"\n",
      "at,note\n\"\(hostile)\",x\n", "id,at,note\n\(id),2026-11-01,x\n",
      "id,at,note\n\(id),2026-11-01,x\n\(id),2026-11-01,y\n", "at,\u{1B},\u{1B}\n",
      "full_date,mood\n2026-11-01,\"\(hostile)\"\n", "full_date,mood\n\"\(hostile)\",good\n",
      #"{"entries":[{"creationDate":"2026-11-01T00:00:00Z","timeZone":"\u001b\u202e","text":"x"}]}"#,
      #"{"soberlog":1,"entries":[{"at":"\u202e"}]}"#, "[2026-11-01 25:00\u{2028}] x\n",
    ] {
      for language in ["en", "ja"] {
        let call = diary.importing(text, "--dry-run", "--lang", language)
        #expect(isSafe(call.out + call.err), "\(call.err.debugDescription)")
        #expect(call.code != 0 || !call.err.isEmpty, "\(call.transcript)")
      }
    }
  }

  @Test("What stands in the environment or in a damaged file is escaped")
  func environmentAndDamage() {
    let diary = Diary()
    diary.variables["SOBERLOG_NOW"] = EscapingTests.hostile
    #expect(isSafe(diary.run("list").err))
    diary.variables["SOBERLOG_NOW"] = nil
    for text in [
      #"{"soberlog":1,"\#u{1B}\u202e":1,"\#u{1B}\u202e":2}"#, "{\u{202E}}",
      #"{"soberlog":1,"entries":[{"at":"2026-11-29T00:00:00Z","id":"\u202e"},{"at":"2026-11-29T00:00:00Z","id":"\u202e"}]}"#,
    ] {
      diary.write(text)
      let call = diary.run("list")
      #expect(call.code == 65 && isSafe(call.err), "\(call.err.debugDescription)")
    }
  }
}
