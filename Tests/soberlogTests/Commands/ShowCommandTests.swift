import Testing

@testable import soberlog

/// `show`, and how entries are named.
struct ShowCommandTests {
  /// Three entries whose identifiers begin alike.
  private let diary = Diary([
    .entry("11-28", "one", id: "abcd"), .entry("11-29", "two", id: "abce"),
    .entry("11-30", "three", id: "abc"),
  ])

  @Test(
    "An id is a whole one, a beginning that is the only one, or a place from the end",
    arguments: [
      ("abcd", "one"), ("abce", "two"), ("abc", "three"), ("@1", "three"), ("@3", "one"),
      ("＠１", "three"), ("@３", "one"),
    ])
  func ids(text: String, note: String) throws {
    #expect(try diary.run("show", "--json", text).entries().map(\.note) == [note])
  }

  @Test("Several entries come in the order they were asked for, each once")
  func several() throws {
    let call = diary.run("show", "--json", "@1", "abcd", "abc", "@2")
    #expect(try call.entries().map(\.note) == ["three", "one", "two"])
  }

  @Test(
    "An id that means no entry is exit 1, one that means several is exit 64",
    arguments: [
      ("zzzz", 1), ("@4", 1), ("@0", 1), ("@", 1), ("@-1", 1), ("", 1), ("abcde", 1), ("ABC", 1),
      ("ab", 64), ("a", 64), ("@99999999999999999999", 1),
    ] as [(String, Int32)])
  func noEntry(text: String, code: Int32) {
    let call = diary.run("show", "@1", text)
    #expect(call.code == code)
    #expect(call.out.isEmpty)
  }

  @Test("All that is known of an entry is shown")
  func text() {
    let diary = Diary()
    diary.write(
      [
        .entry(
          "11-29 01:30", "first line\n\n\tsecond line  \nthird", id: "aaaa", mood: "good",
          emoji: "🏔️", event: "slip",
          more: #","edited":"2026-11-30T00:00:00Z","place":{"lat":35.6}"#),
        .entry("11-30", id: "bbbb"),
      ], settings: #"{"dayStartsAt":"04:00"}"#)
    expect(
      diary.run("show", "aaaa", "bbbb").transcript
        + diary.run("show", "aaaa", "--lang", "ja").transcript
        + diary.run("show", "aa", "bb", "--json").transcript
        + diary.run("show").transcript + diary.run("show", "cc").transcript
        + Diary([.entry("11-29", id: "ab1"), .entry("11-29", id: "ab2")]).run("show", "a")
        .transcript,
      isText: #"""
        $ soberlog show aaaa bbbb
        id       aaaa
        When     Sun 29 Nov 2026 01:30
        Day      Sat 28 Nov 2026
        Mood     ●●●●○ good
        Event    slip
        Emoji    🏔️
        Changed  Mon 30 Nov 2026 00:00 UTC
        place    {"lat":35.6}

        first line

        	second line
        third

        id    bbbb
        When  Mon 30 Nov 2026 12:00
        $ soberlog show aaaa --lang ja
        id      aaaa
        日時    2026年11月29日(日) 01:30
        日      2026年11月28日(土)
        気分    ●●●●○ 良い
        出来事  飲んだ日
        絵文字  🏔️
        変更    2026年11月30日(月) 00:00 UTC
        place   {"lat":35.6}

        first line

        	second line
        third
        $ soberlog show aa bb --json
        [
        {"at":"2026-11-29T01:30:00+09:00","day":"2026-11-28","id":"aaaa","mood":"good","emoji":"🏔️","event":"slip","note":"first line\n\n\tsecond line  \nthird","edited":"2026-11-30T00:00:00Z","place":{"lat":35.6}},
        {"at":"2026-11-30T12:00:00+09:00","day":"2026-11-30","id":"bbbb","mood":"notSelected","emoji":null,"event":null,"note":""}
        ]
        $ soberlog show
        soberlog: show needs ID; see soberlog show --help
        [64]
        $ soberlog show cc
        soberlog: no entry has the id “cc”; soberlog list shows the ids
        [1]
        $ soberlog show a
        soberlog: “a” is the beginning of several ids: ab1, ab2
        [64]
        """#)
  }
}
