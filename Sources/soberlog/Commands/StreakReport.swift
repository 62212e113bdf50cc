import SoberlogCore
import StrictJSON

/// The figures about sober days.
struct StreakReport: Hashable {
  /// The figures.
  let figures: StreakFigures

  /// The money that is not spent on a sober day, if the person set it.
  let savings: Savings?

  /// Whether the day of the figures is today.
  let isToday: Bool

  /// Whether every run is shown.
  let showsHistory: Bool
}

extension StreakReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = StreakTexts(language: presentation.language)
    let drawing = RowDrawing(presentation: presentation)
    if !isToday {
      let day = DateTexts(language: presentation.language).date(figures.day)
      try output.appendLine(presentation.paint(day, .heading))
    }
    try output.appendLines(
      drawing.wrappedLines(of: texts.headline(figures, isToday: isToday), .glad))
    try output.appendLines(presentation.lines(reached: figures.reached))
    let rows = texts.rows(figures, savings)
    guard !rows.isEmpty else { return }
    try output.appendLine()
    try output.appendLines(drawing.lines(own: rows))
    guard showsHistory, !figures.history.isEmpty else { return }
    try output.appendLine()
    try output.appendLine(presentation.paint(texts.historyHeading, .heading))
    try output.appendLines(drawing.lines(own: figures.history.map(texts.historyRow)))
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.append { json.append(to: &$0) }
    try output.append("\n")
  }
}

extension StreakReport {
  /// The figures as `streak --json` gives them.
  private var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("day", .day(figures.day)),
      .init("days", .integer(figures.days)),
      .init("since", .day(figures.since)),
      .init("lastSlip", .day(figures.lastSlip)),
      .init("longest", .run(figures.longest)),
      .init("previous", .run(figures.previous)),
      .init("totalSoberDays", .integer(figures.totalSoberDays)),
      .init("trackedDays", .integer(figures.trackedDays)),
      .init("slipDays", .integer(figures.slipDays)),
      .init("runs", .integer(figures.history.count)),
      .init("startCountsAs", .integer(figures.startCountsAs.rawValue)),
      .init("nextMilestone", nextMilestone),
      .init("reached", .array(figures.reached.map { .string($0.span.name) })),
      .init("writing", writing),
      .init("savings", savings.map(amounts) ?? .null),
    ]
    if showsHistory {
      members.append(.init("history", .array(figures.history.map { .run($0) })))
    }
    return .object(members)
  }

  /// The next milestone with its date and the days to go.
  private var nextMilestone: JSONValue {
    guard let milestone = figures.nextMilestone, let days = figures.daysToNextMilestone else {
      return .null
    }
    return .object([
      .init("name", .string(milestone.span.name)), .init("date", .day(milestone.date)),
      .init("inDays", .integer(days)),
    ])
  }

  /// The writing streak.
  private var writing: JSONValue {
    .object([
      .init("days", .integer(figures.writing.days)),
      .init("longest", .integer(figures.writing.longest)),
    ])
  }

  /// The money, as exact decimals in strings.
  private func amounts(_ savings: Savings) -> JSONValue {
    .object([
      .init("unit", .string(savings.unit)), .init("perDay", .string(savings.perDay)),
      .init("run", .string(savings.times(figures.days))),
      .init("total", .string(savings.times(figures.totalSoberDays))),
    ])
  }
}

extension JSONValue {
  /// A run, null for none.
  fileprivate static func run(_ run: Run?) -> JSONValue {
    guard let run else { return .null }
    return .object([
      .init("days", .integer(run.days)), .init("from", .day(run.first)),
      .init("to", .day(run.last)),
    ])
  }
}
