import Testing

@testable import SoberlogCore

/// The names of emoji, and how emoji are found by them.
struct EmojiCatalogTests {
  @Test("The catalog has exactly the emoji of Unicode's list, in its order")
  func catalogIsComplete() {
    let listed = EmojiTestLines.emoji.split(separator: "\n").map { line in
      line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    }
    #expect(EmojiCatalog.all.map { $0.emoji.unicodeScalars.map(\.value) } == listed)
  }

  @Test("Every emoji has a name in each language, in one piece and without colons around it")
  func namesAreClean() {
    for names in EmojiCatalog.all {
      for name in [names.english, names.japanese] {
        #expect(!name.isEmpty && name.first != ":" && name.last != ":", "\(names)")
        #expect(!name.contains("_") && !name.contains(";"), "\(names)")
        #expect(name.first != " " && name.last != " " && !name.contains("  "), "\(names)")
      }
    }
  }

  @Test("No two emoji have the same short code in ASCII, and each is ASCII")
  func asciiShortcodesAreUnique() {
    let codes = EmojiCatalog.all.map(\.asciiShortcode)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "?") })
    }
  }

  @Test(
    "An emoji has its names in whatever form it is written",
    arguments: [
      ("⛰️", "mountain", "山"), ("⛰", "mountain", "山"), ("❤", "red heart", "赤いハート"),
      ("🏔️", "snow-capped mountain", "雪山"), ("👍🏽", "thumbs up: medium skin tone", "サムズアップ: 中間の肌色"),
      ("🇯🇵", "flag: Japan", "旗: 日本"), ("1️⃣", "keycap: 1", "囲み数字: 1"),
      ("🪾", "leafless tree", "枯れ木"), ("🚶‍➡️", "person walking facing right", "歩く人: 右向き"),
    ])
  func namesOfEmoji(emoji: Character, english: String, japanese: String) {
    #expect(EmojiCatalog.names(of: emoji)?.english == english)
    #expect(EmojiCatalog.names(of: emoji)?.japanese == japanese)
  }

  @Test("What is no emoji has no names", arguments: ["a", "1", "山", "\u{1F3FD}", "\u{1FAF9}"])
  func namesOfOthers(character: Character) {
    #expect(EmojiCatalog.names(of: character) == nil)
  }

  @Test(
    "Names and keywords are found in both languages, whatever their case, width and kana",
    arguments: [
      (["mountain"], "🏔️"), (["MOUNTAIN"], "🏔️"), (["ｍｏｕｎｔａｉｎ"], "🏔️"), (["山"], "🗻"), (["ヤマ"], nil),
      (["赤いハート"], "❤️"), (["赤いはーと"], "❤️"), (["赤いﾊｰﾄ"], "❤️"), (["びーる"], "🍺"), (["ﾋﾞｰﾙ"], "🍺"),
      (["ヒ\u{3099}ール"], "🍺"), (["red", "heart"], "❤️"), (["heart", "red"], "❤️"),
      (["red heart"], "❤️"),
      (["雪", "山"], "🏔️"), (["mountain", "雪"], "🏔️"), (["mountain", "volcano"], "🌋"),
      (["mountain", "beer"], nil), (["tada"], "🎉"), (["+1"], "👍"), (["pinata"], "🪅"),
      (["pin\u{303}ata"], "🪅"), (["o’clock"], "🕐"), (["o'clock"], "🕐"),
      ([":snow-capped_mountain:"], "🏔️"),
      ([], nil), ([""], nil), ([" "], nil), ([":"], nil), (["no-such-emoji"], nil), (["⛰️"], nil),
    ] as [([String], String?)])
  func searching(words: [String], found: String?) {
    let hits = EmojiCatalog.search(for: words).map(\.emoji)
    if let found { #expect(hits.contains(found)) } else { #expect(hits.isEmpty) }
  }

  @Test(
    "The emoji with that name comes first, then words that begin so, then parts of words",
    arguments: [
      ("mountain", ["⛰️", "🚵", "🚵‍♂️", "🚵‍♀️", "🏔️", "🌋", "🗻", "🌄", "🚞", "🚠"]),
      ("rain", ["⛈️", "🌦️", "🌧️", "🌈", "🌂", "☂️", "☔", "⛱️", "🏳️‍🌈", "🧠"]),
      ("山", ["⛰️", "🧗", "🧗‍♂️", "🧗‍♀️", "🐐", "🏔️"]), ("beer", ["🍺", "🍻"]),
    ])
  func ranking(word: String, first: [String]) {
    #expect(EmojiCatalog.search(for: [word]).prefix(first.count).map(\.emoji) == first)
  }

  @Test("Within a rank the order is that of Unicode")
  func orderWithinRank() throws {
    let places = Dictionary(
      uniqueKeysWithValues: zip(EmojiCatalog.all.map(\.emoji), 0...))
    let hits = try EmojiCatalog.search(for: ["mountain"]).map { try #require(places[$0.emoji]) }
    #expect(hits.dropFirst() == hits.dropFirst().sorted()[...])
  }

  @Test(
    "A form with a skin tone comes last, and only if a word names a tone",
    arguments: [
      (["thumbs", "up"], "👍", nil), (["thumbs", "medium"], nil, "👍🏽"), (["いいね"], nil, nil),
      (["サムズアップ", "濃い肌色"], nil, "👍🏿"), (["light"], "💡", "👍🏻"),
    ] as [([String], String?, String?)])
  func skinTones(words: [String], plain: String?, toned: String?) {
    let hits = EmojiCatalog.search(for: words).map(\.emoji)
    let hasTone = hits.map { $0.unicodeScalars.contains(where: \.properties.isEmojiModifier) }
    #expect(plain.map(hits.contains) ?? true)
    #expect(toned.map(hits.contains) ?? !hasTone.contains(true))
    #expect(!hasTone.drop { !$0 }.contains(false))
  }

  @Test(
    "A name is found in both languages and as it stands in text",
    arguments: [
      ("mountain", "⛰️"), ("red_heart", "❤️"), ("red heart", "❤️"), ("RED HEART", "❤️"),
      ("snow-capped_mountain", "🏔️"), ("赤いハート", "❤️"), ("赤いﾊｰﾄ", "❤️"), ("flag: Japan", "🇯🇵"),
      ("flag_Japan", "🇯🇵"), ("旗_日本", "🇯🇵"), ("piñata", "🪅"), ("pinata", "🪅"),
      ("Japanese_\"secret\"_button", "㊙️"), ("thumbs_up_medium_skin_tone", "👍🏽"), ("タコ", "🐙"),
      ("たこ", "🪁"),
    ])
  func exactNames(name: String, emoji: String) {
    #expect(EmojiCatalog.named(name).map(\.emoji) == [emoji])
  }

  @Test("A name that several emoji have gives all of them")
  func sharedNames() {
    #expect(EmojiCatalog.named("ﾀｺ").map(\.emoji) == ["🐙", "🪁"])
  }

  @Test(
    "A part of a name or a keyword is no name", arguments: ["mountai", "heart on", "tada", "", ":"])
  func otherNames(name: String) {
    #expect(EmojiCatalog.named(name).isEmpty)
  }

  @Test(
    "A short code is the name between colons, with _ for blanks",
    arguments: [
      ("⛰️", ":mountain:", ":mountain:", ":山:"), ("❤️", ":red_heart:", ":red_heart:", ":赤いハート:"),
      ("🇯🇵", ":flag_Japan:", ":flag_Japan:", ":旗_日本:"), ("🪅", ":piñata:", ":pinata:", ":ピニャータ:"),
      ("👨‍👩‍👧", ":family_man_woman_girl:", ":family_man_woman_girl:", ":家族_男性_女性_女の子:"),
    ] as [(Character, String, String, String)])
  func shortcodes(emoji: Character, english: String, ascii: String, japanese: String) throws {
    let names = try #require(EmojiCatalog.names(of: emoji))
    #expect(names.shortcode(in: .english) == english)
    #expect(names.asciiShortcode == ascii)
    #expect(names.shortcode(in: .japanese) == japanese)
  }
}
