import SoberlogCore
import Testing

@testable import soberlog

/// What names of moods in another program mean.
struct MoodNamesTests {
  @Test(
    "A name is found whatever its case, its width and its blanks, and so is an emoji",
    arguments: [
      ("rad", .best), ("RAD ", .best), ("ｒａｄ", .best), ("so so", .neutral), ("SO SO", .neutral),
      ("うきうき", .good), ("☹️", .worst), ("☹", .worst), ("a=b", .bad), ("none", .notSelected),
      ("other", nil), ("", nil),
    ] as [(String, EmotionLevel?)])
  func levels(name: String, expected: EmotionLevel?) throws {
    let names = try MoodNames(
      parsing: "rad=best, so so = 3,うきうき=良い,☹️=ＷＯＲＳＴ,a=b=悪い,none=notSelected,rad=5")
    #expect(names.level(of: name) == expected)
    #expect(MoodNames().level(of: name) == nil)
  }

  @Test(
    "Commas and equals signs may be Japanese ones",
    arguments: [
      "うきうき=最高、まあまあ=普通", "うきうき＝最高，まあまあ＝普通", "うきうき＝ｂｅｓｔ,まあまあ=３",
    ])
  func japaneseSigns(text: String) throws {
    let names = try MoodNames(parsing: text)
    #expect(names.level(of: "うきうき") == .best)
    #expect(names.level(of: "まあまあ") == .neutral)
  }

  @Test(
    "What is no list of names and levels is refused by its first wrong part",
    arguments: [
      ("", .noLevel(part: "")), ("rad", .noLevel(part: "rad")), ("rad=", .noLevel(part: "rad=")),
      ("=best", .noLevel(part: "=best")), ("a=best,b", .noLevel(part: "b")),
      ("a=great", .notALevel("great")), ("a=6,b", .notALevel("6")),
      ("a=best,A=good", .repeated(name: "A")), (",", .noLevel(part: ",")),
    ] as [(String, MoodNamesError)])
  func errors(text: String, expected: MoodNamesError) {
    #expect(throws: expected) { try MoodNames(parsing: text) }
  }
}
