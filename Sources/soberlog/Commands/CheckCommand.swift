import SoberlogCore
import SoberlogStore

/// Looks for everything that is wrong with the journal, and saves what can be read of it.
enum CheckCommand {
  /// Runs `check`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let files = try arguments.fileName(of: CheckOptions.repair).map { try RepairFiles($0) }
    let path = session.journal.location.path
    let inspected = try session.journal.inspect()
    var notices = session.notices(about: inspected.reading)
    guard let inspection = inspected.inspection else { return Outcome(notices: notices) }
    var ahead = EntriesAhead(of: session.now)
    for record in inspection.document.records { ahead.count(record) }
    notices += ahead.notices
    notices += inspection.problems.map {
      .check(.problem(path: path, reason: $0.reason, position: $0.position))
    }
    if let files {
      return try repaired(inspection, to: files, in: session, notices)
    }
    let entryCount = inspection.document.entryCount
    guard inspection.problems.isEmpty else {
      let summary = CheckNotice.summary(
        problems: inspection.problems.count, soundEntries: entryCount)
      return Outcome(notices: notices + [.check(summary)], status: .damaged)
    }
    return Outcome(
      answer: .confirmation(CheckReport.sound(path: path, entries: entryCount)), notices: notices)
  }

  /// Saves what can be read to new files.
  private static func repaired(
    _ inspection: JournalInspection, to files: RepairFiles, in session: Session,
    _ notices: [Notice]
  ) throws -> Outcome {
    let path = session.journal.location.path
    let document = inspection.document
    guard !document.isNewer else {
      throw JournalFileError.newer(path: path, version: document.version)
    }
    guard inspection.problems.isEmpty || document.entryCount > 0 else {
      return Outcome(notices: notices + [.check(.nothingReadable(path: path))], status: .damaged)
    }
    let repair = JournalRepair(inspection, randomBits: session.randomBits)
    try files.write(repair)
    let report = CheckReport.repaired(
      path: path, to: files.journalPath, entries: repair.entryCount)
    return Outcome(
      answer: .confirmation(report),
      notices: notices + self.notices(about: repair, files, path: path).map { .check($0) },
      isSaved: true, status: repair.isComplete ? .done : .damaged)
  }

  /// What there is to say about entries that are not saved as they were.
  private static func notices(
    about repair: JournalRepair, _ files: RepairFiles, path: String
  ) -> [CheckNotice] {
    var notices = repair.renamed.map {
      CheckNotice.renamed(path: path, position: $0.position, id: $0.id)
    }
    notices += repair.leftovers.map {
      .leftover(path: path, position: $0.position, size: $0.size)
    }
    if !repair.isComplete {
      notices.append(
        .leftoversSaved(count: repair.leftovers.count, path: files.leftoversPath))
    }
    return notices
  }
}
