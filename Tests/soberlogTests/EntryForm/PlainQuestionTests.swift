import Foundation
import Testing

@testable import soberlog

/// Questions where the terminal takes only plain text.
struct PlainQuestionTests {
  /// A diary at such a terminal.
  private let diary = Diary()

  init() {
    diary.variables["EDITOR"] = nil
  }

  @Test(
    "Each answer is taken, or asked for again",
    arguments: [
      (["good", "a walk", "🍵"], ("good", "a walk", "🍵")), (["４", "", ""], ("good", "", nil)),
      (["", "x", ":volcano:"], ("notSelected", "x", "🌋")),
      (["", "", "火山"], ("notSelected", "", "🌋")),
      (["great", "good", "", "qqqq", "mountains", "seedling"], ("good", "", "🌱")),
      (["good"], ("good", "", nil)), (["", "x"], ("notSelected", "x", nil)),
    ] as [([String], (String, String, String?))])
  func answers(lines: [String], expected: (mood: String, note: String, emoji: String?)) throws {
    diary.answers = lines
    #expect(diary.run("add").code == 0)
    let entry = try #require(try diary.entries().first)
    #expect((entry.mood, entry.note, entry.emoji) == expected)
    #expect(diary.answers == [])
  }

  @Test("Nothing at all is not recorded", arguments: [[], ["", "", ""]])
  func nothing(lines: [String]) {
    diary.answers = lines
    let call = diary.run("add")
    #expect(call.code == 1 && call.err.contains("nothing was written"))
    #expect(diary.journal.isEmpty)
    diary.answers = ["good"]
    #expect(diary.run("add", "--no-input").code == 64)
    #expect(diary.answers == ["good"])
  }

  @Test("Questions are in the language of the output, and say what Enter does")
  func questions() {
    diary.write([.entry("11-29", "rain\nand wind", id: "abcd", mood: "bad", emoji: "🌧️")])
    diary.answers = ["", "sun", ""]
    #expect(diary.run("edit", "abcd").code == 0)
    diary.answers = ["x", "", "", "", ""]
    diary.run("add", "--lang", "ja")
    expect(
      diary.questions.joined(separator: "\n"),
      isText: #"""
        Mood (worst, bad, neutral, good, best or 1 to 5; Enter keeps bad): 
        Note (one line; Enter keeps “rain …”): 
        Emoji, or its name (Enter keeps 🌧️): 
        気分(最悪 悪い 普通 良い 最高、または 1〜5。なければ Enter): 
        そのような気分はありません。最悪 悪い 普通 良い 最高(1〜5)、未選択(0)から選べます
        気分(最悪 悪い 普通 良い 最高、または 1〜5。なければ Enter): 
        ひとこと(1行。なければ Enter): 
        絵文字、またはその名前(なければ Enter): 
        """#)
    #expect(diary.entryLines[0].contains("\"note\":\"sun\""))
  }

  @Test("When saving fails, the words are kept")
  func savingFails() throws {
    diary.write("")
    diary.answers = ["good", "precious"]
    let call = diary.run("add")
    let path = try #require(call.err.firstMatch(of: /what you wrote is in (.*)\n/)?.1)
    #expect(call.code == 65)
    let draft = FileManager.default.contents(atPath: String(path)) ?? Data()
    #expect(String(decoding: draft, as: UTF8.self).contains("precious"))
  }
}
