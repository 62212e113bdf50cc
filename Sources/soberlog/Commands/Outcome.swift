import SoberlogCore
import SoberlogStore

/// How a command ended: what it answers, and what else there is to say.
struct Outcome {
  /// What the command answers; nil when it prints nothing.
  var answer: Answer?

  /// What is said on standard error.
  var notices: [Notice] = []

  /// The path of a file that is opened in the browser once it is written; nil for none.
  var opened: String?

  /// Whether something was saved, so that a failing output can say so.
  var isSaved = false

  /// Why the command was not wholly through; what it did stands. The first one decides how the
  /// program ends.
  var failures: [any Error] = []

  /// How the program ends when the answer could be printed.
  var status = ExitStatus.done
}

/// How the program ends when no error was thrown, which scripts see as its exit code.
enum ExitStatus: Int32 {
  /// It is done.
  case done = 0
  /// The answer is no.
  case no = 1
  /// The data is damaged.
  case damaged = 65
}

/// An answer and the form in which it is wanted.
enum Answer {
  /// Text for people that confirms a change, which `--quiet` leaves out.
  case confirmation(any Report)
  /// Text that was asked for.
  case text(any Report)
  /// Data for other programs, which is the same on a terminal.
  case data(any Report)
  /// JSON.
  case json(any JSONReport)
  /// Data that goes to a file, and what is said when it is there.
  case file(OutputFile, any Report, confirmation: any Report)
}

/// An answer that can be drawn as text for people.
protocol Report {
  /// Draws the answer for people.
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws
}

/// An answer that can also be written as JSON.
protocol JSONReport: Report {
  /// Writes the answer as JSON: one document and a line end.
  func appendJSON(to output: inout OutputBuffer) throws
}

/// Something to say on standard error that is no failure.
enum Notice: Hashable, Sendable {
  /// There is no journal yet; a hint.
  case noJournalYet
  /// No entry is to be shown; a hint.
  case nothingFound
  /// No entry from an earlier good day is to be shown; a hint.
  case noGoodDayYet
  /// No emoji is found; a hint.
  case noEmojiFound
  /// The person did not say how an urge went; a hint.
  case urgeNotRecorded
  /// A signal ended the questions about an urge, and what was said before is recorded.
  case urgeRecordedSoFar
  /// The editor was left without a text.
  case nothingWritten
  /// The form was left without saving.
  case leftUnsaved
  /// What was written at a moment and could not be saved is kept in a file, and more in so many
  /// others.
  case draftKept(path: String, at: LocalTimestamp, others: Int)
  /// Others can read the file.
  case readableByOthers(path: String)
  /// A newer program wrote the file.
  case newerVersion(path: String, version: Int)
  /// The file has another name, which keeps the old bytes.
  case hardLink(path: String)
  /// Entries lie more than a day ahead.
  case entriesAhead(count: Int)
  /// Other versions of the journal lie beside it.
  case conflictFiles(paths: [String])
  /// A setting stays although a merged file has it otherwise.
  case settingDiffers(JournalSettings.Key)
  /// The change is saved, but cannot be undone, for a reason of the store.
  case notUndoable(StoreError)
  /// What `check` found or did.
  case check(CheckNotice)
  /// What `import` found or did.
  case `import`(ImportNotice)
}

extension Notice {
  /// Whether it is only a hint, which `--quiet` leaves out.
  var isHint: Bool {
    switch self {
    case .noJournalYet, .nothingFound, .noGoodDayYet, .noEmojiFound, .nothingWritten,
      .urgeNotRecorded, .leftUnsaved:
      true
    case .draftKept, .readableByOthers, .newerVersion, .hardLink, .entriesAhead, .conflictFiles,
      .settingDiffers, .notUndoable, .urgeRecordedSoFar, .check:
      false
    case .import(let notice): notice.isHint
    }
  }

  /// Whether it tells of other versions beside the journal.
  var isAboutConflictFiles: Bool {
    if case .conflictFiles = self { true } else { false }
  }
}
