import SoberlogCore
import Testing

@Suite("Folding for a search")
struct TextFoldingTests {
  @Test(
    "Case, width and kana do not matter",
    arguments: [
      ("Hello", "hello"), ("ＡＢＣ１２３！～", "abc123!~"), ("ÀÉ", "àé"), ("ÑANDÚ", "ñandú"),
      ("ЖУРНАЛ", "журнал"), ("a\u{3000}b", "a b"), ("カタカナ", "かたかな"), ("ヴァイオリン", "ゔぁいおりん"),
      ("ヵヶヽヾ", "ゕゖゝゞ"), ("ｶﾀｶﾅ", "かたかな"), ("ｱｲｳｴｵﾜｦﾝ", "あいうえおわをん"),
      ("ｧｨｩｪｫｬｭｮｯ", "ぁぃぅぇぉゃゅょっ"), ("｡｢｣､･ｰ", "。「」、・ー"), ("サッポロビール", "さっぽろびーる"),
      ("STRASSE", "strasse"), ("Straße", "strasse"), ("ΟΔΟΣ", "οδοσ"), ("οδος", "οδοσ"),
      ("ſo", "so"), ("￥800 ￡ ￠ ￢ ￣ ￤ ￦", "¥800 £ ¢ ¬ ¯ ¦ ₩"), ("￨￩￪￫￬￭￮", "│←↑→↓■○"),
      ("", ""), ("\r\n\t", "\r\n\t"), ("山登り🏔️", "山登り🏔️"),
    ])
  func folding(text: String, folded: String) {
    #expect(foldedForSearch(text) == folded)
  }

  @Test(
    "Half-width kana join with their sound marks",
    arguments: [
      ("ｶﾞｷﾞｸﾞｹﾞｺﾞ", "がぎぐげご"), ("ﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞ", "ばびぶべぼ"), ("ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ", "ぱぴぷぺぽ"),
      ("ｳﾞ", "ヴ"), ("ｶﾞﾝﾊﾞﾙ", "ガンバル"), ("ﾜﾞｦﾞ", "ヷヺ"),
    ])
  func soundMarks(text: String, other: String) {
    #expect(foldedForSearch(text) == foldedForSearch(other))
  }

  @Test(
    "Composed and decomposed forms are equal",
    arguments: [
      ("\u{E9}", "e\u{301}"), ("\u{C9}", "E\u{301}"), ("が", "か\u{3099}"), ("ガ", "カ\u{3099}"),
      ("パ", "ハ\u{309A}"), ("ヾ", "ヽ\u{3099}"), ("ヷ", "ワ\u{3099}"), ("ヸ", "ヰ\u{3099}"),
      ("ヹ", "ヱ\u{3099}"), ("ヺ", "ヲ\u{3099}"), ("\u{212B}", "a\u{30A}"),
      ("한", "\u{1112}\u{1161}\u{11AB}"),
    ])
  func normalization(composed: String, decomposed: String) {
    #expect(foldedForSearch(composed) == foldedForSearch(decomposed))
  }

  @Test(
    "Letters that differ in more stay different",
    arguments: [
      ("か", "が"), ("は", "ぱ"), ("あ", "ぁ"), ("つ", "っ"), ("e", "é"), ("ー", "－"), ("1", "一"),
      ("良い", "よい"),
    ])
  func differences(first: String, second: String) {
    #expect(foldedForSearch(first) != foldedForSearch(second))
  }

  @Test("Every scalar folds to a text that folds to itself")
  func idempotence() {
    let blocks: [ClosedRange<UInt32>] = [0...0x31FF, 0xFF00...0xFFEF]
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = foldedForSearch(String(scalar))
      guard folded != String(scalar) else { continue }
      #expect(foldedForSearch(folded) == folded, "U+\(String(value, radix: 16))")
    }
  }
}
