import Testing

@testable import SoberlogCore

/// What counts as one emoji, and how it is stored.
struct EmojiSanitizerTests {
  @Test("Every form in Unicode's list becomes its fully-qualified form")
  func listedFormsAreQualified() {
    var forms = 0
    for line in EmojiTestLines.emoji.split(separator: "\n") {
      let group = line.split(separator: ";").map(text(codePoints:))
      for form in group {
        forms += 1
        #expect(form.count == 1, "\(line)")
        #expect(
          form.first.flatMap(EmojiSanitizer.qualified).map(scalars) == scalars(group[0]), "\(line)")
      }
    }
    #expect(forms == 5_216)
  }

  @Test("The table holds exactly the fully-qualified forms, sorted")
  func tableIsComplete() {
    let listed = EmojiTestLines.emoji.split(separator: "\n").map { line in
      Array(text(codePoints: line.prefix { $0 != ";" }).utf8)
    }
    let table = EmojiTable.forms.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
    #expect(table.count == 3_944)
    #expect(table == listed.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test("A component is no emoji")
  func componentsAreRefused() {
    let components = EmojiTestLines.components.split(separator: "\n")
    #expect(components.count == 9)
    for component in components {
      #expect(EmojiSanitizer.lastEmoji(in: text(codePoints: component)) == nil, "\(component)")
    }
  }

  @Test(
    "The table has no entry between, before, after or across its lines",
    arguments: ["", "\n", "#", "#️", "😀\n😁", "😀\n", "\n😀", "😀😀", "\u{10FFFF}", " "])
  func lookUpIsExact(absent: String) {
    let isFound = EmojiSanitizer.isQualified(absent.utf8.span)
    #expect(!isFound)
  }

  @Test(
    "Selectors that are missing are added, superfluous ones dropped",
    arguments: [
      ("❤", "❤️"), ("☝\u{FE0F}🏿", "☝🏿"), ("☝🏿\u{FE0F}", "☝🏿"), ("😀\u{FE0F}", "😀"),
      ("❤\u{FE0F}\u{FE0F}", "❤️"), ("1\u{20E3}", "1️⃣"), ("#\u{20E3}\u{FE0F}", "#️⃣"),
      ("🏳\u{200D}🌈", "🏳️‍🌈"), ("🚶\u{200D}♀\u{200D}➡", "🚶‍♀️‍➡️"), ("⌚\u{FE0F}", "⌚"),
    ])
  func selectorsAreNormalised(given: String, stored: String) {
    #expect(EmojiSanitizer.lastEmoji(in: given).map(scalars) == scalars(stored))
  }

  @Test(
    "The emoji typed last wins, and other text is dropped",
    arguments: [
      ("🌱🏔️", "🏔️"), ("😀😃😄", "😄"), ("a😀b", "😀"), (" 🌱 ", "🌱"), ("山に登る⛰🎉!", "🎉"),
      ("👍👍🏽", "👍🏽"), ("1️⃣12", "1️⃣"), ("🇯🇵🇺🇦", "🇺🇦"), ("🇯🇵🇺🇦🇯", "🇺🇦"), ("🌱1", "🌱"),
      ("🌱😀\u{301}", "🌱"), ("😀\r\n", "😀"),
    ])
  func lastEmojiWins(given: String, stored: String) {
    #expect(EmojiSanitizer.lastEmoji(in: given).map(scalars) == scalars(stored))
  }

  @Test(
    "Text without an emoji has none",
    arguments: [
      "", " ", "hello", "a", "山", "é", "1", "#", "*", "12", "♪", "→", "\r\n", "\0", "Ａ", "１",
      "1\u{301}", "#\u{301}", "*\u{20DD}", "a\u{20E3}", "1\u{FE0F}", "\u{20E3}", "\u{200D}",
      "\u{FE0F}",
    ])
  func textIsRefused(text: String) {
    #expect(EmojiSanitizer.lastEmoji(in: text) == nil)
  }

  @Test(
    "An explicit text style is respected",
    arguments: [
      "㊗\u{FE0E}", "❤\u{FE0E}", "⌚\u{FE0E}", "😀\u{FE0E}", "1\u{FE0E}\u{20E3}", "❤️\u{FE0E}",
    ])
  func textStyleIsRefused(text: String) {
    #expect(EmojiSanitizer.lastEmoji(in: text) == nil)
  }

  @Test(
    "A sequence that is not in the list is refused",
    arguments: [
      "🏔🏽", "🏔️🏽", "😀🏽", "\u{1F1EF}", "\u{1F1E6}\u{1F1E6}", "😀\u{200D}😀", "👍\u{200D}🏔", "😀\u{200D}",
      "👍🏽🏽", "🏴\(tags("gbeng"))", "🏴\(tags("zzzzz"))\u{E007F}", "🏴\u{E007F}", "😀\(tags("secret"))",
      "😀\(tags("gbeng"))\u{E007F}", "1️⃣🏽", "🦰", "\u{1FAF9}",
    ])
  func unlistedSequencesAreRefused(text: String) {
    #expect(EmojiSanitizer.lastEmoji(in: text) == nil)
  }

  @Test(
    "An emoji that carries marks or invisible characters is refused",
    arguments: [
      "\u{301}", "\u{34F}", "\u{FE01}", "\u{FE00}", "\u{E0101}", "\u{20DD}", "\u{20E3}", "\u{200C}",
      "\u{200D}", "\u{E0041}", "\u{3099}", "\u{FE0F}\u{301}", "\u{301}\u{FE0F}",
    ])
  func hiddenBytesAreRefused(mark: String) {
    for emoji in ["😀", "❤️", "👍🏽", "🇯🇵", "👨‍👩‍👧"] {
      #expect(EmojiSanitizer.lastEmoji(in: emoji + mark) == nil, "\(emoji)")
    }
  }

  @Test(
    "A long grapheme cluster and a long run of lone regional indicators are refused like short ones"
  )
  func longInputIsRead() {
    #expect(EmojiSanitizer.lastEmoji(in: "😀" + String(repeating: "\u{301}", count: 100_000)) == nil)
    #expect(EmojiSanitizer.lastEmoji(in: String(repeating: "\u{1F1E6}", count: 20_000)) == nil)
  }

  /// The tag characters that spell a word of ASCII.
  private static func tags(_ word: String) -> String {
    text(word.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) })
  }

  /// A text of these scalars.
  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// The text that code points spell, in hexadecimal with blanks between them.
  private func text(codePoints: Substring) -> String {
    Self.text(
      codePoints.split(separator: " ").compactMap { UInt32($0, radix: 16) }
        .compactMap(Unicode.Scalar.init))
  }

  /// The scalars of a text, since texts compare by canonical equivalence.
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(text.unicodeScalars)
  }
}
