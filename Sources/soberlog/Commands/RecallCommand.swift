import SoberlogCore
import SoberlogStore

/// Shows entries from good days.
enum RecallCommand {
  /// Runs `recall`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let limit = try arguments.value(of: RecallOptions.limit, in: session.dates) ?? 1
    let reading = try session.journal.read(keeping: GoodDays.concerns)
    let document = reading.document
    let goodDays = GoodDays(in: document, on: session.dates(document.settings).today)
    let report = ListReport(
      document: document, records: goodDays.first(limit), isReversed: false)
    var notices = session.notices(about: reading)
    if report.records.isEmpty, reading.facts != nil { notices.append(.hint(.noGoodDayYet)) }
    return Outcome(
      answer: session.showing(report), notices: notices)
  }
}
