// Reading timestamps as RFC 3339 writes them.

/// Why a text is no RFC 3339 timestamp that a journal may hold.
public enum RFC3339Error: Error, Hashable, Sendable {
  /// The text does not have the form of a timestamp.
  case notATimestamp
  /// A part of the date is out of range.
  case date(CivilDateError)
  /// A part of the time is out of range.
  case time(TimeOfDayError)
  /// The offset from UTC is absent.
  case offsetMissing
  /// The hours or minutes of the offset are out of range.
  case offset(TimeOfDayError)
}

extension LocalTimestamp {
  /// Reads a timestamp as RFC 3339, section 5.6, writes it: `2026-11-29T21:15:00+09:00`.
  ///
  /// `t` and `z` may be small letters, `Z` and `-00:00` are read as `+00:00`, fractions of a second
  /// are cut, and the second 60 is read as 59. Nothing may stand before or after the timestamp.
  /// No memory is allocated.
  ///
  /// - Parameter text: the bytes of the text.
  /// - Throws: `RFC3339Error` that names the first part that is wrong.
  /// - Complexity: O(*n*) in the length of the fraction.
  public init(rfc3339 text: Span<UInt8>) throws(RFC3339Error) {
    // One check of the length lets the compiler drop those of the fixed places before the fraction.
    guard text.count >= 19 else { throw .notATimestamp }
    var digits = DigitPairs()
    let year = digits.number(text[0], text[1]) * 100 + digits.number(text[2], text[3])
    let month = digits.number(text[5], text[6])
    let day = digits.number(text[8], text[9])
    let hour = digits.number(text[11], text[12])
    let minute = digits.number(text[14], text[15])
    let second = digits.number(text[17], text[18])
    guard digits.areAllDigits,
      text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: "t"),
      text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":")
    else { throw .notATimestamp }

    let date: CivilDate
    let time: TimeOfDay
    do {
      date = try CivilDate(year: year, month: month, day: day)
    } catch { throw .date(error) }
    do {
      time = try TimeOfDay(hour: hour, minute: minute, leapSecond: second)
    } catch { throw .time(error) }
    let offsetMinutes = try text.extracting(text.endOfFraction(at: 19)...).offsetMinutes()
    self.init(
      localSeconds: Int64(date.dayNumber) * 86_400 + Int64(time.secondOfDay),
      validOffsetMinutes: offsetMinutes)
  }

  /// Reads a timestamp as RFC 3339 writes it, from a string.
  ///
  /// - Throws: `RFC3339Error` that names the first part that is wrong.
  public init(rfc3339 text: String) throws(RFC3339Error) {
    try self.init(rfc3339: text.utf8.span)
  }
}

extension TimeOfDay {
  /// Makes a time from its parts, reading the leap second 60 as 59, since clocks here have none.
  ///
  /// - Throws: `TimeOfDayError` that names the first part out of range.
  init(hour: Int, minute: Int, leapSecond second: Int) throws(TimeOfDayError) {
    try self.init(hour: hour, minute: minute, second: second == 60 ? 59 : second)
  }
}

extension Span<UInt8> {
  /// The index after a fraction of a second that begins here; `index` itself when there is none.
  ///
  /// - Throws: `notATimestamp` when the point is not followed by a digit.
  fileprivate func endOfFraction(at index: Int) throws(RFC3339Error) -> Int {
    guard index < count, self[index] == UInt8(ascii: ".") else { return index }
    var end = index + 1
    while end < count, self[end] &- UInt8(ascii: "0") <= 9 { end += 1 }
    guard end > index + 1 else { throw .notATimestamp }
    return end
  }

  /// The minutes ahead of UTC that the text, an offset, writes.
  ///
  /// - Throws: `offsetMissing`, `offset` or `notATimestamp`.
  fileprivate func offsetMinutes() throws(RFC3339Error) -> Int16 {
    guard count > 0 else { throw .offsetMissing }
    if count == 1, self[0] == UInt8(ascii: "Z") || self[0] == UInt8(ascii: "z") { return 0 }
    guard count == 6, self[0] == UInt8(ascii: "+") || self[0] == UInt8(ascii: "-"),
      self[3] == UInt8(ascii: ":")
    else { throw .notATimestamp }
    var digits = DigitPairs()
    let (hour, minute) = (digits.number(self[1], self[2]), digits.number(self[4], self[5]))
    guard digits.areAllDigits else { throw .notATimestamp }
    guard hour <= 23 else { throw .offset(.hour(hour)) }
    guard minute <= 59 else { throw .offset(.minute(minute)) }
    let minutes = Int16(hour * 60 + minute)
    return self[0] == UInt8(ascii: "+") ? minutes : -minutes
  }
}

/// Reads numbers of two ASCII digits and remembers whether all of them were digits.
///
/// One question after many numbers costs less than one after each.
private struct DigitPairs {
  /// The values of all bytes, each moved up so that only those above 9 reach 128, joined by "or".
  private var seen = 0

  /// Whether every byte so far was a digit; when not, the numbers mean nothing.
  var areAllDigits: Bool { seen < 128 }

  /// The number that two digits write.
  @inline(__always)
  mutating func number(_ tens: UInt8, _ ones: UInt8) -> Int {
    // The digits are 0x30 to 0x39, so exclusive "or" leaves 0 to 9 of a digit and more of others.
    let (tens, ones) = (Int(tens ^ 0x30), Int(ones ^ 0x30))
    seen |= (tens &+ 118) | (ones &+ 118)
    return tens &* 10 &+ ones
  }
}
