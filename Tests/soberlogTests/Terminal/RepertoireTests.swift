import SoberlogCore
import Testing

@testable import soberlog

/// Which characters the output has, and what stands for those that cannot be shown.
struct RepertoireTests {
  @Test(
    "The locale and the terminal decide whether emoji can be shown",
    arguments: [
      ([:], false, .unicode), (["LANG": "C"], false, .unicode), (["LANG": "POSIX"], true, .unicode),
      (["LANG": "ja_JP.UTF-8"], true, .unicode), (["LANG": "en_US.utf8"], true, .unicode),
      (["LANG": "ja_JP"], true, .unicode), (["LANG": ""], false, .unicode),
      (["LANG": "ja_JP.eucJP"], false, .withoutEmoji),
      (["LANG": "ja_JP.SJIS"], true, .withoutEmoji),
      (["LANG": "de_DE.ISO-8859-15@euro"], false, .withoutEmoji),
      (["LANG": "de_DE.UTF-8@euro"], false, .unicode),
      (["LC_ALL": "C.UTF-8", "LANG": "ja_JP.eucJP"], false, .unicode),
      (["LC_CTYPE": "ja_JP.eucJP", "LANG": "ja_JP.UTF-8"], false, .withoutEmoji),
      (["LC_ALL": "", "LC_CTYPE": "ja_JP.eucJP"], false, .withoutEmoji),
      (["LC_MESSAGES": "ja_JP.eucJP"], false, .unicode),
      (["TERM": "linux"], true, .withoutEmoji), (["TERM": "dumb"], true, .withoutEmoji),
      (["TERM": "linux"], false, .unicode), (["TERM": "dumb"], false, .unicode),
      (["TERM": "xterm-256color"], true, .unicode),
    ] as [([String: String], Bool, Repertoire)])
  func choice(variables: [String: String], isTerminal: Bool, expected: Repertoire) {
    let world = world([], variables, isTerminal: isTerminal)
    #expect(world.repertoire(isASCII: false) == expected)
    #expect(world.repertoire(isASCII: true) == .ascii)
  }

  @Test(
    "Messages are in ASCII when the arguments ask for it, even if they cannot be read",
    arguments: [
      (["--ascii"], true), (["list", "--asci", "--ascii"], true),
      (["add", "--", "--ascii"], false),
      (["list"], false), ([], false),
    ])
  func askingForASCII(arguments: [String], expected: Bool) {
    #expect(world(arguments, [:], isTerminal: false).asksForASCII == expected)
  }

  @Test(
    "The program's own signs have ASCII forms, and emoji have names",
    arguments: [
      ("1 week sober! 🎉", "1 week sober! :party_popper:", "1 week sober! :party_popper:"),
      ("●●●●○ good", "●●●●○ good", "****. good"), ("a · b – c …", "a · b – c …", "a | b - c ..."),
      ("“a” ’", "“a” ’", "\"a\" '"),
      ("断酒1週間達成! 🎉", "断酒1週間達成! :party_popper:", "断酒1週間達成! :party_popper:"),
      ("", "", ""),
    ])
  func ownText(text: String, withoutEmoji: String, ascii: String) {
    #expect(presentation(.unicode).shown(own: text) == text)
    #expect(presentation(.withoutEmoji).shown(own: text) == withoutEmoji)
    #expect(presentation(.ascii).shown(own: text) == ascii)
  }

  @Test(
    "An emoji is shown by its name in the output's language, in ASCII by its English one",
    arguments: [
      ("⛰️", ":mountain:", ":山:", ":mountain:"), ("❤", ":red_heart:", ":赤いハート:", ":red_heart:"),
      ("🪅", ":piñata:", ":ピニャータ:", ":pinata:"),
      ("\u{1FAF9}", ":U+1FAF9:", ":U+1FAF9:", ":U+1FAF9:"),
      (
        "😀\u{200D}😀", ":U+1F600_U+200D_U+1F600:", ":U+1F600_U+200D_U+1F600:",
        ":U+1F600_U+200D_U+1F600:"
      ),
      ("😀⛰️", ":grinning_face::mountain:", ":にっこり笑う::山:", ":grinning_face::mountain:"),
      ("a", "a", "a", "a"),
    ])
  func emojiOfEntries(emoji: String, english: String, japanese: String, ascii: String) {
    #expect(presentation(.unicode).shown(emoji: emoji) == emoji)
    #expect(presentation(.withoutEmoji).shown(emoji: emoji) == english)
    #expect(presentation(.withoutEmoji, .japanese).shown(emoji: emoji) == japanese)
    #expect(presentation(.ascii).shown(emoji: emoji) == ascii)
    #expect(presentation(.ascii, .japanese).shown(emoji: emoji) == ascii)
  }

