import SoberlogCore
import Testing

@testable import soberlog

/// The questions of `urge` in plain text.
struct PlainUrgeTests {
  /// What is answered to these lines, of which U+FFFD alone is none of UTF-8, and what was asked.
  private func ask(
    _ lines: [String], _ language: Language = .english, mood: EmotionLevel? = nil
  ) throws -> (answers: UrgeAnswers?, questions: [String]) {
    var lines = lines[...]
    var questions: [String] = []
    let dialog = PlainDialog(
      presentation: Presentation(language: language, width: 60, colored: false)
    ) { question in
      questions.append(question)
      if lines.first == "\u{FFFD}" {
        lines.removeFirst()
        throw InputError.notUTF8
      }
      return lines.popFirst()
    }
    let answers = try PlainUrge(
      countdown: Countdown(minutes: 10), end: TimeOfDay(hour: 21, minute: 25), memories: [],
      mood: mood, dialog: dialog
    ).answers()
    return (answers, questions)
  }

  @Test(
    "Each answer is a line; an empty one is the first answer or none",
    arguments: [
      (["", "", ""], UrgeAnswers(outcome: .withstood)),
      (
        ["1", "4", "after work"], UrgeAnswers(outcome: .withstood, mood: .good, line: "after work")
      ),
      (["２", "bad", ""], UrgeAnswers(outcome: .slip, mood: .bad)),
      (["I had a drink", "none", "x"], UrgeAnswers(outcome: .slip, line: "x")),
      (["what", "2", "so so", "3", "x"], UrgeAnswers(outcome: .slip, mood: .neutral, line: "x")),
      (["2", "1"], UrgeAnswers(outcome: .slip, mood: .worst)),
      (
        ["\u{FFFD}", "2", "\u{FFFD}", "1", "\u{FFFD}", "x"],
        UrgeAnswers(outcome: .slip, mood: .worst, line: "x")
      ),
      (["2"], UrgeAnswers(outcome: .slip)), (["what"], nil), ([], nil),
    ] as [([String], UrgeAnswers?)])
  func answers(lines: [String], expected: UrgeAnswers?) throws {
    #expect(try ask(lines).answers == expected)
  }

  @Test("In Japanese the words are Japanese")
  func japanese() throws {
    let (answers, questions) = try ask(["飲んだ", "良い", "駅前で"], .japanese)
    #expect(answers == UrgeAnswers(outcome: .slip, mood: .good, line: "駅前で"))
    #expect(questions.map(\.hasJapanese) == [true, true, true])
  }

  @Test("A mood that was named before is not asked for")
  func namedMood() throws {
    let (answers, questions) = try ask(["1", "x"], mood: .bad)
    #expect(answers == UrgeAnswers(outcome: .withstood, mood: .bad, line: "x"))
    #expect(questions.count == 2)
  }

  @Test("What helps is said once, and a question that was not answered is asked again")
  func questions() throws {
    expect(
      try ask(["what", "1", "", ""]).questions.map { $0 + "|\n" }.joined(),
      isText: #"""
        An urge is like a wave: it rises, and it passes.
        Give it 10 minutes, until 21:25; answer when you are ready.

        Drink a glass of water, slowly.
        Breathe in while you count to four, and out while you count
        to six.
        Go to another room, or outside for a moment.
        Call or write to somebody you trust.
        You need not last forever, only this minute.

        How did it go? (1: I did not drink, 2: I had a drink) [1] |
        How did it go? (1: I did not drink, 2: I had a drink) [1] |
        Your mood, if you like (1: worst, 2: bad, 3: neutral, 4: good, 5: best) |
        A line, if you like: |
        """#)
  }
}
