import SoberlogCore

/// The days of a period that are named below a chart, five at most.
struct TimeAxis: Hashable {
  /// The days, ascending.
  let ticks: [CivilDate]

  /// How far they lie apart.
  private let step: Step

  /// A distance between two ticks.
  private enum Step: Hashable {
    /// Some days, counted from the first one of the period.
    case days(Int)
    /// Some months, from the first day of January on.
    case months(Int)
  }

  /// Chooses the ticks of a period.
  init(period: ClosedRange<CivilDate>) {
    let steps: [Step] =
      [1, 2, 7, 14].map { .days($0) } + [1, 2, 3, 6, 12, 24, 60, 120, 240, 600].map { .months($0) }
    for step in steps {
      let ticks = TimeAxis.ticks(of: period, every: step)
      if ticks.count <= TimeAxis.most, !ticks.isEmpty {
        (self.ticks, self.step) = (ticks, step)
        return
      }
    }
    // A period of thousands of years.
    (ticks, step) = ([period.lowerBound, period.upperBound], .months(12))
  }
}

extension TimeAxis {
  /// The most ticks.
  private static let most = 5

  /// A label: as short as the distance of the ticks allows.
  func label(of day: CivilDate, _ dates: DateTexts) -> String {
    switch step {
    case .days: dates.dayAndMonth(day)
    case .months(1..<12): dates.month(day)
    case .months: dates.year(day)
    }
  }

  /// The ticks at a distance, or the first ones of too many.
  private static func ticks(
    of period: ClosedRange<CivilDate>, every step: Step
  ) -> [CivilDate] {
    var ticks: [CivilDate] = []
    var day = first(of: period, every: step)
    while day <= period.upperBound, ticks.count <= most {
      ticks.append(day)
      switch step {
      case .days(let days): day = day.adding(days: days)
      case .months(let months): day = day.adding(months: months)
      }
    }
    return ticks
  }

  /// The first tick of a period.
  private static func first(of period: ClosedRange<CivilDate>, every step: Step) -> CivilDate {
    let start = period.lowerBound
    guard case .months(let months) = step else { return start }
    let month = start.firstOfMonth
    let fromYearZero = month.year * 12 + month.month - 1
    let isAhead = fromYearZero % months == 0 && month == start
    return isAhead ? start : month.adding(months: months - fromYearZero % months)
  }
}
