import Testing

@testable import soberlog

/// Which entries `recall` gives back, and how.
struct RecallCommandTests {
  /// A diary with good days and others; today is 30 November.
  private let diary = Diary([
    .start("09-01"), .entry("10-29", "rain on the roof", mood: "good"),
    .entry("10-30", "a walk by the sea", mood: "good", emoji: "🌊"),
    .slip("11-05"), .entry("11-05 18:00", "a party", mood: "best"),
    .entry("11-12", "watched the sunrise\nwith Yuki", mood: "best"),
    .entry("11-13", mood: "best", emoji: "🏔️"), .entry("11-20", "a headache", mood: "worst"),
    .entry("11-30 08:00", "tea", mood: "best"),
  ])

  /// The notes of the entries that are given back.
  private func notes(_ words: String..., in diary: Diary) throws -> [String] {
    try diary.run(["recall", "--json"] + words).entries().map(\.note)
  }

  @Test("First come those of this day, then the best, those without words last, each once")
  func order() throws {
    let all = ["a walk by the sea", "watched the sunrise\nwith Yuki", "rain on the roof", ""]
    #expect(try notes(in: diary) == Array(all.prefix(1)))
    for number in 1...9 {
      #expect(try notes("-n", "\(number)", in: diary) == Array(all.prefix(number)))
    }
  }

  @Test("The entries are drawn as in a list")
  func text() {
    expect(
      diary.run("recall").transcript + diary.run("recall", "-n2", "--lang", "ja").transcript,
      isText: #"""
        $ soberlog recall
        Fri 30 Oct 2026
          12:00  e000000003  ●●●●○ good     a walk by the sea 🌊
        $ soberlog recall -n2 --lang ja
        2026年10月30日(金)
          12:00  e000000003  ●●●●○ 良い  a walk by the sea 🌊

        2026年11月12日(木)
          12:00  e000000006  ●●●●● 最高  watched the sunrise
                                         with Yuki
        """#)
  }

  @Test("JSON is an array of whole entries, in every language")
  func json() throws {
    let english = diary.run("recall", "--json")
    #expect(english.out == diary.run("recall", "--json", "--lang", "ja").out)
    #expect(try english.entries().map(\.id) == ["e000000003"])
    #expect(try english.entries() == diary.entries("--on", "2026-10-30"))
  }

  @Test("All day the answer is the same, and day after day each has its turn")
  func turns() throws {
    let diary = Diary((10...14).map { .entry("11-\($0)", "note \($0)", mood: "good") })
    var seen: [[String]] = []
    for day in 15...19 {
      diary.now = "2026-12-\(day)T00:00:00+09:00"
      let first = try notes(in: diary)
      diary.now = "2026-12-\(day)T23:59:59+09:00"
      #expect(try notes(in: diary) == first)
      seen.append(first)
    }
    #expect(Set(seen).count == 5)
  }

  @Test(
    "With a day that starts at 04:00, neither the night of today nor that of a slip is a good day")
  func dayStart() throws {
    diary.write(
      [
        .entry("11-29 05:00", "today", mood: "best"), .entry("11-29 03:00", "28th", mood: "good"),
        .slip("11-20 22:00"), .entry("11-21 01:00", "the same night", mood: "best"),
      ],
      settings: #"{"dayStartsAt":"04:00"}"#)
    diary.now = "2026-11-30T03:00:00+09:00"
    #expect(try notes("-n", "9", in: diary) == ["28th"])
  }

  @Test(
    "With nothing to give back it says how to keep something, and ends well",
    arguments: [
      [], [.entry("11-20", "a headache", mood: "bad")], [.entry("11-20", "no mood")],
      [.entry("11-30", "of today", mood: "best")], [.entry("12-24", "ahead", mood: "best")],
      [.entry("11-05", "drunk", mood: "best", event: "slip")],
    ] as [[SampleEntry]])
  func nothing(entries: [SampleEntry]) {
    let diary = Diary(entries)
    for (language, command) in [
      ("en", "soberlog add --mood good"), ("ja", "soberlog add --mood 良い"),
    ] {
      let call = diary.run("recall", "--lang", language)
      #expect(call.code == 0 && call.out.isEmpty && call.err.contains(command))
    }
    #expect(diary.run("recall", "--json").out == "[]\n")
    #expect(diary.run("recall", "--quiet").err.isEmpty)
  }

  @Test("Without a journal it says how one begins, and creates none")
  func noJournal() {
    let diary = Diary()
    #expect(diary.run("recall").err.contains("soberlog start begins one"))
    #expect(diary.run("recall", "--json").out == "[]\n")
    #expect(diary.journal.isEmpty)
  }

  @Test(
    "A number is at least 1, and there is nothing else to say", arguments: ["0", "-1", "x", ""])
  func numbers(number: String) {
    #expect(diary.run("recall", "-n", number).code == 64)
    #expect(diary.run("recall", "sea").code == 64)
    #expect(diary.run("recall", "-n", "9223372036854775807").code == 0)
  }

  @Test("A note of a good day reaches the terminal escaped")
  func escaping() {
    let diary = Diary([.entry("11-29", "\u{1B}[2J", mood: "best")])
    #expect(diary.run("recall").out.contains(#"\u{1B}[2J"#))
  }
}
