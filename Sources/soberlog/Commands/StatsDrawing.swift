import SoberlogCore

/// Draws moods in figures as sections of lines, none of them wider than the terminal.
struct StatsDrawing {
  /// The figures, of at least one entry.
  let statistics: Statistics

  /// How they are drawn.
  let presentation: Presentation
}

extension StatsDrawing {
  /// The most months that are shown.
  private static let mostMonths = 12
  /// The most tags and the most emoji that are shown.
  private static let mostTexts = 10
  /// The most columns of the sparkline.
  private static let mostSpans = 60
  /// The most columns of a bar.
  private static let longestBar = 24

  /// The sections; between two of them belongs a blank line.
  var sections: [[String]] {
    [
      overview, sparkline, moods,
      ratings(texts.byWeekday, Array(zip(dates.weekdays, statistics.byWeekday))),
      months, slips, tags, emoji,
    ].filter { !$0.isEmpty }
  }

  /// The period and how much was written in it.
  private var overview: [String] {
    guard let first = statistics.firstDay, let last = statistics.lastDay else { return [] }
    let period = first == last ? dates.date(first) : dates.period(first, last)
    let written = texts.written(
      entries: statistics.ratings.entries, days: statistics.days.count)
    let urges = statistics.urges > 0 ? [texts.urges(statistics.urges)] : []
    return rows.wrappedLines(of: presentation.shown(own: period), .heading)
      + ([written] + urges).flatMap { rows.wrappedLines(of: $0) }
  }

  /// The moods along time.
  private var sparkline: [String] {
    guard statistics.ratings.rated > 0 else { return [] }
    let spans = MoodSpans(
      of: statistics.days, atMost: min(columns, StatsDrawing.mostSpans))
    let signs = spans.spans.map { span in
      span.average.map { average in
        let sign = moodDrawing.sign(of: average)
        return presentation.paint(sign.text, sign.role)
      } ?? moodDrawing.noSign
    }
    return heading(texts.alongTime) + [signs.joined()]
      + rows.wrappedLines(of: legend(spans), .faint)
  }

  /// What the signs of the sparkline mean.
  private func legend(_ spans: MoodSpans) -> String {
    let (worst, best) = (EmotionLevel.worst, EmotionLevel.best)
    return texts.sparklineLegend(
      worst: moodDrawing.sign(of: worst).text, best: moodDrawing.sign(of: best).text,
      none: moodDrawing.noSign, daysEach: spans.daysEach)
  }

  /// How many entries have each mood, and the average.
  private var moods: [String] {
    let rated = statistics.ratings.rated
    let levels = EmotionLevel.steps.reversed() + [.notSelected]
    let counts = levels.map { statistics.count(of: $0) }
    let labels = levels.map(label)
    let widest = labels.map(\.displayWidth).max() ?? 0
    let digits = String(counts.max() ?? 0).utf8.count
    let width = min(StatsDrawing.longestBar, max(3, columns - widest - digits - 10))
    let cells = zip(levels, zip(labels, counts)).map { level, row in
      let percentage = level == .notSelected ? nil : percentage(row.1, of: rated)
      return [
        LinePart(text: row.0, role: .mood(level)),
        LinePart(
          text: moodDrawing.bar(row.1, ofMost: counts.max() ?? 0, width: width),
          role: .mood(level)),
        LinePart(text: String(row.1)),
        LinePart(text: percentage.map { "\($0)%" } ?? ""),
      ]
    }
    let average = statistics.ratings.average.map {
      rows.wrappedLines(of: texts.average($0, rated: rated))
    }
    return heading(texts.moods)
      + ColumnDrawing(presentation: presentation, rightAligned: [2, 3]).lines(cells)
      + (average ?? [])
  }

  /// A mood as dots and a label.
  private func label(of level: EmotionLevel) -> String {
    let plain = EntryDrawing.plainMood(level, in: presentation.language)
    return presentation.shown(
      own: plain.isEmpty ? level.label(in: presentation.language) : plain)
  }

  /// The last months.
  private var months: [String] {
    let all = statistics.byMonth
    let shown = all.suffix(StatsDrawing.mostMonths).map { (dates.month($0.month), $0.ratings) }
    let left = all.count - shown.count
    let more = left > 0 ? rows.wrappedLines(of: texts.earlierMonths(left), .faint) : []
    return ratings(texts.byMonth, shown) + more
  }

  /// The days before a slip beside the others; nothing where none of them has a mood.
  private var slips: [String] {
    let (before, others) = (statistics.beforeSlip, statistics.otherDays)
    guard before.days > 0 else { return [] }
    let cells = [(texts.beforeSlip, before), (texts.otherDays, others)].map { label, group in
      [
        LinePart(text: label), moodDrawing.dots(of: group.average),
        moodDrawing.number(of: group.average), LinePart(text: texts.days(group.days)),
      ]
    }
    var lines = heading(texts.beforeSlips) + ColumnDrawing(presentation: presentation).lines(cells)
    if let first = before.lowPercentage, let second = others.lowPercentage {
      lines += rows.wrappedLines(of: texts.lowDays(before: first, others: second))
    }
    return lines
  }

  /// The tags that occur most.
  private var tags: [String] {
    counted(texts.tags, statistics.tags) { "#" + escapedForTerminal($0, keepingNewlines: false) }
  }

  /// The emoji that occur most.
  private var emoji: [String] {
    counted(texts.emoji, statistics.emoji) { presentation.shown(emoji: $0) }
  }
}

extension StatsDrawing {
  /// A section of rows, each with a label, an average, and the number of entries.
  private func ratings(_ title: String, _ rows: [(String, Ratings)]) -> [String] {
    let cells = rows.map { label, ratings in
      [
        LinePart(text: label), moodDrawing.dots(of: ratings.average),
        moodDrawing.number(of: ratings.average),
        LinePart(text: texts.entries(ratings.entries)),
      ]
    }
    return heading(title) + ColumnDrawing(presentation: presentation).lines(cells)
  }

  /// A section of texts, the most frequent ones, each behind the number of its entries.
  private func counted(
    _ title: String, _ texts: [CountedText], shown: (String) -> String
  ) -> [String] {
    guard !texts.isEmpty else { return [] }
    let texts = texts.prefix(StatsDrawing.mostTexts)
    let digits = texts.map { String($0.count).utf8.count }.max() ?? 0
    let cells = texts.map { counted in
      let text = shown(counted.text)
      return [
        LinePart(text: String(counted.count)),
        LinePart(text: presentation.width.map { cut(text, toWidth: $0 - digits - 2) } ?? text),
      ]
    }
    return heading(title)
      + ColumnDrawing(presentation: presentation, rightAligned: [0]).lines(cells)
  }

  /// The heading of a section.
  private func heading(_ text: String) -> [String] { rows.wrappedLines(of: text, .heading) }

  /// The columns that may be filled.
  private var columns: Int { presentation.width ?? 80 }

  /// Texts in the language.
  private var texts: StatsTexts { StatsTexts(language: presentation.language) }

  /// Dates in the language.
  private var dates: DateTexts { DateTexts(language: presentation.language) }

  /// Draws paragraphs.
  private var rows: RowDrawing { RowDrawing(presentation: presentation) }

  /// Draws moods.
  private var moodDrawing: MoodDrawing { MoodDrawing(presentation: presentation) }
}
