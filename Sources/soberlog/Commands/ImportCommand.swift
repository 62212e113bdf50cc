import SoberlogCore
import SoberlogStore
import StrictJSON

/// Takes in entries of other files and programs.
enum ImportCommand {
  /// Runs `import`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let path = try arguments.onlyOperand(of: .import)
    let given = try arguments.value(of: ImportOptions.from, in: session.dates)
    let moods = try arguments.value(of: ImportOptions.moodMap, in: session.dates)
    let text = try input(path, in: session)
    guard let format = given ?? ImportFormat(guessing: text) else {
      throw ImportError(path: path, reason: .unknownFormat)
    }
    let context = ImportContext(
      zone: session.zone, zoneNamed: session.zoneNamed, moods: moods ?? MoodNames())
    let input = try ImportInput(path: path, format: format, isGuessed: given == nil, text, context)
    guard input.entries.problems.isEmpty else { return refusal(of: input) }
    guard input.entries.unknownMoods.isEmpty else {
      throw ImportError(path: path, reason: .unknownMoods(input.entries.unknownMoods))
    }
    guard !input.entries.isEmpty else { throw ImportError(path: path, reason: .noRecord) }
    return arguments.has(ImportOptions.dryRun)
      ? try trial(of: input, in: session) : try importing(input, in: session)
  }

  /// The text of a file, or of standard input for `-`.
  private static func input(_ path: String, in session: Session) throws -> InputText {
    let text: InputText
    if path == "-" {
      text = try InputText(read: session.readInput)
    } else {
      let file = try InputFile(path)
      text = try InputText(expectedSize: file.size) { try file.read(atMost: $0) }
    }
    guard text.bytes.contains(where: { $0 > 0x20 }) else {
      throw ImportError(path: path, reason: .noRecord)
    }
    if text.bytes.starts(with: "PK\u{3}\u{4}".utf8) {
      throw ImportError(path: path, reason: .archive)
    }
    if let encoding = ForeignEncoding(of: text.bytes) {
      throw ImportError(path: path, reason: .encoding(encoding))
    }
    return text
  }

  /// Says what is wrong with the records of an input.
  private static func refusal(of input: ImportInput) -> Outcome {
    let problems = input.entries.problems
    return Outcome(
      notices: problems.map { .import(.problem(path: input.path, $0)) }
        + [.import(.nothingImported(path: input.path, problems: problems.count))],
      status: .damaged)
  }

  /// Says what importing would do.
  private static func trial(of input: ImportInput, in session: Session) throws -> Outcome {
    let reading = try session.journal.read()
    guard !reading.document.isNewer else {
      throw JournalFileError.newer(
        path: session.journal.location.path, version: reading.document.version)
    }
    let report = ImportReport(
      input: input, arrivals: reading.document.arrivals(of: input.entries.batch), isTrial: true,
      now: session.now)
    let notices = session.notices(about: reading)
    return Outcome(
      answer: .text(report),
      notices: notices.filter { $0 != .hint(.noJournalYet) }
        + input.notices(about: report.arrivals, reading.document.settings))
  }

  /// Imports.
  private static func importing(_ input: ImportInput, in session: Session) throws -> Outcome {
    var settings = JournalSettings()
    let update = try session.update(by: .import) { change in
      settings = change.settings
      return change.bring(input.entries.batch)
    }
    let report = ImportReport(
      input: input, arrivals: update.result, isTrial: false, now: session.now)
    return Outcome(
      answer: .confirmation(report),
      notices: update.notices
        + input.notices(about: report.arrivals, settings),
      isSaved: !report.arrivals.added.isEmpty)
  }
}
