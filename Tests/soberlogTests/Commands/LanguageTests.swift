import Testing

@testable import soberlog

/// Which language is chosen, and what it changes.
struct LanguageTests {
  /// A journal without Japanese in it.
  private let diary = Diary([
    .start("11-01"), .slip("11-10"), .entry("11-29", "walked", mood: "good"),
  ])

  @Test(
    "The first setting that is not empty chooses the language",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], [], true), (["LANG": "ja"], [], true), (["LANG": "JA"], [], true),
      (["LANG": "en_US.UTF-8"], [], false), (["LANG": "C"], [], false), ([:], [], false),
      (["LC_MESSAGES": "ja_JP.UTF-8"], [], true),
      (["LC_MESSAGES": "en_US", "LANG": "ja_JP"], [], false),
      (["LC_ALL": "ja_JP", "LC_MESSAGES": "en_US"], [], true),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP"], [], true),
      (["SOBERLOG_LANG": "ja", "LC_ALL": "en_US"], [], true),
      (["SOBERLOG_LANG": "en", "LC_ALL": "ja_JP"], [], false),
      (["SOBERLOG_LANG": "", "LANG": "ja_JP"], [], true),
      (["SOBERLOG_LANG": "en"], ["--lang", "ja"], true),
      (["SOBERLOG_LANG": "ja"], ["--lang=en"], false),
      (["LANG": "ja"], ["--lang", "ja", "--lang", "en"], false),
    ] as [([String: String], [String], Bool)])
  func choice(variables: [String: String], words: [String], isJapanese: Bool) {
    let home = diary.home
    diary.variables = variables
    diary.variables["HOME"] = home
    #expect(diary.run(["streak"] + words).out.hasJapanese == isJapanese)
    #expect(diary.run(words + ["streak"]).out.hasJapanese == isJapanese)
    #expect(diary.run(["show", "zzzz"] + words).err.hasJapanese == isJapanese)
    #expect(diary.run(words + ["nonsense"]).err.hasJapanese == isJapanese)
  }

  @Test("Another language than these two is refused", arguments: ["fr", "EN", "", "ja_JP"])
  func unknownLanguage(language: String) {
    #expect(diary.run("streak", "--lang", language).code == 64)
  }

  @Test(
    "English texts hold no Japanese",
    arguments: [
      ["list"], ["show", "@1"], ["streak", "--history"], ["undo", "--list"],
      ["settings", "dayStartsAt"], [],
      ["slip"],
    ])
  func english(words: [String]) {
    let call = diary.run(words)
    #expect(!call.out.isEmpty)
    #expect(!call.out.hasJapanese, "\(call.out)")
    #expect(
      diary.run(words + ["--lang", "ja"]).out != call.out || words == ["settings", "dayStartsAt"])
  }

  @Test(
    "Machine output is the same in every language",
    arguments: [
      ["list", "--json"], ["list", "--format", "jsonl"], ["show", "@1", "--json"],
      ["streak", "--json"],
      ["streak", "--json", "--history"], ["streak", "--days"], ["path"],
      ["settings", "startCountsAs"],
    ])
  func machineOutput(words: [String]) {
    let english = diary.run(words + ["--lang", "en", "--color", "always"])
    #expect(english.code == 0 && !english.out.contains("\u{1B}"))
    #expect(diary.run(words + ["--lang", "ja"]).out == english.out)
  }
}
