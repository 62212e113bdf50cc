import SoberlogCore

/// Dates and times as people write them.
struct DateTexts {
  /// The language of the texts.
  let language: Language

  /// A date with its weekday: `Sun 29 Nov 2026`, `2026年11月29日(日)`.
  func date(_ date: CivilDate) -> String {
    let (year, month, day) = date.parts
    return switch language {
    case .english: "\(weekday(date)) \(day) \(englishMonths[month - 1]) \(year)"
    case .japanese: "\(year)年\(month)月\(day)日(\(weekday(date)))"
    }
  }

  /// A date and a time of day: `Sun 29 Nov 2026 21:15`, `2026年11月29日(日) 21:15`.
  func moment(_ timestamp: LocalTimestamp) -> String {
    "\(date(timestamp.date)) \(timestamp.time)"
  }

  /// From one date to another: `Wed 11 Nov 2026 – Sun 22 Nov 2026`.
  func period(_ first: CivilDate, _ last: CivilDate) -> String {
    switch language {
    case .english: "\(date(first)) – \(date(last))"
    case .japanese: "\(date(first))〜\(date(last))"
    }
  }

  /// A month, given any of its days: `Nov 2026`, `2026年11月`.
  func month(_ day: CivilDate) -> String {
    let (year, month, _) = day.parts
    return switch language {
    case .english: "\(englishMonths[month - 1]) \(year)"
    case .japanese: "\(year)年\(month)月"
    }
  }

  /// A month without its year: `Nov`, `11月`.
  func shortMonth(_ day: CivilDate) -> String {
    switch language {
    case .english: englishMonths[day.month - 1]
    case .japanese: "\(day.month)月"
    }
  }

  /// A date without its year: `29 Nov`, `11月29日`.
  func dayAndMonth(_ date: CivilDate) -> String {
    switch language {
    case .english: "\(date.day) \(shortMonth(date))"
    case .japanese: "\(shortMonth(date))\(date.day)日"
    }
  }

  /// A year: `2026`, `2026年`.
  func year(_ day: CivilDate) -> String {
    switch language {
    case .english: "\(day.year)"
    case .japanese: "\(day.year)年"
    }
  }

  /// The short names of the weekdays, Monday first: `Mon`, `月`.
  var weekdays: [String] {
    switch language {
    case .english: englishWeekdays
    case .japanese: japaneseWeekdays
    }
  }

  /// The short name of the weekday: `Sun`, `日`.
  private func weekday(_ date: CivilDate) -> String {
    weekdays[date.weekday - 1]
  }
}

/// Short English names of the months, January first.
private let englishMonths = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

/// Short English names of the weekdays, Monday first.
private let englishWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/// Japanese names of the weekdays, Monday first.
private let japaneseWeekdays = ["月", "火", "水", "木", "金", "土", "日"]
