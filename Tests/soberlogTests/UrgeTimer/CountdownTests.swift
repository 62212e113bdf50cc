import Testing

@testable import soberlog

/// What a countdown says at a moment.
struct CountdownTests {
  @Test(
    "The seconds left are rounded up, so that 0 means the end",
    arguments: [
      (0, 60), (1, 60), (999, 60), (1000, 59), (1001, 59), (59_000, 1), (59_999, 1), (60_000, 0),
      (90_000, 0), (-5, 60), (.max, 0),
    ])
  func secondsLeft(moment: Int, seconds: Int) {
    let countdown = Countdown(minutes: 1)
    #expect(countdown.secondsLeft(at: moment) == seconds)
    #expect(countdown.isOver(at: moment) == (seconds == 0))
  }

  @Test("After the wait for the next second exactly one second less is left")
  func nextSecond() {
    let countdown = Countdown(minutes: 1)
    for moment in stride(from: 0, to: 60_000, by: 77) {
      let wait = countdown.untilNextSecond(at: moment)
      let left = countdown.secondsLeft(at: moment)
      #expect((1...1000).contains(wait))
      #expect(countdown.secondsLeft(at: moment + wait) == left - 1)
      #expect(countdown.secondsLeft(at: moment + wait - 1) == left)
    }
    #expect(countdown.untilNextSecond(at: 60_000) == 0)
  }

  @Test(
    "The bar is full at the end, and not before",
    arguments: [(0, 0), (149_999, 9), (150_000, 10), (300_000, 20), (599_999, 39), (600_000, 40)])
  func bar(moment: Int, full: Int) {
    #expect(Countdown(minutes: 10).fullCells(of: 40, at: moment) == full)
  }

  @Test(
    "Minutes that have passed are whole ones",
    arguments: [(0, 0), (59_999, 0), (60_000, 1), (119_999, 1), (120_000, 2), (.max, 2)])
  func minutes(moment: Int, minutes: Int) {
    #expect(Countdown(minutes: 2).minutesPassed(at: moment) == minutes)
  }

  @Test(
    "A time is shown with hours where it has some",
    arguments: [
      (0, "0:00"), (9, "0:09"), (60, "1:00"), (599, "9:59"), (3599, "59:59"), (3600, "1:00:00"),
      (86_400, "24:00:00"),
    ])
  func clock(seconds: Int, text: String) {
    #expect(clockText(seconds) == text)
  }
}
