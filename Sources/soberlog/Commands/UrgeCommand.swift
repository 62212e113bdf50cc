import SoberlogCore
import SoberlogStore

/// Sits out an urge with the person, and records how it went.
enum UrgeCommand {
  /// Runs `urge`.
  ///
  /// A note, or a moment of its own, tells of an urge that is over, which is recorded at once; so is
  /// any where there is nobody to talk with.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let given = try GivenEntry(arguments, in: session)
    let minutes =
      try arguments.value(of: UrgeOptions.minutes, in: session.dates)
      ?? UrgeOptions.defaultMinutes
    guard given.note == nil, given.when == nil, session.isAttended else {
      return try AddCommand.record(given, .urge, by: .urge, in: session)
    }
    let countdown = Countdown(minutes: minutes)
    let memories = try memories(for: countdown, in: session)
    var ending: EndedBySignal?
    let answers = try answers(to: countdown, memories, given.mood, in: session, ending: &ending)
    guard let answers else {
      if let ending { throw ending }
      return Outcome(notices: [.hint(.urgeNotRecorded)], status: .no)
    }
    var outcome = try record(answers, given, countdown, in: session)
    if let ending {
      // Nobody may be there to read the answer.
      outcome.answer = nil
      outcome.notices.append(.urgeRecordedSoFar)
      outcome.failures = [ending]
    }
    return outcome
  }

  /// Entries from good days, enough to show another one each minute.
  ///
  /// - Throws: what reading throws, and `JournalFileError.newer`, since nothing that is said could
  ///   be recorded then.
  private static func memories(
    for countdown: Countdown, in session: Session
  ) throws -> [JournalEntry] {
    let document = try session.journal.read(keeping: GoodDays.concerns).document
    guard !document.isNewer else {
      throw JournalFileError.newer(
        path: session.journal.location.path, version: document.version)
    }
    return GoodDays(in: document, on: session.dates(document.settings).today)
      .entriesWithWords(atMost: countdown.minutes)
  }

  /// Sits the countdown out and asks how it went; nil when the person did not say. The journal is
  /// not locked meanwhile.
  ///
  /// - Parameter ending: is set to the signal that ended it.
  private static func answers(
    to countdown: Countdown, _ memories: [JournalEntry], _ mood: EmotionLevel?,
    in session: Session, ending: inout EndedBySignal?
  ) throws -> UrgeAnswers? {
    guard let stage = session.stage else {
      let end = session.now.instant + Int64(countdown.minutes) * 60
      return try session.plainDialog.map {
        try PlainUrge(
          countdown: countdown, end: session.zone.localTimestamp(at: end).time,
          memories: memories, mood: mood, dialog: $0
        ).answers()
      } ?? nil
    }
    var timer = UrgeTimer(countdown, memories: memories, mood: mood, stage.presentation)
    do { try stage.run(&timer) } catch { ending = error }
    return timer.answers
  }

  /// Records what the person said: an urge for the moment at which it began, a slip for that at
  /// which it was told, at the latest for the end of the countdown.
  private static func record(
    _ answers: UrgeAnswers, _ given: GivenEntry, _ countdown: Countdown, in session: Session
  ) throws -> Outcome {
    let given = GivenEntry(
      mood: answers.mood, emoji: given.emoji, note: answers.line, when: nil)
    switch answers.outcome {
    case .withstood:
      return try keeping(given, .urge, in: session) {
        try AddCommand.record(given, .urge, by: .urge, in: session)
      }
    case .slip:
      var later = session
      let end = session.now.instant + Int64(countdown.minutes) * 60
      later.now = session.zone.localTimestamp(at: min(try session.present(), end))
      let atItsTime = later
      return try keeping(given, .slip, in: atItsTime) {
        try SlipCommand.record(given, in: atItsTime)
      }
    }
  }

  /// Records what the person said; when that fails, keeps it as a draft, which is a journal that can
  /// be merged.
  private static func keeping(
    _ given: GivenEntry, _ event: JournalEvent, in session: Session, _ record: () throws -> Outcome
  ) throws -> Outcome {
    do {
      return try record()
    } catch let error as StoreError where error.isSaved {
      throw error
    } catch {
      let id = EntryID.new(randomBits: session.randomBits())
      throw try session.keep(given.entry(id: id, at: session.now, event: event), since: error)
    }
  }
}

extension Session {
  /// Whether there is a person to talk with, who reads the answer on a terminal, too.
  fileprivate var isAttended: Bool {
    (stage?.presentation ?? plainDialog?.presentation)?.width != nil
  }
}
