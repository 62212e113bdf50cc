import SoberlogCore
import SoberlogStore

/// Entries as Markdown (CommonMark), with one heading a day.
struct MarkdownReport {
  /// The entries.
  let list: ListReport
}

extension MarkdownReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try list.appendEntries(to: &output) {
      let dates = DateTexts(language: presentation.language)
      return { entry, _, bytes in
        if entry.day != entry.dayBefore {
          if entry.dayBefore != nil { bytes.append(UInt8(ascii: "\n")) }
          bytes += "## \(dates.date(entry.day))\n".utf8
        }
        let section = MarkdownReport.section(of: list.document.entry(entry.record), presentation)
        bytes += "\n\(section)".utf8
      }
    }
  }

  /// An entry: its time and what it records, and its note as paragraphs of the person's own words.
  private static func section(
    of entry: JournalEntry, _ presentation: Presentation
  ) -> String {
    let event = entry.event.map { EntryTexts(language: presentation.language).label(of: $0) }
    let mood = EntryDrawing.plainMood(entry.mood, in: presentation.language)
    // What stands in the place of an emoji may be any text.
    let emoji = entry.emoji.map { escaped($0.filter { !$0.isNewline }) }
    let parts = ["**\(entry.at.time)**", event.map(escaped) ?? "", mood, emoji ?? ""]
    let heading = parts.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
    guard !entry.note.isEmpty else { return heading }
    let lines = entry.note.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shown = lines.map { escaped($0.trimmingPrefix { $0.isWhitespace }) }
    // A backslash keeps the line break within a paragraph.
    let text = shown.indices.map { place in
      let isLastOfParagraph = place == shown.count - 1 || shown[place + 1].isEmpty
      return shown[place] + (isLastOfParagraph || shown[place].isEmpty ? "\n" : "\\\n")
    }
    return heading + "\n" + text.joined()
  }

  /// Text that Markdown shows as it is: what would begin a block, or mark up a span, is escaped, and
  /// blanks at the end are left out.
  static func escaped(_ text: some StringProtocol) -> String {
    var shown = ""
    for character in text {
      let startsBlock = shown.isEmpty && "#+-=|:~>".contains(character)
      let followsNumber = (character == "." || character == ")") && shown.allSatisfy(\.isNumber)
      if startsBlock || followsNumber && !shown.isEmpty || "\\`*_[]<>&".contains(character) {
        shown += "\\"
      }
      shown.append(character)
    }
    while shown.last?.isWhitespace == true { shown.removeLast() }
    return shown
  }
}
