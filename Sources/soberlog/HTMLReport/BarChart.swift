import SoberlogCore

/// A bar for each of some averages.
struct BarChart {
  /// What the averages are of, and the ratings.
  let rows: [(label: String, ratings: Ratings)]

  /// The most names below the bars, at least 1.
  let mostLabels: Int

  /// The language of the texts.
  let language: Language

  /// The measures.
  private static let chart = Chart(height: 900, left: 640)
  /// The averages times 100 from the lower to the upper edge, with room for a number on a bar.
  private static let scale = 0...550
  /// The most bars on which their averages stand.
  private static let mostNumbers = 7
  /// The most averages that are read out.
  private static let mostRead = 12
}

extension BarChart {
  /// Writes the chart.
  func write(title: String, to page: inout HTMLWriter) {
    let chart = BarChart.chart
    page.element("figure") { figure in
      figure.chart(
        height: chart.bottom + Chart.labelHeight, title: title,
        description: ReportTexts(language: language).averagesDescription(
          rows.suffix(BarChart.mostRead))
      ) { svg in
        for level in [EmotionLevel.worst, .neutral, .best] {
          let y = chart.y(level.rawValue * 100, in: BarChart.scale)
          svg.gridLine(of: chart, y: y)
          svg.label(level.label(in: language), x: chart.left - 80, y: y + 40, anchor: "end")
        }
        for place in rows.indices { draw(place, to: &svg) }
      }
    }
  }

  /// A bar, its average where there are few, and the name of what it is about where there is room.
  private func draw(_ place: Int, to svg: inout HTMLWriter) {
    let chart = BarChart.chart
    let pitch = (chart.right - chart.left) / max(rows.count, 5)
    let (left, width) = (chart.left + place * pitch + pitch / 8, pitch * 3 / 4)
    if let average = rows[place].ratings.average {
      let y = chart.y(average.hundredths, in: BarChart.scale)
      var bar = SVGPath()
      bar.move(to: left, chart.bottom)
      bar.vertical(to: y)
      bar.horizontal(by: width)
      bar.vertical(to: chart.bottom)
      bar.close()
      svg.path(bar, class: "f\(average.nearestLevel.rawValue)")
      if rows.count <= BarChart.mostNumbers {
        svg.label(average.description, x: left + width / 2, y: y - 30, anchor: "middle")
      }
    }
    let step = (rows.count + mostLabels - 1) / mostLabels
    if place % step == (step - 1) / 2 {
      svg.label(
        rows[place].label, x: left + width / 2, y: chart.bottom + 180, anchor: "middle")
    }
  }
}
