import SoberlogCore

/// Reads any text as a date expression, as a moment that is written out, and as RFC 3339.
///
/// The first byte of an input chooses the present, the zone and the day boundary.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDates(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe inputBytes(start, count)
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let context = contexts[Int(bytes.first ?? 0) % contexts.count]
  do throws(DateExpressionError) {
    checkExpression(try DateExpression(text, in: context), in: context)
  } catch {
    switch error {
    case .ambiguous(let readings):
      check((1...2).contains(readings.count), "there are readings")
      check(readings, in: context)
    case .confusable(let reading, _): check([reading.description], in: context)
    case .wrongWeekday(let day): check([day.description], in: context)
    default: break
    }
  }
  if let timestamp = try? LocalTimestamp(rfc3339: text) {
    check((try? LocalTimestamp(rfc3339: timestamp.rfc3339)) == timestamp, "RFC 3339 reads back")
  }
  if let moment = try? WrittenMoment(text) { checkMoment(moment, of: text, in: context) }
  return 0
}

/// Contexts with different presents, zones and day boundaries.
private let contexts: [DateContext] = {
  let presents = [
    "2026-11-30T12:15:00Z", "2024-02-29T01:30:00Z", "1900-01-03T00:00:00Z", "9999-12-29T23:59:59Z",
  ]
  var contexts: [DateContext] = []
  for present in presents.compactMap({ try? LocalTimestamp(rfc3339: $0) }) {
    for (zone, hour) in [(utc, 0), (newYork, 4), (kiritimati, 12), (movedByADay, 3)] {
      guard let time = try? TimeOfDay(hour: hour, minute: 0),
        let boundary = DayBoundary(startsAt: time)
      else { continue }
      let now = zone.localTimestamp(at: present.instant)
      contexts.append(DateContext(now: now, zone: zone, boundary: boundary))
    }
  }
  return contexts
}()

/// A zone without changes.
private let utc = ZoneRules.fixed(offsetMinutes: 0)

/// A zone whose clock is put back by an hour now and then, and forward again.
private let newYork = ZoneRules { $0 / 15_724_800 % 2 == 0 ? -18_000 : -14_400 }

/// The zone that is most ahead.
private let kiritimati = ZoneRules.fixed(offsetMinutes: 14 * 60)

/// A zone that leaves out the last day of November 2026, and whose offset has odd seconds.
private let movedByADay = ZoneRules { $0 < 1_796_030_000 ? -39_607 : 46_793 }

/// Checks what holds for every expression.
private func checkExpression(_ expression: DateExpression, in context: DateContext) {
  if case .day(let day) = expression {
    let again = try? DateExpression(day.description, in: context)
    check(again == expression, "a day reads back as ISO 8601 writes it")
  }
  if case .moment(let moment, _, let earlier) = expression {
    check(earlier.map { $0.instant < moment.instant } ?? true, "an earlier reading is earlier")
  }
  if let days = expression.days {
    check(CivilDate.years.contains(days.lowerBound.year), "a day is in the years that are kept")
    let bounds = DateBounds(on: expression)
    check(
      bounds.firstDay == days.lowerBound && bounds.lastDay == days.upperBound,
      "a filter lets through the days of its expression")
  }
  guard let timestamp = try? expression.entryTimestamp(in: context) else { return }
  check(timestamp.instant <= context.now.instant + 60, "an entry is not in the future")
  check(
    (try? LocalTimestamp(rfc3339: timestamp.rfc3339)) == timestamp, "an entry's time reads back")
  let again = try? DateExpression(timestamp.rfc3339, in: context)
  check(
    again == .moment(timestamp, wholeMinute: false), "a moment reads back as RFC 3339 writes it")
}

/// Checks the texts that can be typed instead of one that is refused.
private func check(_ readings: [String], in context: DateContext) {
  for reading in readings {
    do throws(DateExpressionError) {
      _ = try DateExpression(reading, in: context)
    } catch {
      check(error == .tooFarBack, "a reading can be read")
    }
  }
}

/// Checks a moment that is written out.
private func checkMoment(_ moment: WrittenMoment, of text: String, in context: DateContext) {
  check(CivilDate.years.contains(moment.date.year), "a date is in the years that are kept")
  let timestamp = moment.timestamp(in: .fixed(offsetMinutes: 0))
  check((try? LocalTimestamp(rfc3339: timestamp.rfc3339)) == timestamp, "a moment reads back")
  _ = moment.timestamp(in: context.zone)
}
