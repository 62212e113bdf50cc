import SoberlogCore

/// Texts about milestones.
struct MilestoneTexts {
  /// The language of the texts.
  let language: Language

  /// A length of a run in words: `10 days`, `1 month`, `10日`, `1か月`.
  func name(of span: CalendarSpan) -> String {
    let count = span.count
    let plural = count == 1 ? "" : "s"
    return switch span.unit {
    case .day: Text("\(count) day\(plural)", "\(count)日")[language]
    case .week: Text("\(count) week\(plural)", "\(count)週間")[language]
    case .month: Text("\(count) month\(plural)", "\(count)か月")[language]
    case .year: Text("\(count) year\(plural)", "\(count)年")[language]
    }
  }

  /// A number of days in words.
  func days(_ count: Int) -> String {
    Text("\(count) day\(count == 1 ? "" : "s")", "\(count)日")[language]
  }

  /// That a milestone is reached today.
  func reachedToday(_ span: CalendarSpan) -> String {
    let name = name(of: span)
    return Text("\(name) sober! 🎉", "断酒\(name)達成! 🎉")[language]
  }
}
