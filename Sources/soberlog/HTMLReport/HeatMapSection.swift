import SoberlogCore

/// A heat map of moods for each year: a column a week, a square a day, the larger the better.
struct HeatMapSection {
  /// What the report shows.
  let contents: ReportContents

  /// The language of the texts.
  let language: Language

  /// The most years that are shown.
  private static let mostYears = 10
  /// The distance of two squares.
  private static let pitch = 80
  /// The size of the square that a day has.
  private static let daySize = 70
  /// The place of the first column.
  private static let left = 410
  /// The place of the first row.
  private static let top = 200
}

extension HeatMapSection: ReportSection {
  func write(to page: inout HTMLWriter) {
    let days = contents.statistics.days
    guard !days.isEmpty else { return }
    let years = Dictionary(grouping: days) { $0.day.year }.sorted { $0.key > $1.key }
    page.section("years", texts.years) { page in
      for (year, days) in years.prefix(HeatMapSection.mostYears) {
        page.element("figure") { figure in
          figure.element("h3", text: texts.year(year))
          figure.chart(
            height: HeatMapSection.top + 7 * HeatMapSection.pitch,
            title: texts.yearTitle(year), description: texts.yearDescription(year, days)
          ) { draw(days, to: &$0) }
        }
      }
      writeLegend(to: &page)
      if years.count > HeatMapSection.mostYears {
        page.element("p", text: texts.earlierYears(years.count - HeatMapSection.mostYears))
      }
    }
  }
}

extension HeatMapSection {
  /// The days of one year.
  private func draw(_ days: [DayMoods], to svg: inout HTMLWriter) {
    let first = days[0].day.firstOfMonth.adding(months: 1 - days[0].day.month)
    drawFrame(from: first, to: &svg)
    var squares = [SVGPath](repeating: SVGPath(), count: EmotionLevel.allCases.count)
    var (slips, starts) = (SVGPath(), SVGPath())
    for day in days {
      let (x, y) = place(of: day.day, from: first)
      let level = day.ratings.average?.nearestLevel ?? .notSelected
      squares[level.rawValue].square(around: x, y, size: HeatMapSection.size(of: level))
      if day.hasSlip {
        slips.cross(around: x, y, size: 52)
      } else if day.hasStart {
        starts.diamond(around: x, y, size: 60)
      }
    }
    for (place, path) in squares.enumerated() { svg.path(path, class: "f\(place)") }
    for (path, name) in [(slips, "slip"), (starts, "start")] {
      svg.path(path, class: "halo")
      svg.path(path, class: name)
    }
  }

  /// The names of months and weekdays, and a pale square for every day up to today.
  private func drawFrame(from first: CivilDate, to svg: inout HTMLWriter) {
    for month in 0..<12 {
      let day = first.adding(months: month)
      svg.label(
        dates.shortMonth(day), x: place(of: day, from: first).x - 36, y: 150, anchor: "start")
    }
    for row in stride(from: language == .english ? 0 : 1, to: 7, by: 2) {
      let weekday = language == .english ? row : (row + 6) % 7
      let y = HeatMapSection.top + row * HeatMapSection.pitch + 40
      svg.label(
        dates.weekdays[weekday], x: HeatMapSection.left - 90, y: y + 36, anchor: "end")
    }
    let last = min(first.adding(months: 12).adding(days: -1), contents.period.upperBound)
    var weeks = SVGPath()
    var day = first
    while day <= last {
      let end = min(last, day.adding(days: 6 - row(of: day)))
      let (x, y) = place(of: day, from: first)
      let length = end.days(since: day) * HeatMapSection.pitch + HeatMapSection.daySize
      weeks.move(to: x, y - HeatMapSection.daySize / 2)
      weeks.vertical(by: length)
      day = end.adding(days: 1)
    }
    svg.path(weeks, class: "cells")
  }

  /// The meaning of the squares and marks.
  private func writeLegend(to page: inout HTMLWriter) {
    let events = EntryTexts(language: language)
    page.element("ul", ["class": "legend"]) { list in
      for level in EmotionLevel.steps.reversed() + [.notSelected] {
        list.legendItem(level.label(in: language), class: "f\(level.rawValue)") {
          $0.square(around: 60, 60, size: HeatMapSection.size(of: level))
        }
      }
      list.legendItem(events.label(of: .slip), class: "slip") {
        $0.cross(around: 60, 60, size: 64)
      }
      list.legendItem(events.label(of: .start), class: "start") {
        $0.diamond(around: 60, 60, size: 72)
      }
    }
  }
}

extension HeatMapSection {
  /// The size of the square of a mood.
  private static func size(of level: EmotionLevel) -> Int {
    level == .notSelected ? 20 : 22 + level.rawValue * 10
  }

  /// The place of the middle of a day.
  private func place(of day: CivilDate, from first: CivilDate) -> (x: Int, y: Int) {
    let column = (day.days(since: first) + row(of: first)) / 7
    return (
      HeatMapSection.left + column * HeatMapSection.pitch,
      HeatMapSection.top + row(of: day) * HeatMapSection.pitch + 40
    )
  }

  /// The row of a day: weeks begin on Monday in English and on Sunday in Japanese.
  private func row(of day: CivilDate) -> Int {
    language == .english ? day.weekday - 1 : day.weekday % 7
  }
}

extension HTMLWriter {
  /// Writes an item of a legend: a sign, drawn in a square of 120 units, and its meaning.
  fileprivate mutating func legendItem(
    _ meaning: String, class name: String, draw: (inout SVGPath) -> Void
  ) {
    var sign = SVGPath()
    draw(&sign)
    element("li") { item in
      item.inline("svg", ["viewBox": "0 0 120 120", "aria-hidden": "true"]) {
        $0.path(sign, class: name)
      }
      item.text(" " + meaning)
    }
  }
}
