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
    if let usual = LocalTimestamp(usualForm: text) {
      self = usual
      return
    }
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

extension LocalTimestamp {
  /// Reads a timestamp of the form that nearly all have, `2026-11-29T21:15:00+09:00`, eight bytes at
  /// a time; nil for any other and for a wrong one.
  @inline(__always)
  private init?(usualForm text: Span<UInt8>) {
    guard text.count == 25 else { return nil }
    let (first, second, third) = (text.word(at: 0), text.word(at: 8), text.word(at: 16))
    let (sign, last) = (text[19], text[24] ^ 0x30)
    let day = DigitPairsOfWord(
      first, digits: 0x00FF_FF00_FFFF_FFFF, separators: 0x2D00_002D_0000_0000)
    let clock = DigitPairsOfWord(
      second, digits: 0xFFFF_00FF_FF00_FFFF, separators: 0x0000_3A00_0054_0000)
    let rest = DigitPairsOfWord(
      third & 0xFFFF_FFFF_00FF_FFFF, digits: 0xFF00_FFFF_00FF_FF00,
      separators: 0x003A_0000_0000_003A)
    guard let day, let clock, let rest, last <= 9,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    else { return nil }
    let offset = (hour: rest.number(at: 4), minute: rest.number(at: 7) + Int(last))
    let year = day.number(at: 0) * 100 + day.number(at: 2)
    guard offset.hour <= 23, offset.minute <= 59,
      let date = try? CivilDate(year: year, month: day.number(at: 5), day: clock.number(at: 0)),
      let time = try? TimeOfDay(
        hour: clock.number(at: 3), minute: clock.number(at: 6), second: rest.number(at: 1))
    else { return nil }
    let minutes = Int16(offset.hour * 60 + offset.minute)
    self.init(
      localSeconds: Int64(date.dayNumber) * 86_400 + Int64(time.secondOfDay),
      validOffsetMinutes: sign == UInt8(ascii: "+") ? minutes : -minutes)
  }
}

/// Numbers of two ASCII digits in a word of eight bytes, of which the first is in the lowest place.
private struct DigitPairsOfWord {
  /// For each digit ten times its value, and the value of the digit behind it if there is one.
  private let pairs: UInt64

  /// Reads a word; nil when a digit or a separator is not where it should be.
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - digits: all bits of the places of digits.
  ///   - separators: what stands in the other places.
  @inline(__always)
  init?(_ word: UInt64, digits: UInt64, separators: UInt64) {
    guard word & ~digits == separators else { return nil }
    // As in `DigitPairs`, for all places at once.
    let values = (word ^ 0x3030_3030_3030_3030) & digits
    guard (values | (values &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 == 0 else {
      return nil
    }
    pairs = values &* 10 &+ values &>> 8
  }

  /// The number whose first digit is at a place, from 0 to 7.
  @inline(__always)
  func number(at place: UInt64) -> Int {
    Int(truncatingIfNeeded: pairs &>> (place &* 8) & 0xFF)
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
