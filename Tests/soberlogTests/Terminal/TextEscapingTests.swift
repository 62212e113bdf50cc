import Testing

@testable import SoberlogCore
@testable import soberlog

/// What of a text is shown escaped.
struct TextEscapingTests {
  @Test(
    "A text that hides nothing is shown as it is",
    arguments: [
      "", "walked home ~", "高尾山に登った。", "e\u{301} がガ か\u{3099}", "café", "😀 ❤️ ☝🏿 🇯🇵 #️⃣ 👨‍👩‍👧‍👦 🏳️‍🌈",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "㊗\u{FE0E}", "葛\u{E0100}城",
      "नी क्ष क्\u{200D}ष",
      "\u{1FAF9}", "\u{1FAF9}\u{200D}♂\u{FE0F}", "\u{3000}\u{A0}", "\u{600}1", "\u{E000}",
      "\\u{1B}",
    ])
  func harmlessTextIsKept(text: String) {
    expect(escapedForTerminal(text, keepingNewlines: false), text)
    expect(escapedForTerminal(text, keepingNewlines: true), text)
  }

  @Test("Every emoji is shown as it is, in a text and in its own place")
  func emojiAreKept() {
    let presentation = Presentation(language: .english, colored: false)
    for emoji in EmojiTable.forms.split(separator: "\n").map(String.init) {
      expect(escapedForTerminal(emoji, keepingNewlines: false), emoji)
      var bytes: [UInt8] = []
      presentation.append(emoji: emoji.utf8.span, to: &bytes)
      expect(String(decoding: bytes, as: UTF8.self), emoji)
    }
  }

  @Test("Every control character is escaped", arguments: Array(0...0x1F) + Array(0x7F...0x9F))
  func controlsAreEscaped(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let name = "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    expect(escapedForTerminal("a\(scalar)b", keepingNewlines: false), "a\(name)b")
    let isLayout = scalar == "\n" || scalar == "\t"
    expect(
      escapedForTerminal("a\(scalar)b", keepingNewlines: true),
      isLayout ? "a\(scalar)b" : "a\(name)b")
  }

  @Test(
    "What a terminal reorders or does not show is escaped",
    arguments: [
      0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
      0x2028, 0x2029, 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D,
      0x2060, 0x2064, 0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0x1D173, 0xE0001, 0xE0020,
      0xE0041, 0xE007F, 0xE0100, 0xE0FFF,
    ] as [UInt32])
  func hiddenCharactersAreEscaped(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let name = "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    for keepingNewlines in [true, false] {
      expect(
        escapedForTerminal("a\(scalar)b", keepingNewlines: keepingNewlines), "a\(name)b")
      expect(escapedForTerminal("\(scalar)", keepingNewlines: keepingNewlines), name)
    }
  }

  @Test(
    "Joiners, selectors and tags are escaped where they do nothing that is seen",
    arguments: [
      ("😀\u{200D}", "😀\\u{200D}"), ("😀\u{200D}\u{301}", "😀\\u{200D}\u{301}"),
      ("😀\u{200D}a", "😀\\u{200D}a"), ("\u{200D}😀", "\\u{200D}😀"), ("\u{FE0F}", "\\u{FE0F}"),
      (" \u{FE0F}", " \\u{FE0F}"), ("❤️\u{FE0F}", "❤️\\u{FE0F}"),
      ("😀\u{FE01}\u{FE02}", "😀\u{FE01}\\u{FE02}"),
      ("😀\u{E0101}", "😀\\u{E0101}"), ("葛\u{E0100}\u{E0101}", "葛\u{E0100}\\u{E0101}"),
      ("😀\u{E0041}\u{E007F}", "😀\\u{E0041}\\u{E007F}"),
      ("🏴\u{E0067}\u{E0062}", "🏴\\u{E0067}\\u{E0062}"),
      ("🏴\u{E0075}\u{E0073}\u{E007F}", "🏴\\u{E0075}\\u{E0073}\\u{E007F}"),
    ])
  func uselessFormatIsEscaped(text: String, shown: String) {
    expect(escapedForTerminal(text, keepingNewlines: false), shown)
  }

  @Test(
    "Newlines and tabs of notes are kept, a carriage return only as part of a newline",
    arguments: [
      ("a\nb\tc\n", "a\nb\tc\n", "a\\u{A}b\\u{9}c\\u{A}"), ("a\r\nb", "a\nb", "a\\u{D}\\u{A}b"),
      ("a\rb", "a\\u{D}b", "a\\u{D}b"), ("\r\r\n\r", "\\u{D}\n\\u{D}", "\\u{D}\\u{D}\\u{A}\\u{D}"),
      ("\u{1B}[31m\n", "\\u{1B}[31m\n", "\\u{1B}[31m\\u{A}"),
    ])
  func newlinesAreKeptWhenAsked(text: String, kept: String, escaped: String) {
    expect(escapedForTerminal(text, keepingNewlines: true), kept)
    expect(escapedForTerminal(text, keepingNewlines: false), escaped)
  }

  @Test("A grapheme cluster of very many tags is escaped like a short one")
  func longClustersAreEscaped() {
    let tags = String(repeating: "\u{E0041}", count: 100_000)
    let shown = escapedForTerminal("😀" + tags, keepingNewlines: false)
    #expect(shown == "😀" + String(repeating: "\\u{E0041}", count: 100_000))
  }

  @Test("No scalar that is shown escaped is left in the result, whatever stands beside it")
  func resultHidesNothing() {
    let parts = [
      "a", "😀", "\u{200D}", "\u{FE0F}", "\u{E0041}", "\u{202E}", "\r", "\n", "\u{1B}", "\u{301}",
    ]
    for first in parts {
      for second in parts {
        for third in parts {
          let shown = escapedForTerminal(first + second + third, keepingNewlines: false)
          let left = shown.unicodeScalars.filter {
            $0.properties.generalCategory == .control || $0 == "\u{202E}" || $0 == "\u{E0041}"
          }
          #expect(left.isEmpty, "\(shown)")
          expect(escapedForTerminal(shown, keepingNewlines: false), shown)
        }
      }
    }
  }

  @Test("A text is shown alike whether or not it is ordinary at first sight")
  func firstSight() {
    let parts = [
      "1", " ", "\n", "あ", "😀", "🏻", "🏳", "♂", "❤", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{7F}",
    ]
    for number in 0..<parts.count * parts.count * parts.count * parts.count {
      var text = ""
      var rest = number
      for _ in 0..<4 {
        text += parts[rest % parts.count]
        rest /= parts.count
      }
      // No letter with an accent is ordinary.
      let shown = escapedForTerminal(text + " é", keepingNewlines: true)
      expect(escapedForTerminal(text, keepingNewlines: true) + " é", shown)
      // Where words of eight bytes begin elsewhere.
      expect(
        escapedForTerminal("12345 " + text, keepingNewlines: true) + " é", "12345 " + shown)
    }
  }

  /// Expects the same scalars, since texts compare by canonical equivalence.
  private func expect(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Array(text.unicodeScalars) == Array(expected.unicodeScalars), sourceLocation: sourceLocation)
  }
}
