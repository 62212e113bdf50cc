/// A stretch of time to sit out.
///
/// Moments are milliseconds since it began.
struct Countdown: Hashable {
  /// The length in minutes, one of `lengths`.
  let minutes: Int

  /// The lengths that it may have, in minutes: up to a day.
  static let lengths = 1...1440
}

extension Countdown {
  /// The length in milliseconds.
  private var length: Int { minutes * 60_000 }

  /// A moment that is not before the beginning and not behind the end.
  private func within(_ moment: Int) -> Int { min(max(moment, 0), length) }

  /// Whether it is over at a moment.
  func isOver(at moment: Int) -> Bool { moment >= length }

  /// The seconds that are left at a moment; 0 only when it is over.
  func secondsLeft(at moment: Int) -> Int {
    (length - within(moment) + 999) / 1000
  }

  /// The milliseconds from a moment until a second less is left; 0 when it is over.
  func untilNextSecond(at moment: Int) -> Int {
    isOver(at: moment) ? 0 : (length - within(moment) - 1) % 1000 + 1
  }

  /// The number of whole minutes that have passed at a moment.
  func minutesPassed(at moment: Int) -> Int { within(moment) / 60_000 }

  /// How many of so many cells of a bar are full at a moment; all of them only when it is over.
  func fullCells(of cells: Int, at moment: Int) -> Int {
    within(moment) * cells / length
  }
}
