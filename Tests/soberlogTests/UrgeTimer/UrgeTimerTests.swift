import SoberlogCore
import Testing

@testable import soberlog

/// Where keys and time lead in the countdown of `urge`, and what is said in the end.
struct UrgeTimerTests {
  /// A countdown of a minute after these keys.
  private func timer(
    _ keys: [KeyEvent], mood: EmotionLevel? = nil
  ) -> UrgeTimer {
    var timer = UrgeTimer(
      Countdown(minutes: 1), memories: [], mood: mood,
      Presentation(language: .english, width: nil, colored: false))
    for key in keys { timer.take(key) }
    return timer
  }

  @Test("q and Escape end the countdown early, and no other key", arguments: ["q", "Q", "ｑ"])
  func endingEarly(letter: String) {
    #expect(timer([.text(letter)]).step == .outcome)
    #expect(timer([.escape]).step == .outcome)
    let others: [KeyEvent] = [
      .text("x"), .enter, .tab, .backTab, .paste("q"), .up, .down, .left, .right, .control("d"),
      .control("s"), .backspace, .delete, .pageUp,
    ]
    #expect(timer(others).step == .countdown)
  }

  @Test("The countdown goes on by real time, however long nothing was heard of it")
  func time() {
    var timer = timer([])
    timer.pass(milliseconds: 59_999)
    #expect(timer.step == .countdown && timer.interval == 1)
    timer.pass(milliseconds: 8 * 3_600_000)
    #expect(timer.step == .outcome && timer.interval == nil)
    #expect(timer.answers == nil && !timer.isFinished)
  }

  @Test("Time does not pass at the questions")
  func questionsStandStill() {
    var timer = timer([.escape])
    timer.pass(milliseconds: 60_000)
    #expect(timer.moment == 0 && timer.step == .outcome)
  }

  @Test(
    "Each answer is what was chosen or typed",
    arguments: [
      ([.enter, .enter, .enter], UrgeAnswers(outcome: .withstood)),
      ([.text("2"), .enter, .enter, .enter], UrgeAnswers(outcome: .slip)),
      ([.text("２"), .text("1"), .enter, .enter, .enter], UrgeAnswers(outcome: .withstood)),
      ([.right, .enter, .enter, .enter], UrgeAnswers(outcome: .slip)),
      ([.down, .up, .tab, .tab, .enter], UrgeAnswers(outcome: .withstood)),
      (
        [.enter, .text("4"), .enter, .text("after work"), .enter],
        UrgeAnswers(outcome: .withstood, mood: .good, line: "after work")
      ),
      (
        [.enter, .text("良い"), .enter, .text("q2"), .enter],
        UrgeAnswers(outcome: .withstood, mood: .good, line: "q2")
      ),
      ([.enter, .right, .enter, .enter], UrgeAnswers(outcome: .withstood, mood: .neutral)),
      ([.enter, .left, .left, .enter, .enter], UrgeAnswers(outcome: .withstood, mood: .bad)),
      (
        [.enter, .text("5"), .right, .enter, .enter], UrgeAnswers(outcome: .withstood, mood: .best)
      ),
      (
        [.enter, .text("1"), .left, .enter, .enter], UrgeAnswers(outcome: .withstood, mood: .worst)
      ),
      ([.enter, .text("3"), .text("0"), .enter, .enter], UrgeAnswers(outcome: .withstood)),
      ([.enter, .text("3"), .backspace, .enter, .enter], UrgeAnswers(outcome: .withstood)),
      ([.enter, .text("9x"), .enter, .enter], UrgeAnswers(outcome: .withstood)),
      (
        [
          .enter, .text("1"), .enter, .backTab, .backTab, .down, .enter, .text("2"), .enter, .enter,
        ],
        UrgeAnswers(outcome: .slip, mood: .bad)
      ),
    ] as [([KeyEvent], UrgeAnswers)])
  func answers(keys: [KeyEvent], expected: UrgeAnswers) {
    let timer = timer([.escape] + keys)
    #expect(timer.isFinished)
    #expect(timer.answers == expected)
  }

  @Test("A mood that was named before is chosen already")
  func namedMood() {
    let timer = timer([.escape, .enter, .enter, .enter], mood: .bad)
    #expect(timer.answers == UrgeAnswers(outcome: .withstood, mood: .bad))
  }

  @Test(
    "Before it is said how it went, leaving says nothing",
    arguments: [
      [.control("c")], [.escape, .escape], [.escape, .control("c")], [.escape, .down, .escape],
      [.escape, .enter, .text("4"), .backTab, .escape],
    ] as [[KeyEvent]])
  func leaving(keys: [KeyEvent]) {
    let timer = timer(keys)
    #expect(timer.isFinished && timer.answers == nil)
  }

  @Test(
    "Afterwards leaving keeps all that was said", arguments: [.escape, .control("c")] as [KeyEvent])
  func leavingLater(key: KeyEvent) {
    let afterOutcome = timer([.escape, .down, .enter, key])
    #expect(afterOutcome.isFinished && afterOutcome.answers == UrgeAnswers(outcome: .slip))
    let withinLine = timer([.escape, .enter, .text("2"), .enter, .text("half a li"), key])
    #expect(withinLine.isFinished)
    #expect(
      withinLine.answers == UrgeAnswers(outcome: .withstood, mood: .bad, line: "half a li"))
  }

  @Test("A signal during the questions finds what was said so far")
  func answersSoFar() {
    #expect(timer([.escape]).answers == nil)
    #expect(timer([.escape, .enter]).answers == UrgeAnswers(outcome: .withstood))
    #expect(timer([.escape, .enter, .text("1")]).answers?.mood == .worst)
  }

  @Test("Pasted text and other keys answer no question")
  func otherKeys() {
    let others: [KeyEvent] = [.paste("2\n"), .text("x"), .pageUp, .home, .alt("2"), .control("s")]
    let outcome = timer([.escape] + others)
    #expect(outcome.step == .outcome && outcome.outcome == .withstood)
    let mood = timer([.escape, .enter] + others.filter { $0 != .paste("2\n") } + [.paste("2\n")])
    #expect(mood.step == .mood && mood.mood == nil)
  }
}
