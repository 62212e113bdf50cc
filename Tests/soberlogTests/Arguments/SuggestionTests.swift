import SoberlogCore
import Testing

@testable import soberlog

/// Which name is suggested for a mistyped one.
struct SuggestionTests {
  /// Names like those of commands.
  private let names = ["add", "delete", "undo", "settings", "streak", "start"]

  @Test(
    "A name one edit in three characters away is suggested, the nearest first",
    arguments: [
      ("ad", "add"), ("addd", "add"), ("dad", "add"), ("aad", "add"), ("STREAK", "streak"),
      ("strek", "streak"), ("sterak", "streak"), ("straek", "streak"), ("stat", "start"),
      ("udno", "undo"), ("seting", "settings"), ("detele", "delete"),
      ("ａｄｄ", "add"), ("ｕｎｄ", "undo"), ("ＤＥＬＥＴ", "delete"),
    ])
  func nearNames(typed: String, expected: String) {
    #expect(nearestName(to: typed, among: names) == expected)
  }

  @Test("Of names that are equally near the one that goes on is suggested")
  func continuation() {
    #expect(nearestName(to: "stat", among: ["start", "stats"]) == "stats")
    #expect(nearestName(to: "stat", among: ["stats", "start"]) == "stats")
  }

  @Test("Of a single character another one is no suggestion", arguments: ["x", "7", "山"])
  func singleCharacters(typed: String) {
    #expect(nearestName(to: typed, among: ["0", "1", "悪い", "ab"]) == nil)
  }

  @Test(
    "A short word in another script suggests only what begins with it",
    arguments: [
      ("最良", nil), ("おととし", nil), ("やま", "やまのぼり"), ("ヤマ", "やまのぼり"), ("さきおとと", "さきおととい"),
    ])
  func otherScripts(typed: String, expected: String?) {
    let names = ["最悪", "最高", "おととい", "やまのぼり", "らま", "さきおととい"]
    #expect(nearestName(to: typed, among: names) == expected)
  }

  @Test(
    "Everyday words suggest the mood that they are near to",
    arguments: [
      ("まあまあ", "普通"), ("最低", "最悪"), ("良好", "良い"), ("ふつー", "普通"), ("フツー", "普通"),
      ("なし", "未選択"), ("最良", "最高"), ("　まあまあ", "普通"), ("great", "best"), ("Awful", "worst"),
      ("goood", "good"), ("最", nil), ("元気", nil),
    ])
  func moods(typed: String, expected: String?) {
    #expect(EntryOptions.suggestion(forMood: typed) == expected)
    #expect(EmotionLevel(parsing: typed) == nil)
  }

  @Test(
    "A beginning of at least two characters suggests the name", arguments: ["se", "sett", "SET"])
  func beginnings(typed: String) {
    #expect(nearestName(to: typed, among: names) == "settings")
  }

  @Test(
    "Nothing is suggested for what is far from every name",
    arguments: ["", "x", "s", "list", "nonsense", String(repeating: "add", count: 1000)])
  func farNames(typed: String) {
    #expect(nearestName(to: typed, among: names) == nil)
  }
}
