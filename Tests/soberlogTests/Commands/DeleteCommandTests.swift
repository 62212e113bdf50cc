import Testing

@testable import soberlog

/// `delete`: what is asked, and what stays of an entry.
struct DeleteCommandTests {
  /// Three entries.
  private let diary = Diary([
    .entry("11-28", "one", id: "aaaa"), .entry("11-29", "two\nlines", id: "bbbb"),
    .entry("11-30", "three", id: "cccc"),
  ])

  @Test("With --yes entries go at once, and only their ids stay")
  func withYes() throws {
    let call = diary.run("delete", "--yes", "@1", "@2")
    #expect(call.code == 0)
    #expect(
      call.out == """
        Deleted cccc of Mon 30 Nov 2026 12:00; soberlog undo brings it back
        Deleted bbbb of Sun 29 Nov 2026 12:00; soberlog undo brings it back

        """)
    #expect(try diary.notes() == ["one"])
    #expect(
      diary.journal.contains(
        """
        "deleted":[
        {"id":"bbbb","at":"2026-11-30T12:15:00Z"},
        {"id":"cccc","at":"2026-11-30T12:15:00Z"}
        ],
        """))
    #expect(!diary.journal.contains("three"))
  }

  @Test(
    "A person is asked, and yes in either language deletes", arguments: ["y", "Y", "yes", "はい"])
  func yes(answer: String) throws {
    diary.answer = answer
    #expect(diary.run("delete", "bbbb").code == 0)
    #expect(
      diary.questions == [
        "  bbbb  Sun 29 Nov 2026 12:00  two\\u{A}lines\nDelete this entry? [y/N] "
      ])
    #expect(try diary.notes() == ["one", "three"])
  }

  @Test("The question tells an entry that counts from plain words")
  func askingAboutEvents() {
    diary.write([.entry("11-28", "words", event: "slip"), .start("11-29")])
    diary.answer = "n"
    diary.run("delete", "@1", "@2")
    #expect(diary.questions.first?.contains("  slip · words\n") == true, "\(diary.questions)")
    #expect(diary.questions.first?.contains("  start\n") == true, "\(diary.questions)")
  }

  @Test(
    "Any other answer deletes nothing and is exit 1", arguments: ["", "n", "no", "yess", "いいえ"])
  func no(answer: String) {
    let journal = diary.journal
    diary.answer = answer
    let call = diary.run("delete", "aaaa", "bbbb", "--lang", "ja")
    #expect(call.code == 1)
    #expect(call.out.isEmpty && call.err.isEmpty)
    #expect(diary.questions.map { $0.hasSuffix("この2件の記録を削除しますか? [y/N] ") } == [true])
    #expect(diary.journal == journal)
  }

  @Test("Where nobody can be asked, --yes is needed", arguments: [[], ["--no-input"]])
  func nobodyToAsk(words: [String]) {
    let journal = diary.journal
    diary.answer = words.isEmpty ? nil : "y"
    #expect(diary.run(["delete", "aaaa"] + words).code == 64)
    #expect(diary.questions.isEmpty)
    #expect(diary.journal == journal)
  }

  @Test(
    "All ids are looked up before any entry goes",
    arguments: [(["aaaa", "zzzz"], 1), (["aaaa", "@9"], 1), ([], 64)] as [([String], Int32)])
  func allOrNothing(ids: [String], code: Int32) {
    let journal = diary.journal
    #expect(diary.run(["delete", "--yes"] + ids).code == code)
    #expect(diary.journal == journal)
  }

  @Test("An id given twice is deleted once")
  func twice() throws {
    #expect(diary.run("delete", "--yes", "aaaa", "aaaa", "@3").lines.count == 1)
    #expect(try diary.notes() == ["two\nlines", "three"])
  }
}
