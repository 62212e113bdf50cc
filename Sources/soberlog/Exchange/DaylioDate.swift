import SoberlogCore

/// The date of a row of Daylio, which has the order that is usual where it was exported.
struct DaylioDate {
  /// The whole date: `2026-11-02`, `02/11/2026`, `2.11.2026`; empty in old exports.
  let full: String

  /// The year, in old exports.
  let year: String

  /// The day and the month in words: `November 2`, `2 Nov`.
  let date: String

  /// The name of the weekday.
  let weekday: String
}

extension DaylioDate {
  /// The date.
  ///
  /// Where day and month may stand in either order, the weekday decides.
  ///
  /// - Throws: `notAMoment`, or `ambiguousDate` when the weekday does not decide.
  func day() throws(ImportProblem.Reason) -> CivilDate {
    let text = full.isEmpty ? "\(date) \(year)" : full
    do throws(DateExpressionError) {
      if let moment = try WrittenMoment(text), moment.time == nil { return moment.date }
    } catch {
      throw .notAMoment(text, error)
    }
    let readings = full.isEmpty ? datesInWords : unorderedDates
    let fitting = readings.filter { number(ofWeekday: weekday) == $0.weekday }
    guard let first = readings.first else { throw .notAMoment(text, nil) }
    if readings.count == 1 { return first }
    guard fitting.count == 1 else { throw .ambiguousDate(text, readings: readings) }
    return fitting[0]
  }

  /// The dates that three numbers may mean, with the year last: with points the day comes first,
  /// else it or the month.
  private var unorderedDates: [CivilDate] {
    let numbers = full.split { "/.-".contains($0) }.map { Int($0) ?? -1 }
    guard numbers.count == 3 else { return [] }
    let dates = [(numbers[1], numbers[0]), (numbers[0], numbers[1])].map { month, day in
      try? CivilDate(year: numbers[2], month: month, day: day)
    }
    let readings = (full.contains(".") ? [dates[0]] : dates).compactMap { $0 }
    return readings.count == 2 && readings[0] == readings[1] ? [readings[0]] : readings
  }

  /// The date that a day, the English name of a month and a year mean.
  private var datesInWords: [CivilDate] {
    let words = date.lowercased().split { $0 == " " || $0 == "," || $0 == "." }
    let month = words.compactMap { word in
      DaylioDate.months.firstIndex { word.hasPrefix($0) }.map { $0 + 1 }
    }.first
    let day = words.compactMap { Int($0) }.first
    guard let year = Int(year), let month, let day else { return [] }
    return (try? CivilDate(year: year, month: month, day: day)).map { [$0] } ?? []
  }

  /// The beginnings of the English names of the months.
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The number of a weekday, Monday is 1, by its name; nil when that is neither English nor
  /// Japanese.
  private func number(ofWeekday name: String) -> Int? {
    let place =
      DaylioDate.englishWeekdays.firstIndex { name.lowercased().hasPrefix($0) }
      ?? DaylioDate.japaneseWeekdays.firstIndex { name.hasPrefix($0) }
    return place.map { $0 + 1 }
  }

  /// The beginnings of the English names of the weekdays, from Monday on.
  private static let englishWeekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// The beginnings of the Japanese names of the weekdays, from Monday on.
  private static let japaneseWeekdays = ["月", "火", "水", "木", "金", "土", "日"]
}
