import SoberlogCore
import Testing

@Suite("SearchWords")
struct SearchWordsTests {
  @Test(
    "A text matches when all words occur in it, in any order",
    arguments: [
      (["run"], "I went running", true), (["went", "i"], "I went running", true),
      (["run", "swim"], "I went running", false), (["running late"], "running  late", false),
      (["I went"], "I went running", true), (["xyz"], "", false), ([], "", true), ([""], "", true),
      (["", "went"], "I went", true), (["aab"], "aaab", true), (["longer than it"], "short", false),
      (["山"], "高尾山に登った", true), (["登った"], "高尾山に登った", true), (["富士"], "高尾山に登った", false),
      (["a\nb"], "x a\nb", true), (["[.*"], "a [.* b", true), (["%"], "100 %", true),
    ])
  func words(words: [String], text: String, matches: Bool) {
    #expect(SearchWords(words).match(text) == matches)
  }

  @Test(
    "Case, width, kana and composition do not matter",
    arguments: [
      ("TAKAO", "takao"), ("ｔａｋａｏ", "Takao"), ("ビール", "びーる"), ("びーる", "ﾋﾞｰﾙ"), ("ﾋﾞｰﾙ", "ビール"),
      ("がんばる", "か\u{3099}んは\u{3099}る"), ("カ\u{3099}", "ｶﾞ"), ("CAFÉ", "cafe\u{301}"),
      ("cafe\u{301}", "Café"), ("　", " "),
    ])
  func folding(word: String, text: String) {
    #expect(SearchWords([word]).match("<\(text)>"))
    #expect(SearchWords([text]).match("<\(word)>"))
  }

  @Test(
    "A word matches at the boundaries of user-perceived characters only",
    arguments: [
      ("か", "がく"), ("e", "cafe\u{301}"), ("\u{301}", "e\u{301}"), ("👩", "👩‍👧"), ("👧", "👩‍👧"),
      ("👍", "👍🏽"), ("🇯", "🇯🇵"), ("🇵🇺", "🇯🇵🇺🇸"), ("ﾊ", "ﾊﾟﾝ"), ("\n", "a\r\nb"), ("⛰", "⛰\u{FE0F}"),
    ])
  func boundaries(word: String, text: String) {
    #expect(!SearchWords([word]).match(text))
    #expect(SearchWords([text]).match(text))
  }
}
