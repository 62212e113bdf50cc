import SoberlogCore

/// The measures of a chart in tenths of its own unit, of which it is always equally many wide.
struct Chart: Hashable {
  /// The height, without the labels below it.
  let height: Int

  /// The place of the left edge.
  let left: Int
}

extension Chart {
  /// The width of every chart.
  static let width = 4800
  /// The room on the right and at the top.
  static let margin = 120
  /// The room for labels below.
  static let labelHeight = 220

  /// The place of the right edge.
  var right: Int { Chart.width - Chart.margin }

  /// The place of the lower edge, from the top.
  var bottom: Int { Chart.margin + height }

  /// The place of a day of a period, the first at the left edge and the last at the right one.
  func x(of day: CivilDate, in period: ClosedRange<CivilDate>) -> Int {
    let last = period.upperBound.days(since: period.lowerBound)
    guard last > 0 else { return (left + right) / 2 }
    return left + day.days(since: period.lowerBound) * (right - left) / last
  }

  /// The place of a value between the lower and the upper edge.
  func y(_ value: Int, in range: ClosedRange<Int>) -> Int {
    let span = max(1, range.upperBound - range.lowerBound)
    return bottom - (value - range.lowerBound) * height / span
  }
}

extension HTMLWriter {
  /// Writes a chart, and what it says for those who cannot see it.
  ///
  /// - Parameters:
  ///   - height: the height with labels, in tenths of a unit.
  ///   - title: what the chart is.
  ///   - description: what it says.
  ///   - content: draws it.
  mutating func chart(
    height: Int, title: String, description: String, content: (inout HTMLWriter) -> Void
  ) {
    element("svg", ["viewBox": "0 0 \(Chart.width) \(height)", "role": "img"]) { svg in
      svg.element("title", text: title)
      svg.element("desc", text: description)
      content(&svg)
    }
  }

  /// Writes a label of a chart.
  ///
  /// - Parameter anchor: which part of it is at the place: `start`, `middle` or `end`.
  mutating func label(_ text: String, x: Int, y: Int, anchor: String) {
    element(
      "text", ["x": String(x), "y": String(y), "text-anchor": anchor], text: text)
  }

  /// Writes a line across a chart.
  mutating func gridLine(of chart: Chart, y: Int) {
    var line = SVGPath()
    line.move(to: chart.left, y)
    line.horizontal(to: chart.right)
    path(line, class: "grid")
  }

  /// Writes the dates below a chart.
  mutating func timeAxis(
    of chart: Chart, _ period: ClosedRange<CivilDate>, _ dates: DateTexts
  ) {
    let axis = TimeAxis(period: period)
    var last = Int.min / 2
    var marks = SVGPath()
    for day in axis.ticks {
      let x = chart.x(of: day, in: period)
      marks.move(to: x, chart.bottom)
      marks.vertical(by: 40)
      // A label that would stand out on the right is moved inwards, if there is room.
      let isAtEnd = x > chart.right - 240
      if !isAtEnd || x - last > 1000 {
        label(
          axis.label(of: day, dates), x: x, y: chart.bottom + 180,
          anchor: isAtEnd ? "end" : "middle")
      }
      last = x
    }
    path(marks, class: "grid")
  }
}
