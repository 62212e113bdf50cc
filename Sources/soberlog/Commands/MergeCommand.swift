import SoberlogCore
import SoberlogStore

/// Brings other copies of the journal together with it.
enum MergeCommand {
  /// Runs `merge`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let files = arguments.operands
    let (conflicts, driver) = (MergeOptions.conflicts, MergeOptions.driver)
    if arguments.has(conflicts) {
      if arguments.has(driver) {
        throw UsageError.together(
          conflicts.specification.spelling, driver.specification.spelling)
      }
      if let file = files.first {
        throw UsageError.together(conflicts.specification.spelling, file)
      }
      return try mergeConflictFiles(in: session)
    }
    if arguments.has(driver) { return try drive(files) }
    guard !files.isEmpty else { throw UsageError.missingOperand(command: .merge) }
    let (figures, notices) = try merge(try files.map { try copy($0) }, in: session)
    return Outcome(
      answer: .confirmation(MergeReport.merged(files: files.count, figures, removed: 0)),
      notices: notices, isSaved: true)
  }

  /// Reads another copy of the journal.
  private static func copy(_ path: String) throws -> JournalCopy {
    do {
      return try JournalCopy(path)
    } catch let error as JournalFileError {
      throw UnreadableCopy(reason: error)
    }
  }

  /// Merges copies into the journal.
  private static func merge(
    _ copies: [JournalCopy], in session: Session
  ) throws -> (MergeFigures, [Notice]) {
    let update = try session.update(by: .merge) { $0.merge(copies.map(\.document)) }
    let figures = update.result
    return (
      figures,
      update.notices + figures.differingSettings.map { .settingDiffers($0) }
    )
  }

  /// Merges the conflict files that are sound, and removes each of them; the others stay.
  private static func mergeConflictFiles(in session: Session) throws -> Outcome {
    var copies: [JournalCopy] = []
    var failures: [any Error] = []
    for path in try session.journal.conflictFiles() {
      do { copies.append(try copy(path)) } catch { failures.append(error) }
    }
    guard !copies.isEmpty else {
      return Outcome(
        answer: failures.isEmpty ? .confirmation(MergeReport.noConflictFiles) : nil,
        failures: failures)
    }
    let (figures, notices) = try merge(copies, in: session)
    var removed = 0
    for copy in copies {
      do {
        try copy.remove()
        removed += 1
      } catch { failures.append(error) }
    }
    return Outcome(
      answer: .confirmation(MergeReport.merged(files: copies.count, figures, removed: removed)),
      // The files that were merged are gone now, and those that are left are named as failures.
      notices: notices.filter { !$0.isAboutConflictFiles }, isSaved: true, failures: failures)
  }

  /// Merges as git asks its merge drivers to.
  ///
  /// - Parameter files: the common ancestor, our file, which becomes the result, and theirs.
  private static func drive(_ files: [String]) throws -> Outcome {
    guard files.count >= 3 else { throw UsageError.missingOperand(command: .merge) }
    guard files.count == 3 else {
      throw UsageError.unexpectedOperand(files[3], command: .merge)
    }
    let ours = try copy(files[1])
    let theirs = try copy(files[2])
    // Where the branches have no ancestor, git passes an empty file.
    let figures = try ours.merge(theirs, since: try? JournalCopy(files[0]))
    return Outcome(
      notices: figures.differingSettings.map { .settingDiffers($0) }, isSaved: true)
  }
}

/// What a merge brought.
enum MergeReport: Hashable {
  /// There was no conflict file.
  case noConflictFiles
  /// So many files were merged, and so many of them removed, as conflict files are.
  case merged(files: Int, MergeFigures, removed: Int)
}

extension MergeReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let text = MergeTexts(language: presentation.language).answer(self)
    try output.appendLines(RowDrawing(presentation: presentation).wrappedLines(of: text))
  }
}

/// Another copy of the journal is damaged, or of a newer format.
struct UnreadableCopy: Error, Hashable {
  /// What is wrong with it.
  let reason: JournalFileError
}
