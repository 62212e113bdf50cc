import SoberlogCore

/// Average moods by weekday and by month, and on the days before a slip.
struct AveragesSection {
  /// What the report shows.
  let contents: ReportContents

  /// The language of the texts.
  let language: Language

  /// The most months that are shown.
  private static let mostMonths = 120
}

extension AveragesSection: ReportSection {
  func write(to page: inout HTMLWriter) {
    let statistics = contents.statistics
    guard statistics.ratings.rated > 0 else { return }
    let weekdays = Array(zip(dates.weekdays, statistics.byWeekday))
    page.section("weekdays", texts.stats.byWeekday) { page in
      let bars = BarChart(rows: weekdays, mostLabels: 7, language: language)
      bars.write(title: texts.weekdayAverages, to: &page)
      writeTable(of: weekdays, caption: texts.weekdayAverages, texts.weekday, to: &page)
    }
    let months = statistics.byMonth.suffix(AveragesSection.mostMonths).map {
      (dates.month($0.month), $0.ratings)
    }
    page.section("months", texts.stats.byMonth) { page in
      let bars = BarChart(rows: months, mostLabels: 4, language: language)
      bars.write(title: texts.monthAverages, to: &page)
      page.element("details") { details in
        details.element("summary", text: texts.asTable)
        writeTable(
          of: months.reversed(), caption: texts.monthAverages, texts.month, to: &details)
      }
    }
    writeSlips(to: &page)
  }
}

extension AveragesSection {
  /// The averages in digits.
  private func writeTable(
    of rows: [(String, Ratings)], caption: String, _ name: String, to page: inout HTMLWriter
  ) {
    page.table(
      caption: caption, head: [name, texts.average, texts.entries], numbers: 2,
      rows: rows.map { label, ratings in
        [label, ratings.average?.description ?? "–", String(ratings.entries)]
      })
  }

  /// The days before a slip beside the others; nothing where none of them has a mood.
  private func writeSlips(to page: inout HTMLWriter) {
    let (before, others) = (contents.statistics.beforeSlip, contents.statistics.otherDays)
    guard before.days > 0 else { return }
    page.section("slips", texts.stats.beforeSlips) { page in
      page.table(
        caption: texts.beforeSlipTable,
        head: [texts.dayKind, texts.average, texts.dayCount], numbers: 2,
        rows: [(texts.stats.beforeSlip, before), (texts.stats.otherDays, others)].map {
          [$0, $1.average?.description ?? "–", String($1.days)]
        })
      if let first = before.lowPercentage, let second = others.lowPercentage {
        page.element("p", text: texts.stats.lowDays(before: first, others: second))
      }
    }
  }
}
