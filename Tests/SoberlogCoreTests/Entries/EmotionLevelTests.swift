import SoberlogCore
import Testing

@Suite("EmotionLevel")
struct EmotionLevelTests {
  @Test(
    "Raw values, names, scores and labels are those of the articles",
    arguments: [
      (EmotionLevel.notSelected, 0, "notSelected", nil, "not selected", "未選択"),
      (.worst, 1, "worst", 1, "worst", "最悪"),
      (.bad, 2, "bad", 2, "bad", "悪い"),
      (.neutral, 3, "neutral", 3, "neutral", "普通"),
      (.good, 4, "good", 4, "good", "良い"),
      (.best, 5, "best", 5, "best", "最高"),
    ] as [(EmotionLevel, Int, String, Int?, String, String)])
  func values(
    level: EmotionLevel, rawValue: Int, name: String, score: Int?, english: String,
    japanese: String
  ) {
    #expect(level.rawValue == rawValue)
    #expect(EmotionLevel(rawValue: rawValue) == level)
    #expect(level.name == name)
    #expect(level.score == score)
    #expect(level.label(in: .english) == english)
    #expect(level.label(in: .japanese) == japanese)
  }

  @Test("There are no other raw values", arguments: [-1, 6, .min, .max])
  func noOtherRawValues(rawValue: Int) {
    #expect(EmotionLevel(rawValue: rawValue) == nil)
  }

  @Test("The steps go from worst to best and leave out the absence of a mood")
  func steps() {
    #expect(EmotionLevel.steps == [.worst, .bad, .neutral, .good, .best])
    #expect(EmotionLevel.allCases == [.notSelected] + EmotionLevel.steps)
  }

  @Test(
    "A level is named by its name, number or Japanese label, in any letter case or width",
    arguments: [
      (.notSelected, ["notSelected", "NOTSELECTED", "none", "None", "ｎｏｎｅ", "0", "０", "未選択"]),
      (.worst, ["worst", "Worst", "ＷＯＲＳＴ", "1", "１", "最悪"]),
      (.bad, ["bad", "BAD", "ｂａｄ", "2", "２", "悪い", "悪イ", "悪ｲ"]),
      (.neutral, ["neutral", "nEUTRAL", "3", "３", "普通"]),
      (.good, ["good", "GOOD", "Ｇｏｏｄ", "4", "４", "良い", "良イ", "良ｲ"]),
      (.best, ["best", "bEST", "ｂest", "5", "５", "最高"]),
    ] as [(EmotionLevel, [String])])
  func parsing(level: EmotionLevel, texts: [String]) {
    for text in texts { #expect(EmotionLevel(parsing: text) == level, "\(text)") }
  }

  @Test("A label in kana names its level, as it is typed before it is converted")
  func readings() {
    let readings = [
      ("さいあく", 1), ("わるい", 2), ("ワルイ", 2), ("ふつう", 3), ("よい", 4), ("いい", 4), ("ｲｲ", 4),
      ("さいこう", 5), ("みせんたく", 0),
    ]
    for (text, score) in readings {
      #expect(EmotionLevel(parsing: text)?.rawValue == score, "\(text)")
    }
  }

  @Test(
    "Nothing else names a level",
    arguments: [
      "", " ", "6", "-1", "+4", "04", "4.0", "goo", "goods", " good", "good ", "go od",
      "not selected",
      "nil", "良", "よ", "最", "選択", "good+", "good,best", "bést", "b\u{301}ad", "😀", "٤",
    ])
  func refusals(text: String) {
    #expect(EmotionLevel(parsing: text) == nil)
  }

  @Test("Every spelling of a level names it, and no other one", arguments: EmotionLevel.allCases)
  func spellings(level: EmotionLevel) {
    #expect(level.spellings.count == (level == .notSelected ? 4 : 3))
    for spelling in level.spellings { #expect(EmotionLevel(parsing: spelling) == level) }
  }
}
