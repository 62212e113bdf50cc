import SoberlogCore
import SoberlogStore

/// Shows entries.
enum ListCommand {
  /// Runs `list`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let (report, notices) = try select(arguments, in: session)
    return Outcome(answer: try answer(report, arguments, in: session), notices: notices)
  }

  /// Reads the entries that the filters of the arguments choose, and what there is to say of them.
  static func select(
    _ arguments: ParsedArguments, in session: Session
  ) throws -> (report: ListReport, notices: [Notice]) {
    // Wrong dates are refused before the journal is looked for; for good they can be read once it is
    // known when a day begins.
    try session.checkDates { _ = try EntryFilter(arguments, in: $0) }
    let limit = try arguments.value(of: ListOptions.limit, in: session.dates)
    let (reading, tally) = try session.journal.read { settings in
      let filter = try EntryFilter(arguments, in: session.dates(settings))
      return Tally(filter: filter, most: limit, ahead: EntriesAhead(of: session.now))
    }
    let report = ListReport(
      document: reading.document, records: reading.document.records,
      isReversed: arguments.has(ListOptions.reverse))
    var notices = session.notices(about: reading) + tally.ahead.notices
    if report.records.isEmpty, reading.facts != nil {
      notices.append(tally.filter.bounds.nothingFound)
    }
    return (report, notices)
  }

  /// What is looked at while the journal is read; the chosen entries are kept.
  private struct Tally: EntryTally {
    /// Chooses the entries.
    let filter: EntryFilter

    /// How many of the latest of them are shown; nil for all.
    let most: Int?

    /// The entries that lie ahead.
    var ahead: EntriesAhead

    mutating func count(_ record: EntryRecord) -> EntryInterest {
      ahead.count(record)
      guard filter.admits(record) else { return .nothing }
      return filter.looksAtContents ? .contents : .record
    }

    func count(_ contents: EntryContents, of record: EntryRecord) -> Bool {
      filter.admits(contents)
    }

    mutating func add(_ others: Tally) {
      ahead.add(others.ahead)
    }
  }

  /// The answer in the form that the arguments ask for.
  private static func answer(
    _ report: ListReport, _ arguments: ParsedArguments, in session: Session
  ) throws -> Answer {
    let format = try arguments.value(of: ListOptions.format, in: session.dates)
    if arguments.has(EntryOptions.json) {
      if let format, format != .json {
        throw UsageError.together(
          EntryOptions.json.specification.spelling, "--format \(format.rawValue)")
      }
      return .json(report)
    }
    return switch format ?? .text {
    case .text: .text(report)
    case .json: .json(report)
    case .jsonl: .data(JSONLinesReport(list: report))
    case .csv: .data(CSVReport(list: report))
    case .tsv: .data(TSVReport(list: report))
    case .markdown: .data(MarkdownReport(list: report))
    }
  }
}
