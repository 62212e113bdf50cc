import Testing

@testable import soberlog

/// `list`: which entries, in which order and form.
struct ListCommandTests {
  /// Entries of every kind.
  private static let entries: [SampleEntry] = [
    .entry("2025-11-30 08:00", "last year"),
    .entry("10-01 08:00", "began", event: "start"),
    .entry("10-31 23:59", "worst", mood: "worst"),
    .entry("11-01 00:00", "bad", mood: "bad"),
    .entry("11-22 23:59", "neutral", mood: "neutral"),
    .entry("11-23 00:00", "Walked along THE River", mood: "good", emoji: "🏔️"),
    .entry("11-29 12:00", "a glass", event: "slip"),
    .entry("11-30 09:14", "カフェ ＡＢＣ", mood: "best"),
    .entry("11-30 09:15", "strong", event: "urge"),
  ]

  @Test(
    "Filters keep the entries that they name",
    arguments: [
      (
        [],
        [
          "last year", "began", "worst", "bad", "neutral", "Walked along THE River", "a glass",
          "カフェ ＡＢＣ", "strong",
        ]
      ),
      (["--since", "7d"], ["Walked along THE River", "a glass", "カフェ ＡＢＣ", "strong"]),
      (["--since", "12h"], ["strong"]),
      (["--since", "monday"], ["カフェ ＡＢＣ", "strong"]),
      (["--until", "2026-10"], ["last year", "began", "worst"]),
      (["--until", "2025"], ["last year"]),
      (["--on", "2026-11-01"], ["bad"]),
      (["--on", "先月"], ["began", "worst"]),
      (["--on", "last week"], ["Walked along THE River", "a glass"]),
      (["--since", "2026-10-31", "--until", "2026-11-22"], ["worst", "bad", "neutral"]),
      (["--mood", "good"], ["Walked along THE River"]),
      (["--mood", "good,worst"], ["worst", "Walked along THE River"]),
      (["--mood", "neutral+"], ["neutral", "Walked along THE River", "カフェ ＡＢＣ"]),
      (["--mood", "悪い-"], ["worst", "bad"]),
      (["--mood", "none", "--since", "11月29日"], ["a glass", "strong"]),
      (["--event", "slip"], ["a glass"]), (["--event", "start"], ["began"]),
      (["--event", "urge"], ["strong"]),
      (["--emoji", "🏔"], ["Walked along THE River"]), (["--emoji", "🌋"], []),
      (["river", "WALKED"], ["Walked along THE River"]), (["river", "hill"], []),
      (["かふぇ", "abc"], ["カフェ ＡＢＣ"]), (["ａｂｃ　かふぇ"], ["カフェ ＡＢＣ"]), (["かふぇ　山"], []),
      (["--mood", "best", "--since", "today", "カフェ"], ["カフェ ＡＢＣ"]),
    ] as [([String], [String])])
  func filters(words: [String], notes: [String]) throws {
    let diary = Diary(ListCommandTests.entries)
    #expect(try diary.run(["list", "--json"] + words).entries().map(\.note) == notes)
  }

  @Test(
    "The limit keeps the last ones, and --reverse turns the order",
    arguments: [
      (["-n", "2"], ["カフェ ＡＢＣ", "strong"]), (["-n2", "--reverse"], ["strong", "カフェ ＡＢＣ"]),
      (["--limit", "0"], []), (["a", "-n", "0"], []), (["--mood", "bad-", "-n1"], ["bad"]),
      (
        ["-n", "99", "a", "--reverse"],
        [
          "カフェ ＡＢＣ", "a glass", "Walked along THE River", "neutral", "bad", "began", "last year",
        ]
      ),
      (["-n", "９", "--until", "2025"], ["last year"]),
    ] as [([String], [String])])
  func limits(words: [String], notes: [String]) throws {
    let diary = Diary(ListCommandTests.entries)
    #expect(try diary.run(["list", "--json"] + words).entries().map(\.note) == notes)
  }

  @Test(
    "Values that cannot be used are refused",
    arguments: [
      ["--limit", "many"], ["--limit", "1.5"], ["-n", "-1"], ["--limit", ""], ["-n", "+1"],
      ["-n", "99999999999999999999"], ["--mood", "great"], ["--mood", ""], ["--emoji", "x"],
      ["--event", "party"], ["--format", "yaml"], ["--since", "soon"], ["--since", ""],
      ["--on", "01/02"], ["--until", "2026-02-30"],
    ])
  func refused(words: [String]) {
    let call = Diary(ListCommandTests.entries).run(["list"] + words)
    #expect(call.code == 64)
    #expect(call.out.isEmpty)
  }

