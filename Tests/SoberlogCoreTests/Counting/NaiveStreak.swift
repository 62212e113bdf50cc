import SoberlogCore

/// The rules of counting applied literally to one day after another, slow and without cleverness:
/// the oracle that the calculator is compared with.
struct NaiveStreak {
  /// The entries up to the day, by day and then by instant, slips before starts.
  let entries: [CountedEntry]

  /// The day that the figures are for.
  let today: CivilDate

  /// Whether the day of a start is not sober.
  let startIsDayZero: Bool

  /// Makes the oracle for some entries, of which those after today are left out.
  init(_ entries: [CountedEntry], today: CivilDate, startCountsAs: StartCountsAs) {
    self.entries = entries.filter { $0.day <= today }.sorted {
      ($0.day.dayNumber, $0.instant, $0.event == .slip ? 0 : 1)
        < ($1.day.dayNumber, $1.instant, $1.event == .slip ? 0 : 1)
    }
    self.today = today
    startIsDayZero = startCountsAs == .zero
  }
}

extension NaiveStreak {
  /// Whether a day has an entry with an event.
  private func has(_ event: JournalEvent, on day: CivilDate) -> Bool {
    entries.contains { $0.day == day && $0.event == event }
  }

  /// Whether a day has a start that has an effect.
  private func hasEffectiveStart(on day: CivilDate) -> Bool {
    has(.start, on: day) && !has(.slip, on: day)
  }

  /// Rule 1, and rule 4 for the first start.
  var firstCountedDay: CivilDate? {
    let earliest = entries.first { $0.event == .start || $0.event == .slip }
    guard let earliest, earliest.event == .start else { return entries.first?.day }
    return startIsDayZero && hasEffectiveStart(on: earliest.day)
      ? earliest.day.adding(days: 1) : earliest.day
  }

  /// The days from the first counted one to today.
  var counted: [CivilDate] {
    guard let first = firstCountedDay, first <= today else { return [] }
    return (0...today.days(since: first)).map { first.adding(days: $0) }
  }

  /// Rules 2 and 3: whether a counted day is sober.
  private func isSober(_ day: CivilDate) -> Bool {
    if has(.slip, on: day) { return false }
    if startIsDayZero, hasEffectiveStart(on: day) { return false }
    for slip in entries where slip.event == .slip && slip.day < day {
      let next = entries.map(\.day).first {
        $0 > slip.day && (has(.slip, on: $0) || hasEffectiveStart(on: $0))
      }
      if let next, day < next, hasEffectiveStart(on: next) { return false }
    }
    return true
  }

  /// The sober days, in one array for each run.
  var runs: [[CivilDate]] {
    var runs: [[CivilDate]] = []
    var previousIsSober = false
    for day in counted {
      let sober = isSober(day)
      if sober {
        if previousIsSober, !hasEffectiveStart(on: day) {
          runs[runs.count - 1].append(day)
        } else {
          runs.append([day])
        }
      }
      previousIsSober = sober
    }
    return runs
  }

  /// The days with a slip, ascending.
  var slipDays: [CivilDate] {
    Set(entries.filter { $0.event == .slip }.map(\.day)).sorted()
  }

  /// The days of the present and of the longest writing streak.
  var writing: (days: Int, longest: Int) {
    guard let first = entries.first?.day else { return (0, 0) }
    let written = Set(entries.map(\.day))
    var (length, longest, lengthYesterday) = (0, 0, 0)
    for offset in 0...today.days(since: first) {
      lengthYesterday = length
      length = written.contains(first.adding(days: offset)) ? length + 1 : 0
      longest = max(longest, length)
    }
    return (written.contains(today) ? length : lengthYesterday, longest)
  }
}

extension NaiveStreak {
  /// The milestones by number of days that a run of a few years can reach.
  private static let dayNames = [
    1: "1d", 3: "3d", 7: "1w", 10: "10d", 14: "2w", 30: "30d", 50: "50d", 60: "60d", 90: "90d",
    100: "100d", 200: "200d", 300: "300d", 500: "500d", 1000: "1000d", 1500: "1500d",
    2000: "2000d",
  ]

  /// The anniversaries that a run of a few years can reach, by number of months.
  private static let monthNames = [
    1: "1mo", 2: "2mo", 3: "3mo", 6: "6mo", 9: "9mo", 12: "1y", 18: "18mo", 24: "2y", 36: "3y",
    48: "4y", 60: "5y",
  ]

  /// The milestones of a run which begins on a day, by date and the anniversary of a date last.
  static func milestones(of first: CivilDate) -> [(date: CivilDate, name: String)] {
    let dayCounts = dayNames.map { (first.adding(days: $0.key - 1), 0, $0.value) }
    let anniversaries = monthNames.map { (first.adding(months: $0.key), 1, $0.value) }
    return (dayCounts + anniversaries).sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { ($0.0, $0.2) }
  }
}
