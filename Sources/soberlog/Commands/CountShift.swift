import SoberlogCore
import SoberlogStore

/// That a change of the journal makes the current run of sober days begin on another day.
struct CountShift: Hashable {
  /// The run before the change.
  let before: CurrentRun

  /// The run after it.
  let after: CurrentRun

  /// What can be done about it.
  var waysOut: Set<WayOut>

  /// What can be done about a count that was not meant to move.
  enum WayOut: Hashable {
    /// The change can be undone.
    case undo
    /// A start can say where the run begins.
    case start
  }

  /// The current run of sober days as of today.
  struct CurrentRun: Hashable {
    /// Its days.
    let days: Int

    /// Its first day; nil when there is no such run.
    let since: CivilDate?

    /// Takes the run from the figures of today.
    init(_ figures: StreakFigures) {
      days = figures.days
      since = figures.since
    }
  }
}

extension CountShift {
  /// Finds out what a change does to the count; nil when the run begins on the same day as before, or
  /// there was none.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - session: knows what day it is.
  init?(of change: JournalChange, in session: Session) {
    guard change.mayMoveCount else { return nil }
    let before = change.document.figures(in: session.dates(change.document.settings))
    let after = change.figures(in: session.dates(change.settings))
    guard before.since != nil, before.since != after.since else { return nil }
    self.init(before: CurrentRun(before), after: CurrentRun(after), waysOut: [.undo])
    // A run that a slip lets begin does not begin earlier by a start.
    if after.since != after.lastSlip?.adding(days: 1) { waysOut.insert(.start) }
  }
}
