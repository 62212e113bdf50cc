import SoberlogCore
import StrictJSON

/// Moods in figures.
struct StatsReport: Hashable {
  /// The figures.
  let statistics: Statistics
}

extension StatsReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let drawing = StatsDrawing(statistics: statistics, presentation: presentation)
    for (place, section) in drawing.sections.enumerated() {
      if place > 0 { try output.appendLine() }
      try output.appendLines(section)
    }
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.append { json.append(to: &$0) }
    try output.append("\n")
  }
}

extension StatsReport {
  /// The figures as `stats --json` gives them.
  private var json: JSONValue {
    .object([
      .init("from", .day(statistics.firstDay)),
      .init("to", .day(statistics.lastDay)),
      .init("entries", .integer(statistics.ratings.entries)),
      .init("daysWritten", .integer(statistics.days.count)),
      .init(
        "moods",
        .object(
          EmotionLevel.allCases.map { .init($0.name, .integer(statistics.count(of: $0))) })),
      .init("average", .average(statistics.ratings.average)),
      .init("byWeekday", .array(weekdays)),
      .init("byMonth", .array(months)),
      .init("beforeSlip", .group(statistics.beforeSlip)),
      .init("otherDays", .group(statistics.otherDays)),
      .init("tags", .array(statistics.tags.map { .counted($0, as: "tag") })),
      .init("emoji", .array(statistics.emoji.map { .counted($0, as: "emoji") })),
    ])
  }

  /// The figures of each weekday, Monday first.
  private var weekdays: [JSONValue] {
    statistics.byWeekday.enumerated().map { place, ratings in
      .object([.init("weekday", .integer(place + 1))] + JSONValue.members(of: ratings))
    }
  }

  /// The figures of each month that has entries.
  private var months: [JSONValue] {
    statistics.byMonth.map { month, ratings in
      .object(
        [.init("month", .string(String(month.description.dropLast(3))))]
          + JSONValue.members(of: ratings))
    }
  }
}

extension JSONValue {
  /// An average with two decimals, null for none.
  fileprivate static func average(_ average: MoodAverage?) -> JSONValue {
    average.map { .hundredths($0.hundredths) } ?? .null
  }

  /// How many entries there are, and their average.
  fileprivate static func members(of ratings: Ratings) -> [Member] {
    [
      .init("entries", .integer(ratings.entries)), .init("average", .average(ratings.average)),
    ]
  }

  /// The figures of a group of days.
  fileprivate static func group(_ group: DayGroup) -> JSONValue {
    .object([.init("days", .integer(group.days)), .init("average", .average(group.average))])
  }

  /// A text, under a name, and how often it occurs.
  fileprivate static func counted(_ counted: CountedText, as name: String) -> JSONValue {
    .object([.init(name, .string(counted.text)), .init("count", .integer(counted.count))])
  }
}
