import Testing

@testable import SoberlogCore
@testable import soberlog

/// How many columns a text takes.
struct DisplayWidthTests {
  @Test("The width is that of another program")
  func widthIsThatOfTheOracle() throws {
    for line in WidthSamples.lines.split(separator: "\n") {
      let fields = line.split(separator: ";")
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
        .compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      #expect(text.displayWidth == Int(fields[1]), "\(line)")
    }
  }

  @Test("Every emoji takes two columns")
  func emojiAreWide() {
    for emoji in EmojiTable.forms.split(separator: "\n") {
      #expect(emoji.displayWidth == 2, "\(emoji)")
    }
  }

  @Test(
    "The width of a text is the sum of its grapheme clusters",
    arguments: [
      ("", 0), ("soberlog", 8), (" ~", 2), ("a\tb\n\u{7F}", 2), ("\r\n", 0), ("高尾山 hike", 11),
      ("ﾊﾞｽ", 3), ("e\u{301}a", 2), ("👍🏽👨‍👩‍👧‍👦🇯🇵", 6), ("☝🏿", 2), ("a\u{85}b", 2), ("\u{2028}", 0),
      ("\u{1FAF9}", 2), ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{AD}", 0),
    ])
  func widthIsTheSum(text: String, width: Int) {
    #expect(text.displayWidth == width)
    #expect(text.dropFirst(0).displayWidth == width)
  }

  @Test("The ranges of wide scalars are in order and apart, as the search needs")
  func rangesAreSorted() {
    let bounds = WideRanges.bounds
    for (range, next) in zip(bounds, bounds.dropFirst()) {
      #expect(range.first <= range.last && range.last < next.first, "\(range)")
    }
  }
}
