import SoberlogCore

/// The minutes in which a person sits out an urge, and the questions how it went.
struct UrgeTimer {
  /// The countdown.
  let countdown: Countdown

  /// Entries from good days, one for each minute, in turn; there may be none.
  let memories: [JournalEntry]

  /// How it is drawn.
  private let presentation: Presentation

  /// Where the person is.
  private(set) var step = Step.countdown

  /// How long the countdown has gone on, in milliseconds.
  private(set) var moment = 0

  /// The answer that is marked to the question how it went.
  private(set) var outcome = UrgeAnswers.Outcome.withstood

  /// The mood that is chosen; nil for none.
  private(set) var mood: EmotionLevel?

  /// The line that is typed.
  private(set) var line = TypedLine()

  /// Begins a countdown.
  ///
  /// - Parameters:
  ///   - countdown: the countdown.
  ///   - memories: entries from good days.
  ///   - mood: the mood that the person has named before.
  ///   - presentation: how it is drawn.
  init(
    _ countdown: Countdown, memories: [JournalEntry], mood: EmotionLevel?,
    _ presentation: Presentation
  ) {
    self.countdown = countdown
    self.memories = memories
    self.mood = mood
    self.presentation = presentation
  }
}

extension UrgeTimer {
  /// What comes one after another.
  enum Step: Int, Hashable {
    /// The countdown.
    case countdown
    /// The question how it went.
    case outcome
    /// The question about the mood.
    case mood
    /// The question about a line.
    case line
    /// Nothing more.
    case done
    /// The person went before saying how it went.
    case left
  }

  /// What the person has said so far; nil as long as they have not said how it went.
  var answers: UrgeAnswers? {
    switch step {
    case .countdown, .outcome, .left: nil
    case .mood, .line, .done: UrgeAnswers(outcome: outcome, mood: mood, line: line.text)
    }
  }
}

extension UrgeTimer: InteractiveScreen {
  var interval: Int? {
    step == .countdown ? countdown.untilNextSecond(at: moment) : nil
  }

  var isFinished: Bool { step == .done || step == .left }

  mutating func pass(milliseconds: Int) {
    guard step == .countdown else { return }
    moment = milliseconds
    if countdown.isOver(at: moment) { step = .outcome }
  }

  mutating func picture(in size: TerminalSize) -> Picture {
    UrgeDrawing(presentation, in: size).picture(of: self)
  }

  mutating func lastPicture(in size: TerminalSize) -> Picture {
    UrgeDrawing(presentation, in: size).summary(of: self)
  }

  mutating func take(_ key: KeyEvent) {
    switch step {
    case .countdown: takeInCountdown(key)
    case .outcome: takeOutcome(key)
    case .mood: takeMood(key)
    case .line: takeInLine(key)
    case .done, .left: break
    }
  }
}

extension UrgeTimer {
  /// Takes a key during the countdown, which only its end is for.
  private mutating func takeInCountdown(_ key: KeyEvent) {
    switch key {
    case .escape: step = .outcome
    case .text(let text) where foldedForSearch(text).contains("q"): step = .outcome
    case .control("c"): step = .left
    default: break
    }
  }

  /// Takes a key at the question how it went.
  private mutating func takeOutcome(_ key: KeyEvent) {
    switch key {
    case .left, .up: outcome = .withstood
    case .right, .down: outcome = .slip
    case .text(let text):
      let places = ["1": UrgeAnswers.Outcome.withstood, "2": .slip]
      outcome = places[String(foldedForSearch(text).suffix(1))] ?? outcome
    case .enter, .tab: step = .mood
    case .escape, .control("c"): step = .left
    default: break
    }
  }

  /// Takes a key at the question about the mood.
  private mutating func takeMood(_ key: KeyEvent) {
    switch key {
    case .left, .up: moveMood(by: -1)
    case .right, .down: moveMood(by: 1)
    case .text(let text):
      let level = EmotionLevel(parsing: text) ?? EmotionLevel(parsing: String(text.suffix(1)))
      if let level { mood = level == .notSelected ? nil : level }
    case .backspace, .delete: mood = nil
    case .enter, .tab: step = .line
    case .backTab: step = .outcome
    case .escape, .control("c"): step = .done
    default: break
    }
  }

  /// Takes a key at the question about a line.
  private mutating func takeInLine(_ key: KeyEvent) {
    switch key {
    case .enter, .escape, .control("c"), .control("d"), .control("s"): step = .done
    case .backTab, .up: step = .mood
    default: line.take(key)
    }
  }

  /// Moves the mood by a step; the first move begins in the middle of the scale.
  private mutating func moveMood(by step: Int) {
    let current = mood?.rawValue ?? EmotionLevel.neutral.rawValue - step
    let steps = EmotionLevel.worst.rawValue...EmotionLevel.best.rawValue
    mood = EmotionLevel(rawValue: min(max(current + step, steps.lowerBound), steps.upperBound))
  }
}
