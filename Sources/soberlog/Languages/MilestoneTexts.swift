import SoberlogCore

/// Texts about milestones.
struct MilestoneTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// A length of a run in words: `10 days`, `1 month`, `10日`, `1か月`.
  func name(of span: CalendarSpan) -> String {
    let count = span.count
    let plural = count == 1 ? "" : "s"
    return switch span.unit {
    case .day: text("\(count) day\(plural)", "\(count)日")
    case .week: text("\(count) week\(plural)", "\(count)週間")
    case .month: text("\(count) month\(plural)", "\(count)か月")
    case .year: text("\(count) year\(plural)", "\(count)年")
    }
  }

  /// A number of days in words.
  func days(_ count: Int) -> String {
    text("\(count) day\(count == 1 ? "" : "s")", "\(count)日")
  }

  /// That a milestone is reached today.
  func reachedToday(_ span: CalendarSpan) -> String {
    let name = name(of: span)
    return text("\(name) sober! 🎉", "断酒\(name)達成! 🎉")
  }
}
