import SoberlogCore

/// Moods along time: a dot for each day, or for some days where there are many, and the moving
/// average.
struct MoodSection {
  /// What the report shows.
  let contents: ReportContents

  /// The language of the texts.
  let language: Language

  /// The measures.
  private static let chart = Chart(height: 1200, left: 640)
  /// The most dots.
  private static let mostDots = 366
  /// The most points of the line.
  private static let mostPoints = 400
}

extension MoodSection: ReportSection {
  func write(to page: inout HTMLWriter) {
    page.section("moods", texts.moodsOverTime) { page in
      let statistics = contents.statistics
      guard let average = statistics.ratings.average else {
        page.element("p", text: texts.noMoods)
        return
      }
      let spans = MoodSpans(of: statistics.days, atMost: MoodSection.mostDots)
      page.element("figure") { figure in
        figure.chart(
          height: MoodSection.chart.bottom + Chart.labelHeight,
          title: texts.moodsOverTime,
          description: texts.moodsDescription(
            average, rated: statistics.ratings.rated, contents.period, line.last)
        ) { svg in
          drawScale(to: &svg)
          drawDots(of: spans, to: &svg)
          drawLine(to: &svg)
          drawSlips(to: &svg)
          svg.timeAxis(of: MoodSection.chart, contents.period, dates)
        }
        figure.element(
          "figcaption", text: texts.moodsCaption(daysEach: spans.daysEach, window: window))
      }
    }
  }
}

extension MoodSection {
  /// The names of the moods and a line at each.
  private func drawScale(to svg: inout HTMLWriter) {
    for level in EmotionLevel.steps {
      let y = place(of: level.rawValue * 100)
      svg.gridLine(of: MoodSection.chart, y: y)
      svg.label(
        level.label(in: language), x: MoodSection.chart.left - 80, y: y + 40,
        anchor: "end")
    }
  }

  /// A dot for each span that has a mood, in the colour of the nearest one.
  private func drawDots(of spans: MoodSpans, to svg: inout HTMLWriter) {
    guard let first = contents.statistics.firstDay else { return }
    var paths: [EmotionLevel: SVGPath] = [:]
    for (place, span) in spans.spans.enumerated() {
      guard let average = span.average else { continue }
      let middle = first.adding(days: place * spans.daysEach + (spans.daysEach - 1) / 2)
      paths[average.nearestLevel, default: SVGPath()].dot(
        at: x(of: min(middle, contents.period.upperBound)),
        self.place(of: average.hundredths))
    }
    for level in EmotionLevel.steps {
      svg.path(paths[level] ?? SVGPath(), class: "dot s\(level.rawValue)")
    }
  }

  /// The moving average; where nothing was written for a whole window there is a gap.
  private func drawLine(to svg: inout HTMLWriter) {
    let all = line
    let step = (all.count + MoodSection.mostPoints - 1) / MoodSection.mostPoints
    var path = SVGPath()
    var last: CivilDate?
    for (place, point) in all.enumerated() {
      let isBroken = last.map { point.day.days(since: $0) > window } ?? true
      last = point.day
      guard isBroken || place % step == 0 || place == all.count - 1 else { continue }
      let (x, y) = (x(of: point.day), self.place(of: point.average.hundredths))
      if isBroken { path.move(to: x, y) } else { path.line(to: x, y) }
    }
    svg.path(path, class: "line")
  }

  /// A cross below each day with a slip.
  private func drawSlips(to svg: inout HTMLWriter) {
    var crosses = SVGPath()
    for day in contents.statistics.days.filter(\.hasSlip).suffix(MoodSection.mostDots) {
      crosses.cross(around: x(of: day.day), MoodSection.chart.bottom, size: 80)
    }
    svg.path(crosses, class: "slip")
  }
}

extension MoodSection {
  /// The moving average.
  private var line: [MovingAverage.Point] {
    MovingAverage(of: contents.statistics.days, window: window).points
  }

  /// The number of days that are averaged.
  private var window: Int {
    switch contents.dayCount {
    case ...100: 7
    case ...1100: 30
    default: 90
    }
  }

  /// The place of a day from the left.
  private func x(of day: CivilDate) -> Int {
    MoodSection.chart.x(of: day, in: contents.period)
  }

  /// The place of an average times 100 from the top.
  private func place(of hundredths: Int) -> Int {
    MoodSection.chart.y(hundredths, in: 60...500)
  }
}
