import Testing

@testable import SoberlogCore

@Suite("MoodSet")
struct MoodSetTests {
  @Test(
    "A choice is one mood, a range from it upwards or downwards, or several with commas",
    arguments: [
      ("good", [.good]), ("good,best", [.good, .best]), ("best,good,best", [.good, .best]),
      ("good+", [.good, .best]), ("bad-", [.bad, .worst]), ("best+", [.best]),
      ("worst-", [.worst]), ("neutral+,worst", [.neutral, .good, .best, .worst]),
      ("worst+", [.worst, .bad, .neutral, .good, .best]),
      ("best-", [.worst, .bad, .neutral, .good, .best]),
      ("notSelected", [.notSelected]), ("none,good", [.notSelected, .good]), ("0", [.notSelected]),
      ("3+", [.neutral, .good, .best]), ("2-", [.bad, .worst]), ("1,5", [.worst, .best]),
      ("良い+", [.good, .best]), ("悪い-", [.bad, .worst]), ("最高,最悪", [.best, .worst]),
      ("未選択", [.notSelected]), ("GOOD+", [.good, .best]), ("ｇｏｏｄ＋", [.good, .best]),
      ("悪い－，最高", [.bad, .worst, .best]), ("良い、最高", [.good, .best]),
      (" good , best ", [.good, .best]),
    ] as [(String, Set<EmotionLevel>)])
  func choices(text: String, levels: Set<EmotionLevel>) throws {
    #expect(try MoodSet(parsing: text).levels == levels)
  }

  @Test(
    "The part that is no mood is named as it was typed",
    arguments: [
      ("", ""), (",", ""), ("good,", ""), (",good", ""), ("good,,bad", ""), (" ", " "),
      ("+", "+"), ("-", "-"), ("good++", "good++"), ("+good", "+good"),
      ("good..best", "good..best"),
      ("good best", "good best"), ("6", "6"), ("good +", "good +"), ("good,ハッピー", "ハッピー"),
      ("Happy,good", "Happy"), ("bad=", "bad="),
    ])
  func refusals(text: String, part: String) {
    #expect(throws: MoodSetError(part: part)) { try MoodSet(parsing: text) }
  }

  @Test(
    "A range never begins at the absence of a mood",
    arguments: ["notSelected+", "none-", "0+", "0-", "未選択+"])
  func noRangeOfNone(text: String) {
    #expect(throws: MoodSetError(part: text)) { try MoodSet(parsing: text) }
  }
}
