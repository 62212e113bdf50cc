import SoberlogCore

/// Draws months as grids of weeks, several beside each other where the terminal is wide enough.
///
/// A day has five columns: the mark of today, the day of the month in two, a sign for the mood, and
/// a mark for a slip or a start. Days that have not come yet are blank.
struct CalendarDrawing {
  /// The months and their days.
  let calendar: CalendarReport

  /// How they are drawn.
  let presentation: Presentation
}

extension CalendarDrawing {
  /// The columns of a day.
  private static let dayWidth = 5
  /// The columns of a month and of the blanks behind it.
  private static let monthWidth = 7 * dayWidth + 2

  /// The lines of the months, for each row of months that stand beside each other.
  var rowsOfMonths: [[String]] {
    let perRow = max(1, ((presentation.width ?? 80) + 2) / CalendarDrawing.monthWidth)
    return stride(from: 0, to: calendar.months.count, by: perRow).map { start in
      lines(of: calendar.months[start...].prefix(perRow))
    }
  }

  /// What the signs mean.
  var legend: [String] {
    let texts = CalendarTexts(language: presentation.language)
    let moods = EmotionLevel.steps.map { level in
      let sign = moodDrawing.sign(of: level)
      return LinePart(
        text: "\(sign.text) \(level.label(in: presentation.language))", role: sign.role)
    }
    let others = [
      LinePart(text: "\(signs.unrated) \(texts.unrated)"),
      LinePart(text: "\(moodDrawing.noSign) \(texts.unwritten)"),
      LinePart(text: "\(signs.slip) \(texts.slip)", role: .event),
      LinePart(text: "\(signs.start) \(texts.start)", role: .event),
      LinePart(text: "\(signs.today) \(texts.today)", role: .heading),
    ]
    let rows = RowDrawing(presentation: presentation)
    return rows.lines(of: moods, indent: 0) + rows.lines(of: others, indent: 0)
  }
}

extension CalendarDrawing {
  /// Months beside each other.
  private func lines(of months: some Sequence<CivilDate>) -> [String] {
    var lines = [PlacedLine](repeating: PlacedLine(), count: 2)
    for (place, month) in months.enumerated() {
      draw(month, at: place * CalendarDrawing.monthWidth, on: &lines)
    }
    return lines.map(\.text)
  }

  /// A month: its name, the weekdays, and a line for each week that has begun.
  private func draw(_ first: CivilDate, at column: Int, on lines: inout [PlacedLine]) {
    let dates = DateTexts(language: presentation.language)
    let name = LinePart(text: dates.month(first), role: .heading)
    lines[0].place(name, at: column + 1, presentation)
    for weekday in 0..<7 {
      let name = dates.weekdays[(weekday + (mondayIsFirst ? 0 : 6)) % 7].prefix(2)
      lines[1].place(
        LinePart(text: String(name), role: .faint),
        at: column + weekday * CalendarDrawing.dayWidth + 1, presentation)
    }
    let last = min(first.adding(months: 1).adding(days: -1), calendar.today)
    guard first <= last else { return }
    let blanks = place(inWeek: first)
    for day in 0...last.days(since: first) {
      let line = 2 + (blanks + day) / 7
      if line == lines.count { lines.append(PlacedLine()) }
      draw(
        first.adding(days: day),
        at: column + (blanks + day) % 7 * CalendarDrawing.dayWidth, on: &lines[line])
    }
  }

  /// A day.
  private func draw(_ day: CivilDate, at column: Int, on line: inout PlacedLine) {
    let isToday = day == calendar.today
    let moods = calendar.days[day]
    let number = LinePart(text: String(day.day), role: isToday ? .heading : nil)
    line.place(
      LinePart(text: isToday ? signs.today : "", role: .heading), at: column, presentation)
    line.place(number, at: column + 3 - number.text.utf8.count, presentation)
    line.place(sign(of: moods), at: column + 3, presentation)
    line.place(LinePart(text: mark(of: moods), role: .event), at: column + 4, presentation)
  }

  /// The sign for the mood of a day.
  private func sign(of moods: DayMoods?) -> LinePart {
    guard let moods else { return LinePart(text: moodDrawing.noSign, role: .faint) }
    return moods.ratings.average.map(moodDrawing.sign) ?? LinePart(text: signs.unrated)
  }

  /// The mark for what happened on a day, nothing for most; a slip stands whatever else there is.
  private func mark(of moods: DayMoods?) -> String {
    guard let moods else { return "" }
    return moods.hasSlip ? signs.slip : moods.hasStart ? signs.start : ""
  }

  /// The place of a day in its week, from 0 to 6.
  private func place(inWeek day: CivilDate) -> Int {
    mondayIsFirst ? day.weekday - 1 : day.weekday % 7
  }

  /// Whether weeks begin on Monday, and not on Sunday.
  private var mondayIsFirst: Bool { presentation.language == .english }

  /// The signs other than those of moods.
  private var signs: CalendarSigns { presentation.repertoire == .ascii ? .ascii : .unicode }

  /// Draws moods.
  private var moodDrawing: MoodDrawing { MoodDrawing(presentation: presentation) }
}

/// The signs of a calendar other than those of moods, each of one column.
private struct CalendarSigns {
  /// A day whose entries have no mood.
  let unrated: String

  /// A slip.
  let slip: String

  /// A start.
  let start: String

  /// Today.
  let today: String

  /// The signs that are usual.
  static let unicode = CalendarSigns(unrated: "–", slip: "×", start: "◆", today: "›")

  /// The signs where only ASCII is wanted.
  static let ascii = CalendarSigns(unrated: "?", slip: "x", start: "+", today: ">")
}
