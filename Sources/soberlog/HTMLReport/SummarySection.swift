import SoberlogCore

/// What day it is, and the figures about sober days and entries.
struct SummarySection {
  /// What the report shows.
  let contents: ReportContents

  /// The language of the texts.
  let language: Language
}

extension SummarySection: ReportSection {
  func write(to page: inout HTMLWriter) {
    let streak = StreakTexts(language: language)
    let figures = contents.figures
    page.section("today", texts.sober) { page in
      // A number is shown large, a sentence is not.
      page.element(
        "p", ["class": figures.days > 0 ? "headline" : "sentence"],
        text: streak.headline(figures, isToday: false))
      for milestone in figures.reached {
        page.element("p", text: texts.milestones.reachedToday(milestone.span))
      }
      page.descriptions(streak.rows(figures, contents.savings))
    }
    page.section("written", texts.written) { page in
      let statistics = contents.statistics
      page.element(
        "p",
        text: texts.stats.written(
          entries: statistics.ratings.entries, days: statistics.days.count))
      if let average = statistics.ratings.average {
        page.element(
          "p", text: texts.stats.average(average, rated: statistics.ratings.rated))
      }
      if statistics.ratings.entries > 0 { writeMoods(to: &page) }
    }
  }
}

extension SummarySection {
  /// How many entries have each mood.
  private func writeMoods(to page: inout HTMLWriter) {
    let statistics = contents.statistics
    let levels = EmotionLevel.steps.reversed() + [.notSelected]
    page.table(
      caption: texts.moodCounts, head: [texts.mood, texts.entries, texts.share], numbers: 2,
      rows: levels.map { level in
        let count = statistics.count(of: level)
        let share =
          level == .notSelected ? nil : percentage(count, of: statistics.ratings.rated)
        let plain = EntryDrawing.plainMood(level, in: language)
        return [
          plain.isEmpty ? level.label(in: language) : plain, String(count),
          share.map { "\($0)%" } ?? "",
        ]
      })
  }
}
