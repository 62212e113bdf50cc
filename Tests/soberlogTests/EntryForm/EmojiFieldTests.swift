import SoberlogCore
import Testing

@testable import soberlog

/// The field for the emoji.
struct EmojiFieldTests {
  /// A field after some keys; text in it is typed or pasted.
  private func field(_ emoji: String?, _ keys: [KeyEvent]) -> EmojiField {
    var field = EmojiField(emoji)
    for key in keys {
      switch key {
      case .text(let text), .paste(let text): _ = field.insert(text)
      default: field.take(key)
      }
    }
    return field
  }

  @Test(
    "Enter takes the marked hit, which up and down move",
    arguments: [
      ([.text("mountain"), .enter], "⛰️"), ([.text("山"), .enter], "⛰️"),
      ([.text("moun"), .text("tain"), .enter], "⛰️"), ([.text("seedling"), .down, .enter], "🌱"),
      ([.text("mountain"), .down, .up, .up, .enter], "⛰️"), ([.text("zzzz"), .enter], nil),
      ([.text("mountain"), .down, .text("s"), .backspace, .enter], "⛰️"),
      ([.text("volcano"), .enter, .text("seedling"), .enter], "🌱"), ([.enter], nil),
      ([.paste("volcano\n"), .enter], "🌋"),
      ([.text("volcano x"), .control("w"), .backspace, .enter], "🌋"),
      ([.text("xvolcano"), .home, .delete, .enter], "🌋"),
      ([.text("volcano"), .control("u"), .enter], nil),
    ] as [([KeyEvent], String?)])
  func searching(keys: [KeyEvent], emoji: String?) {
    #expect(field(nil, keys).emoji == emoji)
  }

  @Test("The second hit is another one")
  func secondHit() throws {
    var field = field(nil, [.text("mountain")])
    let second = field.hits()[1].emoji
    field.take(.down)
    field.take(.enter)
    #expect(field.emoji == second && !field.isSearching)
  }

  @Test(
    "An emoji that is typed or pasted is taken as it is, in whatever pieces it comes",
    arguments: [
      (["🌋"], "🌋"), (["❤"], "❤️"), (["👨", "\u{200D}", "👩", "\u{200D}", "👧"], "👨‍👩‍👧"),
      (["🇯", "🇵"], "🇯🇵"), (["👍", "🏽"], "👍🏽"), (["🏔", "\u{FE0F}"], "🏔️"), (["abc🌋def"], "🌋"),
      (["🌋", "🌱"], "🌱"), (["🌋🌱"], "🌱"), (["1", "\u{FE0F}\u{20E3}"], "1️⃣"),
    ])
  func direct(pieces: [String], emoji: String) {
    var field = EmojiField("🍵")
    for piece in pieces { _ = field.insert(piece) }
    #expect(field.emoji == emoji && !field.isSearching)
  }

  @Test("What can be neither an emoji nor words for one is refused, and nothing changes")
  func refused() {
    for text in ["two\nlines", String(repeating: "x", count: 61)] {
      var field = EmojiField("🍵")
      #expect(!field.insert(text) && field.emoji == "🍵" && !field.isSearching)
    }
  }

  @Test("Backspace deletes words that are being typed, and then the emoji")
  func backspace() {
    #expect(field("🍵", [.text("ab"), .backspace]).emoji == "🍵")
    #expect(field("🍵", [.text("ab"), .backspace]).isSearching)
    #expect(field("🍵", [.backspace]).emoji == nil)
    #expect(field(nil, [.text("🌋"), .backspace]).emoji == nil)
    #expect(field(nil, [.text("volcano"), .enter, .delete]).emoji == nil)
  }

  @Test(
    "The end of the search takes the marked hit, drops blanks, and leaves words that find nothing",
    arguments: [
      ([.text("mountain")], "⛰️", nil), ([.text("seedling"), .down, .up], "🌱", nil),
      ([.text("xxqq")], "🍵", "xxqq"), ([.text("!")], "🍵", "!"), ([.text("  ")], "🍵", nil),
      ([], "🍵", nil),
    ] as [([KeyEvent], String?, String?)])
  func finishSearch(keys: [KeyEvent], emoji: String?, words: String?) {
    var field = field("🍵", keys)
    #expect(field.finishSearch() == words && field.finishSearch() == words)
    #expect(field.emoji == emoji && field.query.text == words ?? "")
  }

  @Test("Words that find nothing can be cleared at once, wherever the cursor was")
  func clearing() {
    var field = field("🍵", [.text("xxqq"), .home])
    _ = field.finishSearch()
    field.take(.control("u"))
    #expect(!field.isSearching && field.emoji == "🍵")
  }

  @Test("The mark stays among the hits")
  func mark() {
    var field = field(nil, [.text("volcano"), .down, .down, .down])
    #expect(field.mark < field.hits().count)
    field.take(.up)
    field.take(.up)
    #expect(field.mark == 0)
  }
}
