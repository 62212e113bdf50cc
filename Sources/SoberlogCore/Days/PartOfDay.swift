/// A part of a day that people name with a time: `夜9時`, `this morning 7:30`.
struct PartOfDay: Hashable, Sendable {
  /// The hours that belong to it.
  let hours: ClosedRange<Int>

  /// Whether the hours behind it are counted to twelve, as in `夜9時`.
  private let isTwelveHour: Bool

  /// Makes a part of the day from its hours.
  private init(_ hours: ClosedRange<Int>, isTwelveHour: Bool) {
    self.hours = hours
    self.isTwelveHour = isTwelveHour
  }
}

extension PartOfDay {
  /// 朝.
  static let japaneseMorning = PartOfDay(4...11, isTwelveHour: true)

  /// 夜.
  static let japaneseNight = PartOfDay(18...23, isTwelveHour: true)

  /// The morning, which in English begins at midnight.
  static let englishMorning = PartOfDay(0...11, isTwelveHour: false)

  /// The night up to midnight.
  static let englishNight = PartOfDay(18...23, isTwelveHour: false)

  /// The words for parts of any day.
  static let words = WordTable<PartOfDay>([
    (["朝"], japaneseMorning), (["夕方"], PartOfDay(15...19, isTwelveHour: true)),
    (["夜", "晩"], japaneseNight), (["morning"], englishMorning),
    (["afternoon"], PartOfDay(12...18, isTwelveHour: false)),
    (["evening"], PartOfDay(16...23, isTwelveHour: false)), (["night"], englishNight),
  ])

  /// Whether an hour of this part may be one after midnight.
  private var isNight: Bool { hours == PartOfDay.japaneseNight.hours }

  /// The hour from 0 to 23 that is meant by one that was written; out of range when it was.
  ///
  /// Hours after midnight stay as they are: of a night, they may be on the next date.
  ///
  /// - Throws: `DateExpressionError.ambiguous` when the hour is not in this part of the day.
  func hour(of clock: DateScanner.Clock) throws(DateExpressionError) -> Int {
    let hour = clock.hour
    if isNight, hour == 12 || isAfterMidnight(hour) { return hour % 12 }
    let possible = hour <= 12 ? [hour % 12, hour % 12 + 12] : [hour]
    let written = isTwelveHour ? possible : [hour]
    if let hour = written.first(where: hours.contains) { return hour }
    let readings = possible.compactMap {
      try? TimeOfDay(hour: $0, minute: clock.minute).description
    }
    guard !readings.isEmpty else { return hour }
    throw .ambiguous(readings: readings)
  }

  /// Whether an hour is one after midnight, so that people may mean the date after the night began.
  func isAfterMidnight(_ hour: Int) -> Bool {
    isNight && (0...5).contains(hour)
  }
}
