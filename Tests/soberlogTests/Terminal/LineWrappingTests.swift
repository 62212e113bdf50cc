import Testing

@testable import soberlog

/// Where lines break and where they are cut.
struct LineWrappingTests {
  @Test(
    "Words break at blanks, which vanish at the end of a line",
    arguments: [
      ("walked to the river", 20, ["walked to the river"]),
      ("walked to the river", 10, ["walked to", "the river"]),
      ("walked to the river", 9, ["walked to", "the river"]),
      ("walked   to   the", 9, ["walked", "to   the"]),
      ("  indented text here", 11, ["  indented", "text here"]),
      ("tab\tand blank", 9, ["tab and", "blank"]), ("trailing   ", 20, ["trailing"]),
      ("   ", 20, [""]), ("", 20, [""]), ("well-known", 6, ["well-k", "nown"]),
      ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
    ])
  func wordsBreakAtBlanks(text: String, width: Int, lines: [String]) {
    #expect(wrapped(text, width: width) == lines)
  }

  @Test(
    "A word that is longer than a line is cut between characters",
    arguments: [
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("a bcdefgh i", 4, ["a", "bcde", "fgh", "i"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("      word", 4, ["word"]), ("「「「「「", 4, ["「「", "「「", "「"]),
      ("ーーーーー", 5, ["ーー", "ーー", "ー"]),
    ])
  func longWordsAreCut(text: String, width: Int, lines: [String]) {
    #expect(wrapped(text, width: width) == lines)
  }

  @Test(
    "Japanese breaks between any characters but before closing and behind opening marks",
    arguments: [
      ("高尾山に登った", 6, ["高尾山", "に登っ", "た"]), ("高尾山に登った", 7, ["高尾山", "に登っ", "た"]),
      ("高尾山、登る", 6, ["高尾", "山、登", "る"]), ("とても「良い」。", 8, ["とても", "「良", "い」。"]),
      ("山「川」", 4, ["山", "「川", "」"]), ("いってきた", 4, ["いっ", "てき", "た"]), ("ビール", 4, ["ビー", "ル"]),
      ("ああビール", 6, ["ああ", "ビール"]), ("海です。", 6, ["海で", "す。"]), ("本(例)だ", 4, ["本", "(例)", "だ"]),
      ("今日Swiftを書く", 8, ["今日", "Swiftを", "書く"]), ("ｶﾗｵｹで歌ｯﾀ", 5, ["ｶﾗｵｹ", "で歌ｯ", "ﾀ"]),
      ("　高尾山　に", 6, ["　高尾", "山　に"]), ("高尾山　に", 6, ["高尾山", "に"]),
      ("🌱🏔️👍🏽🇯🇵", 5, ["🌱🏔️", "👍🏽🇯🇵"]), ("か\u{3099}か\u{3099}", 2, ["か\u{3099}", "か\u{3099}"]),
    ])
  func japaneseBreaksByKinsoku(text: String, width: Int, lines: [String]) {
    #expect(wrapped(text, width: width) == lines)
  }

  @Test(
    "Newlines begin new lines",
    arguments: [
      ("a\nb", ["a", "b"]), ("a\n\nb\n", ["a", "", "b", ""]), ("a\r\nb", ["a", "b"]),
      ("\n", ["", ""]),
      ("a  \n  b", ["a", "  b"]),
    ])
  func newlinesAreKept(text: String, lines: [String]) {
    #expect(wrapped(text, width: 20) == lines)
  }

  @Test("A width below two counts as two", arguments: [Int.min, -1, 0, 1, 2])
  func narrowestWidthIsTwo(width: Int) {
    #expect(wrapped("abc 山", width: width) == ["ab", "c", "山"])
  }

  @Test("No line is too wide, ends in a blank, or loses what is no blank", arguments: 1...40)
  func linesFit(width: Int) {
    let text = """
      Walked to the river, then 高尾山に登って「とても良い景色だ」と言った。
      \tビールは飲まなかった！！ 👨‍👩‍👧‍👦👍🏽🇯🇵🇺🇦  supercalifragilisticexpialidocious　ｶﾞﾝﾊﾞｯﾀ…… e\u{301}\u{301}

      おわり
      """
    let lines = wrapped(text, width: width)
    for line in lines {
      #expect(line.displayWidth <= max(2, width), "\(line)")
      #expect(line.last?.isBlank != true, "\(line)")
    }
    let isInk = { (character: Character) in !character.isWhitespace }
    #expect(lines.joined().filter(isInk) == text.filter(isInk))
  }

  @Test("A width that is large costs nothing", arguments: [300, Int.max])
  func wideLinesAreOne(width: Int) {
    #expect(wrapped("walked to the river", width: width) == ["walked to the river"])
  }

  @Test(
    "A text that is too wide is cut between characters and ends in an ellipsis",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("高尾山", 6, "高尾山"), ("高尾山", 5, "高尾…"),
      ("高尾山", 4, "高…"), ("walked home", 8, "walked…"), ("👍🏽👍🏽", 3, "👍🏽…"), ("👍🏽👍🏽", 2, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("abc", 1, "…"), ("a", 1, "a"), ("", 0, ""),
      ("abc", 0, ""),
      ("abc", Int.min, ""), ("abc", Int.max, "abc"),
    ])
  func cutTextEndsInEllipsis(text: String, width: Int, cutText: String) {
    #expect(cut(text, toWidth: width) == cutText)
  }
}
