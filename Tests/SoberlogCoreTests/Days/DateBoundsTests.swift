import SoberlogCore
import Testing

/// What filters let through on Monday 2026-11-30 at 21:15 in Tokyo.
@Suite("DateBounds")
struct DateBoundsTests {
  /// The options that set a bound.
  enum Option {
    /// `--since`, `--until` and `--on`.
    case since, until, on
  }

  @Test(
    "Days and longer periods compare days, moments compare instants",
    arguments: [
      (Option.since, "7d", "2026-11-23T00:00:00", "2026-11-22T23:59:59"),
      (.since, "1w", "2026-11-23T00:00:00", "2026-11-22T23:59:59"),
      (.since, "7日前", "2026-11-23T00:00:00", "2026-11-22T23:59:59"),
      (.since, "2026-11-23", "2026-11-23T00:00:00", "2026-11-22T23:59:59"),
      (.since, "12h", "2026-11-30T09:15:00", "2026-11-30T09:14:59"),
      (.since, "90min", "2026-11-30T19:45:00", "2026-11-30T19:44:59"),
      (.since, "09:30", "2026-11-30T09:30:00", "2026-11-30T09:29:59"),
      (.since, "last week", "2026-11-23T00:00:00", "2026-11-22T23:59:59"),
      (.since, "先月", "2026-10-01T00:00:00", "2026-09-30T23:59:59"),
      (.since, "2026", "2026-01-01T00:00:00", "2025-12-31T23:59:59"),
      (.until, "2026-11-10", "2026-11-10T23:59:59", "2026-11-11T00:00:00"),
      (.until, "11月10日", "2026-11-10T23:59:59", "2026-11-11T00:00:00"),
      (.until, "last week", "2026-11-29T23:59:59", "2026-11-30T00:00:00"),
      (.until, "2026-10", "2026-10-31T23:59:59", "2026-11-01T00:00:00"),
      (.until, "2025", "2025-12-31T23:59:59", "2026-01-01T00:00:00"),
      (.until, "09:30", "2026-11-30T09:30:59", "2026-11-30T09:31:00"),
      (.until, "09:30:15", "2026-11-30T09:30:15", "2026-11-30T09:30:16"),
      (.until, "12h", "2026-11-30T09:15:00", "2026-11-30T09:15:01"),
      (.until, "2027-01-01", "2027-01-01T23:59:59", "2027-01-02T00:00:00"),
      (.on, "2026-11-10", "2026-11-10T00:00:00", "2026-11-09T23:59:59"),
      (.on, "2026-11-10", "2026-11-10T23:59:59", "2026-11-11T00:00:00"),
      (.on, "this week", "2026-12-06T23:59:59", "2026-12-07T00:00:00"),
      (.on, "2026-11", "2026-11-01T00:00:00", "2026-10-31T23:59:59"),
      (.on, "2024-02", "2024-02-29T23:59:59", "2024-03-01T00:00:00"),
      (.on, "this year", "2026-12-31T23:59:59", "2027-01-01T00:00:00"),
      (.on, "09:30", "2026-11-30T09:30:00", "2026-11-30T09:29:59"),
      (.on, "09:30", "2026-11-30T09:30:59", "2026-11-30T09:31:00"),
      (.on, "09:30:15", "2026-11-30T09:30:15", "2026-11-30T09:30:16"),
    ])
  func bounds(option: Option, text: String, inside: String, outside: String) throws {
    let bounds = try bounds(option, text, in: .at())
    let (inside, outside) = (inside + "+09:00", outside + "+09:00")
    #expect(try bounds.contains(LocalTimestamp(rfc3339: inside), boundary: .midnight))
    #expect(try !bounds.contains(LocalTimestamp(rfc3339: outside), boundary: .midnight))
  }

  /// The bounds that one option sets.
  private func bounds(
    _ option: Option, _ text: String, in context: DateContext
  ) throws -> DateBounds {
    let expression = try DateExpression(text, in: context)
    return switch option {
    case .since: DateBounds(since: expression)
    case .until: DateBounds(until: expression)
    case .on: DateBounds(on: expression)
    }
  }

  @Test("The day of an entry is the one that was written, the instant is the same everywhere")
  func otherOffsets() throws {
    let hawaii = try LocalTimestamp(rfc3339: "2026-11-10T23:30:00-10:00")
    #expect(try bounds(.on, "2026-11-10", in: .at()).contains(hawaii, boundary: .midnight))
    #expect(try !bounds(.on, "2026-11-11", in: .at()).contains(hawaii, boundary: .midnight))
    #expect(try bounds(.on, "2026-11-11 18:30", in: .at()).contains(hawaii, boundary: .midnight))
  }

  @Test(
    "The day of an entry begins at the boundary",
    arguments: [
      (Option.on, "2026-11-29", "2026-11-30T03:59:59", true),
      (.on, "2026-11-30", "2026-11-30T03:59:59", false),
      (.since, "2026-11-30", "2026-11-30T04:00:00", true),
      (.until, "2026-10", "2026-11-01T03:59:59", true),
      (.since, "2026-11-30 03:00", "2026-11-30T03:00:00", true),
    ])
  func boundary(option: Option, text: String, timestamp: String, isInside: Bool) throws {
    let context = try DateContext.at(dayStartsAt: 4)
    let timestamp = try LocalTimestamp(rfc3339: timestamp + "+09:00")
    let bounds = try bounds(option, text, in: context)
    #expect(bounds.contains(timestamp, boundary: context.boundary) == isInside)
  }

  @Test("All bounds must hold, whether of days or of moments, and none lets everything through")
  func together() throws {
    let context = try DateContext.at()
    let now = context.now
    #expect(DateBounds().contains(now, boundary: .midnight))
    let today = try DateExpression("today", in: context)
    let yesterday = try DateExpression("yesterday", in: context)
    let noon = try DateExpression("12:00", in: context)
    #expect(DateBounds(since: noon, on: today).contains(now, boundary: .midnight))
    #expect(!DateBounds(until: noon, on: today).contains(now, boundary: .midnight))
    #expect(!DateBounds(since: today, until: yesterday).contains(now, boundary: .midnight))
    #expect(!DateBounds(since: today, on: yesterday).contains(now, boundary: .midnight))
    let both = DateBounds(since: yesterday, until: today, on: today)
    #expect(both.firstDay == context.today)
    #expect(both.lastDay == context.today)
    #expect(both.firstInstant == nil)
  }
}
