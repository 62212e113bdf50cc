import SoberlogCore
import Testing

@testable import soberlog

/// The value of `--emoji`.
struct EmojiArgumentTests {
  @Test(
    "It is an emoji, or a name between colons",
    arguments: [
      ("⛰", "⛰️"), ("山に登る⛰🎉!", "🎉"), (":mountain:", "⛰️"), (":red_heart:", "❤️"),
      (":red heart:", "❤️"), (":赤いハート:", "❤️"), ("：赤いハート：", "❤️"), (":flag: Japan:", "🇯🇵"),
      (":🎉:", "🎉"), (":タコ:", "🐙"),
    ])
  func reading(text: String, emoji: String) throws {
    #expect(try EmojiArgument.emoji(in: text) == emoji)
  }

  @Test("What an emoji is shown as names it", arguments: ["❤️", "👍🏽", "🇨🇮", "㊗️", "👞", "👨‍👩‍👧", "🪅"])
  func shortcodes(emoji: Character) throws {
    let names = try #require(EmojiCatalog.names(of: emoji))
    let codes = [
      names.shortcode(in: .english), names.asciiShortcode, names.shortcode(in: .japanese),
    ]
    for code in codes {
      #expect(try EmojiArgument.emoji(in: code) == String(emoji), "\(code)")
    }
  }

  @Test(
    "Other text is no emoji", arguments: ["mountain", ":mountain", "mountain:", ":", "", "1", "山"])
  func otherText(text: String) {
    #expect(throws: ValueError.notAnEmoji) { try EmojiArgument.emoji(in: text) }
  }

  @Test(
    "A name that no emoji has is answered with near ones, in the language that was typed",
    arguments: [
      (":mountian:", [":mountain:"]), (":octopuss:", [":octopus:"]),
      (":beer:", [":deer:", ":beer_mug:", ":clinking_beer_mugs:"]), (":tada:", [":party_popper:"]),
      (":赤いはあと:", [":赤いハート:"]), (":no_such_name:", []), ("::", []),
    ] as [(String, [String])])
  func nearNames(text: String, near: [String]) {
    #expect(throws: ValueError.notAnEmojiName(near: near)) { try EmojiArgument.emoji(in: text) }
  }

  @Test("A name that several emoji have is answered with all of them")
  func sharedName() {
    #expect(throws: ValueError.ambiguousEmojiName(choices: [":octopus:", ":kite:"])) {
      try EmojiArgument.emoji(in: ":ﾀｺ:")
    }
  }

  @Test("Every error has a text in both languages", arguments: Language.allCases)
  func texts(language: Language) {
    let texts = ValueTexts(language: language)
    let errors: [ValueError] = [
      .notAnEmojiName(near: []), .notAnEmojiName(near: [":a:"]),
      .notAnEmojiName(near: [":a:", ":b:"]),
      .ambiguousEmojiName(choices: [":a:", ":b:"]),
    ]
    #expect(Set(errors.map(texts.reason)).count == errors.count)
    #expect(texts.reason(errors[2]).contains(":b:"))
    #expect(texts.reason(errors[3]).contains(":b:"))
  }
}
