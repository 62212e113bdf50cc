import SoberlogCore

/// Runs along time, with the milestones that each one reaches, and a table of the latest.
struct RunsSection {
  /// What the report shows.
  let contents: ReportContents

  /// The language of the texts.
  let language: Language

  /// The measures.
  private static let chart = Chart(height: 1200, left: 640)
  /// The most runs that are drawn.
  private static let mostDrawn = 500
  /// The most runs in the table.
  private static let mostRows = 10
}

extension RunsSection: ReportSection {
  func write(to page: inout HTMLWriter) {
    page.section("runs", texts.runs) { page in
      let runs = contents.runs
      guard let longest = runs.map(length).max() else {
        page.element("p", text: texts.noRuns)
        return
      }
      page.element("figure") { figure in
        figure.chart(
          height: RunsSection.chart.bottom + Chart.labelHeight, title: texts.runs,
          description: texts.runsDescription(contents.figures)
        ) { svg in
          draw(runs.suffix(RunsSection.mostDrawn), longest: longest, to: &svg)
          svg.timeAxis(of: RunsSection.chart, contents.period, dates)
        }
        figure.element("figcaption", text: texts.runsCaption)
      }
      writeTable(to: &page)
    }
  }
}

extension RunsSection {
  /// The day number that a run, perhaps cut to the period, has on its last day.
  private func length(of run: Run) -> Int {
    run.last.days(since: start(of: run)) + 1
  }

  /// The first day of a run before it was cut to the period.
  private func start(of run: Run) -> CivilDate {
    run.first == contents.period.lowerBound
      ? contents.figures.history.last { $0.first <= run.first }?.first ?? run.first : run.first
  }

  /// The runs as lines that rise by one each day, and a dot at each milestone.
  private func draw(
    _ runs: some Sequence<Run>, longest: Int, to svg: inout HTMLWriter
  ) {
    let milestones = shownMilestones(upTo: longest)
    for days in milestones {
      svg.gridLine(of: RunsSection.chart, y: y(days, longest))
      svg.label(
        texts.dayNumber(days), x: RunsSection.chart.left - 80, y: y(days, longest) + 40,
        anchor: "end")
    }
    svg.gridLine(of: RunsSection.chart, y: RunsSection.chart.bottom)
    var (lines, areas, dots) = (SVGPath(), SVGPath(), SVGPath())
    for run in runs {
      let start = start(of: run)
      let (first, last) = (run.first.days(since: start) + 1, length(of: run))
      let (left, right) = (x(of: run.first), x(of: run.last))
      lines.move(to: left, y(first, longest))
      // A run of one day has some width, too.
      lines.line(to: max(right, left + 1), y(last, longest))
      areas.move(to: left, RunsSection.chart.bottom)
      areas.line(to: left, y(first, longest))
      areas.line(to: right, y(last, longest))
      areas.vertical(to: RunsSection.chart.bottom)
      areas.close()
      for days in milestones where (first...last).contains(days) {
        dots.dot(at: x(of: start.adding(days: days - 1)), y(days, longest))
      }
    }
    svg.path(areas, class: "area")
    svg.path(lines, class: "run")
    svg.path(dots, class: "milestone")
  }

  /// The milestones that are shown, as numbers of days, with room between them for their names.
  private func shownMilestones(upTo longest: Int) -> [Int] {
    var shown: [Int] = []
    for days in Milestone.dayCounts(through: longest).reversed() {
      if shown.last.map({ ($0 - days) * 8 >= longest }) ?? true { shown.append(days) }
    }
    return shown
  }

  /// The place of a day from the left.
  private func x(of day: CivilDate) -> Int {
    RunsSection.chart.x(of: day, in: contents.period)
  }

  /// The place of a number of days from the top.
  private func y(_ days: Int, _ longest: Int) -> Int {
    RunsSection.chart.y(days, in: 0...max(longest, 3))
  }
}

extension RunsSection {
  /// The latest runs in words.
  private func writeTable(to page: inout HTMLWriter) {
    let runs = contents.figures.history.filter {
      $0.last >= contents.period.lowerBound && $0.first <= contents.period.upperBound
    }
    let shown = runs.reversed().prefix(RunsSection.mostRows)
    page.table(
      caption: texts.runsTable(
        shown: shown.count, of: runs.count,
        isPeriod: runs.count < contents.figures.history.count),
      head: [texts.from, texts.to, texts.length], numbers: 1,
      rows: shown.map { [dates.date($0.first), dates.date($0.last), texts.days($0.days)] })
  }
}
