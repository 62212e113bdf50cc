import SoberlogCore
import SoberlogStore

/// The last entries as completion scripts ask for them.
struct CompletionEntries {
  /// The entries, the newest first.
  let entries: [JournalEntry]

  /// The number of entries that are offered at most.
  private static let limit = 50

  /// The columns of the words about an entry.
  private static let width = 40
}

extension CompletionEntries {
  /// Runs `completions --entries`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    if let operand = arguments.operands.first { throw UsageError.together("--entries", operand) }
    let document = try session.journal.read().document
    let entries = document.records.suffix(limit).reversed().map { document.entry($0) }
    return Outcome(answer: .text(CompletionEntries(entries: entries)))
  }
}

extension CompletionEntries: Report {
  /// Draws a line for each entry: its identifier, a tab, its date and the first words of its note.
  ///
  /// Left out are identifiers that a shell would not take literally; another program made them.
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    for entry in entries where entry.id.text.isPlainWord {
      let words = firstWords(of: entry, in: presentation.language)
      let separator = words.isEmpty ? "" : " "
      try output.appendLine("\(entry.id.text)\t\(entry.at.date)\(separator)\(words)")
    }
  }

  /// The first words of the note, or what else the entry records.
  private func firstWords(of entry: JournalEntry, in language: Language) -> String {
    let line = entry.note.split(whereSeparator: \.isNewline).first.map(String.init)
    let event = entry.event.map { EntryTexts(language: language).label(of: $0) }
    let words = line ?? event ?? EntryDrawing.plainMood(entry.mood, in: language)
    return cut(
      escapedForTerminal(words, keepingNewlines: false), toWidth: CompletionEntries.width)
  }
}

extension String {
  /// Whether every shell takes the text literally, and no command takes it for an option.
  fileprivate var isPlainWord: Bool {
    !hasPrefix("-")
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
