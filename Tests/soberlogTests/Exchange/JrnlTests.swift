import Testing

@testable import soberlog

/// Entries of jrnl, from its text file and from its JSON.
struct JrnlTests {
  /// Times and notes of what is imported from a text.
  private static func imported(_ text: String, _ words: String...) throws -> [[String]] {
    let diary = Diary()
    diary.input = Array(text.utf8)
    let call = diary.run(["import", "--from", "jrnl"] + words + ["-"])
    #expect(call.code == 0, "\(call.transcript)")
    return try diary.entries().map { [$0.at, $0.note] }
  }

  @Test(
    "An entry goes from its date to the next one, whatever other brackets begin lines",
    arguments: [
      "[2026-11-01 09:30] Title. More.\nbody\n\n[2026-11-02 21:15] second\n",
      "[2026-11-01 09:30:00 AM] Title. More.\nbody\n\n[2026-11-02 09:15:00 PM] second\n",
      "\u{FEFF}\n[2026-11-01 09:30:00] Title. More.\r\nbody\r\n[2026-11-02 21:15:00]\tsecond",
      "2026-11-01 09:30 Title. More.\nbody\n2026-11-02 21:15 second\n",
      "[2026/11/1 9:30] Title. More.\nbody\n\n\n[2026/11/2 21:15]\nsecond\n",
    ])
  func layouts(text: String) throws {
    #expect(
      try JrnlTests.imported(text) == [
        ["2026-11-01T09:30:00+09:00", "Title. More.\nbody"],
        ["2026-11-02T21:15:00+09:00", "second"],
      ])
  }

  @Test(
    "What only looks like a date stays in the text",
    arguments: [
      "[2026-01-01 is no date line", "[note] x", "[2026-01-01 09:30]x", "[09:30] later", "[",
      " [2026-01-01 09:30] indented", "[1] 2026-01-01 09:30", "[]", "2026-01-01 09:30 bare",
      "[yesterday] x", "- [x] done",
    ])
  func noDates(line: String) throws {
    let notes = try JrnlTests.imported("[2026-11-01 09:30] Title\n\(line)\nend\n").map { $0[1] }
    #expect(notes == ["Title\n\(line)\nend"])
  }

  @Test("Without brackets a date begins an entry only where it begins the line")
  func indentedDate() throws {
    let text = "2026-11-01 09:30 Title\n 2026-11-02 9:30 \nend\n"
    let notes = try JrnlTests.imported(text).map { $0[1] }
    #expect(notes == ["Title\n 2026-11-02 9:30 \nend"])
  }

  @Test("Stars, tags, blank lines and inner blanks stay; an entry without text is left out")
  func texts() throws {
    let text = "[2026-11-01 09:30] Title @walk. *\n\n  indented\n\n\n[2026-11-02 09:30]   \n"
    #expect(try JrnlTests.imported(text).map { $0[1] } == ["Title @walk. *\n\n  indented"])
    #expect(
      try JrnlTests.imported("[2026-11-01] a day alone\n")
        == [["2026-11-01T12:00:00+09:00", "a day alone"]])
  }

  @Test("The JSON gives what the text file has")
  func json() throws {
    let text = """
      {"tags": {"@walk": 1}, "entries": [
        {"title": "高尾山 @walk.", "body": "Felt calm.\\n", "date": "2026-11-01", "time": "09:30",
         "tags": ["@walk"], "starred": true, "uuid": 5},
        {"title": "second", "body": "", "date": "2026-11-02", "time": "09:15:20 PM", "starred": false}
      ]}
      """
    #expect(
      try JrnlTests.imported(text) == [
        ["2026-11-01T09:30:00+09:00", "高尾山 @walk. *\nFelt calm."],
        ["2026-11-02T21:15:20+09:00", "second"],
      ])
  }

  @Test(
    "An impossible date, and text before the first entry, are named by their line",
    arguments: [
      ("[2026-11-01 09:30] x\n[2026-11-31 09:30] y\n", "-:2: not a date and time"),
      ("[2026-11-01 25:30] x\n", "-:1: not a date and time"),
      ("preamble\n[2026-11-01 09:30] x\n", "-:1: no entry begins here"),
      ("{\"entries\":[{\"title\":\"x\",\n\"date\":\"soon\"}]}", "-:1:13: not a date and time"),
      ("{\"entries\":[\n{\"title\":\"x\"}]}", "-:2:1: the field date is missing"),
      ("{\"entries\":[\n1]}", "-:2:1: an object belongs here"),
      ("{\"entries\":[]", "-:1:14: the file ends too early"),
    ])
  func problems(text: String, message: String) {
    let diary = Diary()
    let call = diary.importing(text, "--from", "jrnl")
    #expect(call.code == 65)
    #expect(call.err.hasPrefix("soberlog: \(message)"), "\(call.err)")
    #expect(diary.journal.isEmpty)
  }

  @Test("Entries are whole wherever a large text was cut")
  func largeText() throws {
    let notes = (0..<300).map {
      "entry \($0)\n" + String(repeating: "line \($0) 山\n", count: 600) + "."
    }
    let text = notes.map { "[2026-01-01 00:00] \($0)\n\n" }.joined()
    #expect(try Set(JrnlTests.imported(text).map { $0[1] }) == Set(notes))
  }
}
