import SoberlogCore
import TestSupport
import Testing

@Suite("RFC 3339")
struct RFC3339Tests {
  @Test("A timestamp is made of seconds and an offset that it can have, and of no others")
  func parts() throws {
    let first = try LocalTimestamp(rfc3339: "1900-01-01T00:00:00Z").localSeconds
    let last = try LocalTimestamp(rfc3339: "9999-12-31T23:59:59Z").localSeconds
    for seconds in [first, 0, last] {
      for minutes: Int16 in [-1439, 0, 1439] {
        let timestamp = LocalTimestamp(localSeconds: seconds, offsetMinutes: minutes)
        #expect(timestamp?.localSeconds == seconds)
        #expect(timestamp?.offsetMinutes == minutes)
      }
      for minutes: Int16 in [-1440, 1440, .min, .max] {
        #expect(LocalTimestamp(localSeconds: seconds, offsetMinutes: minutes) == nil)
      }
    }
    for seconds in [first - 1, last + 1, .min, .max] {
      #expect(LocalTimestamp(localSeconds: seconds, offsetMinutes: 0) == nil)
    }
  }

  @Test(
    "A timestamp is read and written in the canonical form",
    arguments: [
      ("2026-11-29T21:15:00+09:00", "2026-11-29T21:15:00+09:00"),
      ("2026-11-29T21:15:00Z", "2026-11-29T21:15:00+00:00"),
      ("2026-11-29t21:15:00z", "2026-11-29T21:15:00+00:00"),
      ("2026-11-29T21:15:00-00:00", "2026-11-29T21:15:00+00:00"),
      ("2026-11-29T21:15:00.999+09:00", "2026-11-29T21:15:00+09:00"),
      ("2026-11-29T21:15:00.123456789012345678901234567890Z", "2026-11-29T21:15:00+00:00"),
      ("2026-11-29T23:59:60+09:00", "2026-11-29T23:59:59+09:00"),
      ("2024-02-29T00:00:00-03:30", "2024-02-29T00:00:00-03:30"),
      ("1900-01-01T00:00:00+23:59", "1900-01-01T00:00:00+23:59"),
      ("9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59-23:59"),
      ("1969-12-31T23:59:59+00:00", "1969-12-31T23:59:59+00:00"),
    ])
  func reads(text: String, expected: String) throws {
    #expect(try LocalTimestamp(rfc3339: text).rfc3339 == expected)
  }

  @Test(
    "The first thing that is wrong is named",
    arguments: [
      ("", RFC3339Error.notATimestamp),
      ("nonsense", .notATimestamp),
      ("2026-11-29", .notATimestamp),
      ("2026-11-29T21:15", .notATimestamp),
      ("2026-11-29 21:15:00+09:00", .notATimestamp),
      ("2026/11/29T21:15:00+09:00", .notATimestamp),
      ("2026-11-29T21.15.00+09:00", .notATimestamp),
      ("2026-11-29T21:15:00,5+09:00", .notATimestamp),
      ("2026-11-29T21:15:00.+09:00", .notATimestamp),
      ("2026-11-29T21:15:00.", .notATimestamp),
      ("2026-11-29T21:15:00+0900", .notATimestamp),
      ("2026-11-29T21:15:00+09", .notATimestamp),
      ("2026-11-29T21:15:00+09:0x", .notATimestamp),
      ("2026-11-29T21:15:00*09:00", .notATimestamp),
      ("2026-11-29T21:15:00ZZ", .notATimestamp),
      ("2026-11-29T21:15:00+09:00 ", .notATimestamp),
      (" 2026-11-29T21:15:00+09:00", .notATimestamp),
      ("２０２６-11-29T21:15:00+09:00", .notATimestamp),
      ("+026-11-29T21:15:00+09:00", .notATimestamp),
      ("2026-11-29T21:15:00", .offsetMissing),
      ("2026-11-29T21:15:00.5", .offsetMissing),
      ("1899-12-31T21:15:00Z", .date(.year(1899))),
      ("0000-12-31T21:15:00Z", .date(.year(0))),
      ("2026-13-01T25:00:00Z", .date(.month(13))),
      ("2026-02-30T00:00:00+09:00", .date(.day(30, year: 2026, month: 2))),
      ("2026-11-30T25:00:00+09:00", .time(.hour(25))),
      ("2026-11-30T24:00:00+09:00", .time(.hour(24))),
      ("2026-11-30T23:60:00+09:00", .time(.minute(60))),
      ("2026-11-30T23:59:61+09:00", .time(.second(61))),
      ("2026-11-30T23:59:00+24:00", .offset(.hour(24))),
      ("2026-11-30T23:59:00-09:60", .offset(.minute(60))),
    ])
  func refuses(text: String, error: RFC3339Error) {
    #expect(throws: error) { try LocalTimestamp(rfc3339: text) }
  }

  @Test("Every byte of a timestamp matters: none can be any other without a difference")
  func everyByte() throws {
    let text = Array("2026-11-29T21:15:00+09:00".utf8)
    let original = try LocalTimestamp(rfc3339: text.span)
    for index in text.indices {
      for byte in UInt8.min...UInt8.max where byte != text[index] {
        var changed = text
        changed[index] = byte
        let isSmallT = index == 10 && byte == UInt8(ascii: "t")
        let read = try? LocalTimestamp(rfc3339: changed.span)
        #expect(isSmallT ? read == original : read != original)
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        let isOtherSign = index == 19 && byte == UInt8(ascii: "-")
        #expect(read == nil || isDigit || isSmallT || isOtherSign)
      }
    }
  }

  @Test("Every prefix of a timestamp is refused")
  func prefixes() {
    let text = Array("2026-11-29T21:15:00.25+09:00".utf8)
    for count in 0..<text.count {
      #expect(throws: RFC3339Error.self) {
        try LocalTimestamp(rfc3339: text.span.extracting(first: count))
      }
    }
  }

  @Test("What is written is read back the same")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let timestamp = try LocalTimestamp(
        date: CivilDate(dayNumber: .random(in: -25_567...2_932_896, using: &generator)),
        time: TimeOfDay(
          hour: .random(in: 0...23, using: &generator),
          minute: .random(in: 0...59, using: &generator),
          second: .random(in: 0...59, using: &generator)),
        offsetMinutes: .random(in: -1439...1439, using: &generator))
      #expect(try LocalTimestamp(rfc3339: timestamp.rfc3339) == timestamp)
    }
  }

  @Test(
    "The instant is written in UTC, and always so that it can be read",
    arguments: [
      ("2026-11-30T21:15:00+09:00", "2026-11-30T12:15:00Z"),
      ("2026-11-30T21:15:00-03:30", "2026-12-01T00:45:00Z"),
      ("2026-11-30T21:15:00+00:00", "2026-11-30T21:15:00Z"),
      ("1900-01-01T00:00:00+09:00", "1900-01-01T00:00:00Z"),
      ("9999-12-31T23:00:00-09:00", "9999-12-31T23:59:59Z"),
    ])
  func inUTC(text: String, expected: String) throws {
    #expect(try LocalTimestamp(rfc3339: text).utcRFC3339 == expected)
  }
}
