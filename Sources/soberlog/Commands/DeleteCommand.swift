import SoberlogCore
import SoberlogStore

/// Deletes entries.
enum DeleteCommand {
  /// Runs `delete`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand(command: .delete)
    }
    // Looked up without the lock first, since nobody waits while a person is asked.
    let document = try session.journal.read().document
    let wanted = try EntrySelection(document: document).records(of: arguments.operands)
    let entries = wanted.map { document.entry($0) }
    if !arguments.has(ChangeOptions.yes) {
      guard let ask = session.ask, !arguments.has(GlobalOptions.noInput) else {
        throw UsageError.needsYes
      }
      guard try ask(.delete(entries)) else { return Outcome(status: .no) }
    }
    let ids = entries.map(\.id.text)
    let update = try session.update(by: .delete) { change in
      for record in try EntrySelection(document: change.document).records(of: ids) {
        change.delete(record, at: session.nowInUTC)
      }
      return DeletedReport(entries: entries)
    }
    return session.confirmed(update)
  }
}

/// What `delete` answers.
struct DeletedReport: Hashable {
  /// The entries that are gone.
  let entries: [JournalEntry]
}

extension DeletedReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = RecordingTexts(language: presentation.language)
    let rows = RowDrawing(presentation: presentation)
    try output.appendLines(entries.flatMap { rows.wrappedLines(of: texts.deleted($0)) })
  }
}