  @Test(
    "What would act on a terminal is escaped in every repertoire",
    arguments: [Repertoire.unicode, .withoutEmoji, .ascii])
  func escaping(repertoire: Repertoire) {
    #expect(presentation(repertoire).shown(emoji: "\u{1B}[2J") == "\\u{1B}[2J")
  }

  @Test(
    "A quotation has ASCII marks, and the words of the person stay as they are",
    arguments: [
      ("a “b” …", "“a “b” …”", "\"a “b” …\"", "「a “b” …」"),
      ("01234567890", "“012345678…”", "\"012345678...\"", "「012345678…」"),
    ])
  func quotations(text: String, unicode: String, ascii: String, japanese: String) {
    #expect(Repertoire.unicode.quoted(text, upToWidth: 10, in: .english) == unicode)
    #expect(Repertoire.ascii.quoted(text, upToWidth: 10, in: .english) == ascii)
    #expect(Repertoire.ascii.quoted(text, upToWidth: 10, in: .japanese) == japanese)
  }

  @Test("A message has ASCII marks only where that was asked for")
  func messages() {
    #expect(Repertoire.unicode.shown(message: "no “a…”") == "no “a…”")
    #expect(Repertoire.ascii.shown(message: "no “a…” – b 🎉") == "no \"a...\" – b 🎉")
  }

  @Test("An entry is drawn with names for its emoji, and its note as it is")
  func entries() throws {
    let entry = JournalEntry(
      id: try #require(EntryID("k3f9q2m7xa")),
      at: try LocalTimestamp(rfc3339: "2026-11-30T09:00:00Z"),
      mood: .good, emoji: "⛰️", event: .start, note: "a · b 🎉")
    var drawn: [UInt8] = []
    for repertoire in [Repertoire.unicode, .withoutEmoji, .ascii] {
      EntryDrawing(presentation: presentation(repertoire))
        .append(entry, at: entry.at, mood: entry.mood, to: &drawn)
    }
    #expect(
      String(decoding: drawn, as: UTF8.self) == """
          09:00  k3f9q2m7xa  ●●●●○ good     start · a · b 🎉 ⛰️
          09:00  k3f9q2m7xa  ●●●●○ good     start · a · b 🎉 :mountain:
          09:00  k3f9q2m7xa  ****. good     start | a · b 🎉 :mountain:

        """)
  }

  @Test("Rows break between their parts with ASCII, too")
  func rows() {
    var presentation = presentation(.ascii)
    presentation.width = 20
    let rows = [LabeledRow(label: "Next", value: "10 days · Thu · 2026")]
    #expect(
      RowDrawing(presentation: presentation).lines(own: rows) == [
        "Next  10 days | Thu", "      2026",
      ])
  }

  @Test("Help pages have no ornaments and no emoji with ASCII")
  func helpPages() {
    let help = HelpPage(presentation: presentation(.ascii))
    let pages =
      [help.overview()] + CommandName.allCases.map { help.page(for: $0) }
      + HelpTopic.allCases.map { help.page(for: $0) }
    for page in pages {
      #expect(!page.contains { "●○·–…“”’".contains($0) || EmojiSanitizer.qualified($0) != nil })
    }
  }

  /// How text is drawn, where nothing is wrapped.
  private func presentation(
    _ repertoire: Repertoire, _ language: Language = .english
  ) -> Presentation {
    Presentation(language: language, width: nil, colored: false, repertoire: repertoire)
  }

  /// A world with arguments and variables.
  private func world(
    _ arguments: [String], _ variables: [String: String], isTerminal: Bool
  ) -> World {
    World(
      arguments: arguments.map { Array($0.utf8) },
      variable: { variables[$0].map { Array($0.utf8) } }, now: { 0 },
      zone: .fixed(offsetMinutes: 0),
      terminal: isTerminal ? TerminalSize(columns: 80, rows: 24) : nil, randomBits: { 0 },
      readInput: { _ in [] }, askLine: nil, writeOutput: { _ in }, writeError: { _ in },
      runProgram: { _, _, _ in .exited(code: 127) })
  }
}
