/// A day that a text names, and to which a time may be added.
struct NamedDay {
  /// The day.
  let day: CivilDate

  /// Whether it is a date of the calendar, so that a time is on that very date.
  ///
  /// Otherwise it is counted from today, and a time lies between its beginning and its end, which
  /// the day boundary may move.
  let isDate: Bool

  /// The day before that which may be meant when a time of the day itself lies ahead.
  var earlier: CivilDate?
}
