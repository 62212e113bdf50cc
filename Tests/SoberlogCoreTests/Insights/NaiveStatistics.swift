import Foundation
import SoberlogCore

/// An entry as statistics look at it.
struct RatedEntry: Hashable {
  /// The day.
  let day: CivilDate

  /// The mood.
  var mood = EmotionLevel.notSelected

  /// What it records besides writing.
  var event: JournalEvent?

  /// The emoji.
  var emoji: String?

  /// The text.
  var note = ""
}

/// The statistics in the most obvious way, from all entries at once.
struct NaiveStatistics {
  /// The entries up to today.
  let known: [RatedEntry]

  /// Those of them that the statistics are about.
  let chosen: [RatedEntry]

  /// Makes the statistics of the entries that a condition chooses.
  init(_ entries: [RatedEntry], today: CivilDate, where isChosen: (RatedEntry) -> Bool) {
    known = entries.filter { $0.day <= today }
    chosen = known.filter(isChosen)
  }

  /// The average of some entries, with two decimals.
  static func average(_ entries: [RatedEntry]) -> String? {
    let scores = entries.compactMap(\.mood.score)
    guard !scores.isEmpty else { return nil }
    let quotient = NSDecimalNumber(decimal: Decimal(scores.reduce(0, +)) / Decimal(scores.count))
    let rounding = NSDecimalNumberHandler(
      roundingMode: .plain, scale: 2, raiseOnExactness: false, raiseOnOverflow: true,
      raiseOnUnderflow: true, raiseOnDivideByZero: true)
    let hundredths = quotient.rounding(accordingToBehavior: rounding).multiplying(by: 100).intValue
    let digits = String(hundredths)
    return "\(digits.dropLast(2)).\(digits.suffix(2))"
  }

  /// The days with a mood, with the entries of each; those before a slip, or the others.
  func ratedDays(beforeSlip: Bool) -> [(day: CivilDate, entries: [RatedEntry])] {
    let slips = Set(known.filter { $0.event == .slip }.map(\.day))
    return Dictionary(grouping: chosen, by: \.day)
      .filter { day, entries in
        entries.contains { $0.mood != .notSelected }
          && slips.contains(day.adding(days: 1)) == beforeSlip
      }
      .map { ($0.key, $0.value) }
  }

  /// How many entries have each of some texts.
  static func counts(_ texts: [[String]]) -> [String: Int] {
    texts.flatMap { Set($0) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension Statistics {
  /// The statistics of the entries that a condition chooses.
  static func of(
    _ entries: [RatedEntry], today: CivilDate, where isChosen: (RatedEntry) -> Bool = { _ in true }
  ) -> Statistics {
    of(parts: [entries], today: today, where: isChosen)
  }

  /// The statistics of entries of which each part is taken by itself before all are put together.
  static func of(
    parts: [[RatedEntry]], today: CivilDate, where isChosen: (RatedEntry) -> Bool
  ) -> Statistics {
    var total = StatisticsCalculator(today: today)
    for part in parts {
      var calculator = StatisticsCalculator(today: today)
      for entry in part {
        if entry.event == .slip { calculator.recordSlip(on: entry.day) }
        guard isChosen(entry) else { continue }
        calculator.record(
          day: entry.day, mood: entry.mood, event: entry.event, emoji: entry.emoji,
          tags: Tag.names(in: entry.note))
      }
      total.add(calculator)
    }
    return total.statistics()
  }
}