  @Test("Text, JSON and JSON lines of the same entries")
  func formats() {
    let diary = Diary([
      .entry("11-28 08:00", "two\nlines, \"good\"", mood: "good", emoji: "🏔️", event: "urge"),
      .entry(
        "11-28 20:00", more: #", "edited": "2026-11-29T00:00:00Z", "x": [1.0, {"y": null}]"#),
      .entry("11-30 07:00", "short", id: "phone-0001", mood: "worst", event: "hangover"),
    ])
    let transcript =
      diary.run("list").transcript + diary.run("list", "--json").transcript
      + diary.run("list", "--format", "jsonl").transcript
    expect(
      transcript,
      isText: #"""
        $ soberlog list
        Sat 28 Nov 2026
          08:00  e000000001  ●●●●○ good     urge · two
                                            lines, "good" 🏔️
          20:00  e000000002

        Mon 30 Nov 2026
          07:00  phone-0001  ●○○○○ worst    hangover · short
        $ soberlog list --json
        [
        {"at":"2026-11-28T08:00:00+09:00","day":"2026-11-28","id":"e000000001","mood":"good","emoji":"🏔️","event":"urge","note":"two\nlines, \"good\""},
        {"at":"2026-11-28T20:00:00+09:00","day":"2026-11-28","id":"e000000002","mood":"notSelected","emoji":null,"event":null,"note":"","edited":"2026-11-29T00:00:00Z","x":[1.0,{"y":null}]},
        {"at":"2026-11-30T07:00:00+09:00","day":"2026-11-30","id":"phone-0001","mood":"worst","emoji":null,"event":"hangover","note":"short"}
        ]
        $ soberlog list --format jsonl
        {"at":"2026-11-28T08:00:00+09:00","day":"2026-11-28","id":"e000000001","mood":"good","emoji":"🏔️","event":"urge","note":"two\nlines, \"good\""}
        {"at":"2026-11-28T20:00:00+09:00","day":"2026-11-28","id":"e000000002","mood":"notSelected","emoji":null,"event":null,"note":"","edited":"2026-11-29T00:00:00Z","x":[1.0,{"y":null}]}
        {"at":"2026-11-30T07:00:00+09:00","day":"2026-11-30","id":"phone-0001","mood":"worst","emoji":null,"event":"hangover","note":"short"}
        """#)
  }

  @Test("An emoji is found whether or not another program wrote its selector")
  func emojiWithoutSelector() throws {
    let diary = Diary([
      .entry("11-28", "bare", emoji: "❤"), .entry("11-29", "whole", emoji: "❤\u{FE0F}"),
      .entry("11-30", "other", emoji: "🍵"), .entry("11-30", "none"),
    ])
    for emoji in ["❤", "❤\u{FE0F}", ":red_heart:"] {
      #expect(try diary.notes("--emoji", emoji) == ["bare", "whole"])
    }
  }

  @Test("JSON lines stay lines whatever stands in the journal")
  func unknownFieldsOnOneLine() throws {
    let diary = Diary([.entry("11-28", "a", more: ",\n \"x\" : {\n \"y\" : [ 1,\n2 ]\n}")])
    let call = diary.run("list", "--format", "jsonl")
    #expect(call.lines.count == 1)
    #expect(call.out.hasSuffix(",\"x\":{\"y\":[1,2]}}\n"))
  }

  @Test("An unknown field in JSON hides nothing: what acts on a terminal is escaped")
  func unknownFieldsAreEscaped() {
    let diary = Diary([.entry("11-28", "a", more: ",\"x\u{9B}\":\"\u{202E}y\u{85}\"")])
    #expect(diary.run("list", "--json").out.contains(#""x\u009b":"\u202ey\u0085"}"#))
  }

  @Test(
    "Nothing to show is exit 0 with a word on standard error, and an empty result",
    arguments: [
      ([], ""), (["--json"], "[]\n"), (["--format", "jsonl"], ""), (["--quiet", "--json"], "[]\n"),
    ] as [([String], String)])
  func nothing(words: [String], output: String) {
    for diary in [Diary(), Diary([]), Diary([.entry("11-01", "x")])] {
      let call = diary.run(["list", "--since", "7d"] + words)
      #expect(call.code == 0)
      #expect(call.out == output)
      #expect(call.err.isEmpty == words.contains("--quiet"))
    }
  }

  @Test(
    "A period that ends before it begins is told from one without entries",
    arguments: [
      (["--since", "today", "--until", "yesterday"], true),
      (["--since", "12h", "--until", "09:00"], true),
      (["--since", "yesterday", "--until", "today"], false),
      (["--since", "09:00", "--until", "today"], false),
    ])
  func contraryBounds(words: [String], areContrary: Bool) {
    for command in ["list", "stats"] {
      let call = Diary([.entry("11-01", "x")]).run([command] + words)
      #expect(call.code == 0 && call.err.contains("--until is before --since") == areContrary)
    }
  }

  @Test("Of several tags all have to be there")
  func severalTags() throws {
    let diary = Diary([
      .entry("11-01", "#a"), .entry("11-02", "#b #a"), .entry("11-03", "#b"),
    ])
    let list = { try diary.run(["list", "--json"] + $0).entries().map(\.note) }
    #expect(try list(["--tag", "a", "--tag", "b"]) == ["#b #a"])
    #expect(try list(["--tag", "a", "--tag", "c"]) == [])
    #expect(try list(["--tag", "a"]) == ["#a", "#b #a"])
    #expect(diary.run("list", "--tag", "a", "--tag", "-").code == 64)
  }

  @Test("With a day that starts at 04:00, the night belongs to the day before")
  func dayStart() throws {
    let diary = Diary()
    diary.write(
      [
        .entry("11-29 03:59", "28th"), .entry("11-30 03:59", "29th"), .entry("11-30 04:00", "30th"),
      ],
      settings: #"{"dayStartsAt":"04:00"}"#)
    #expect(try diary.notes("--on", "2026-11-29") == ["29th"])
    #expect(try diary.notes("--since", "today") == ["30th"])
    #expect(try diary.entries().map(\.day) == ["2026-11-28", "2026-11-29", "2026-11-30"])
    diary.now = "2026-12-01T03:00:00+09:00"
    #expect(try diary.notes("--on", "today") == ["30th"])
  }

  @Test("A journal that is pretty-printed and unsorted is listed in order")
  func unsorted() throws {
    let diary = Diary()
    diary.write(
      """
      {
        "entries": [
          {"id": "b", "note": "second", "at": "2026-11-30T08:00:00+09:00"},
          {
            "note": "first", "id": "a",
            "at": "2026-11-29T23:00:00Z"
          }
        ],
        "soberlog": 1
      }
      """)
    #expect(try diary.entries().map(\.id) == ["a", "b"])
  }
}
