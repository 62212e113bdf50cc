import SoberlogCore
import StrictJSON

/// Draws entries for people.
struct EntryDrawing {
  /// How it is drawn.
  private let presentation: Presentation

  /// The moods, drawn with blanks up to the widest one, by their raw values.
  private let moods: [String]

  /// The columns of the widest mood.
  private let moodWidth: Int

  /// The names of the events that the program knows.
  private let texts: EntryTexts

  /// Prepares to draw many entries.
  init(presentation: Presentation) {
    self.presentation = presentation
    texts = EntryTexts(language: presentation.language)
    let plain = EmotionLevel.allCases.map {
      presentation.shown(own: EntryDrawing.plainMood($0, in: presentation.language))
    }
    let widest = plain.map(\.displayWidth).max() ?? 0
    moodWidth = widest
    moods = zip(EmotionLevel.allCases, plain).map { level, text in
      let blanks = String(repeating: " ", count: widest - text.displayWidth)
      return presentation.paint(text, .mood(level)) + blanks
    }
  }
}

extension EntryDrawing {
  /// A mood as dots and a label, without colour; an empty text when none was chosen.
  ///
  /// The dots tell moods apart where there is no colour.
  static func plainMood(_ level: EmotionLevel, in language: Language) -> String {
    guard level != .notSelected else { return "" }
    return "\(dots(of: level)) \(level.label(in: language))"
  }

  /// A mood as dots alone.
  static func dots(of level: EmotionLevel) -> String {
    String(repeating: "●", count: level.rawValue)
      + String(repeating: "○", count: EmotionLevel.best.rawValue - level.rawValue)
  }

  /// The note of an entry, whole and with a blank line before it; nothing when it is empty.
  func wholeNote(of entry: JournalEntry) -> [String] {
    let note = escapedForTerminal(entry.note, keepingNewlines: true)
    guard !note.isEmpty else { return [] }
    let lines = presentation.width.map { wrapped(note, width: $0) } ?? note.lines
    return [""] + lines.map(\.trimmingTrailingBlanks)
  }

  /// An entry, to be shown under the heading of its day.
  func lines(of entry: JournalEntry) -> [String] {
    lines(of: entry, time: entry.at.time.description)
  }

  /// An entry with its date, to be shown alone.
  func datedLines(of entry: JournalEntry) -> [String] {
    lines(of: entry, time: DateTexts(language: presentation.language).moment(entry.at))
  }

  /// The words of an entry under their date, to be read without the rest.
  func wordsUnderDate(of entry: JournalEntry) -> [[LinePart]] {
    let date = DateTexts(language: presentation.language).date(entry.at.date)
    let words = noteLines(of: entry, indent: 4)
    return [[LinePart(text: "  "), LinePart(text: date, role: .faint)]]
      + words.map { [LinePart(text: $0.isEmpty ? "" : "    " + $0)] }
  }
}

extension EntryDrawing {
  /// The columns that a note beside the time and the mood has at least; else it stands below them.
  private static let narrowestNote = 28

  /// An entry that begins with a time.
  ///
  /// Where the terminal is narrow, or when the time has its date, the note stands on lines of its
  /// own. An emoji always ends its line, since terminals disagree on its width.
  private func lines(of entry: JournalEntry, time: String) -> [String] {
    let id = shown(entry.id.text)
    let indent = 2 + 5 + 2 + id.displayWidth + 2 + moodWidth + 2
    let noteWidth = presentation.width.map { $0 - indent } ?? Int.max
    guard time.utf8.count <= 5, noteWidth >= EntryDrawing.narrowestNote else {
      let mood = EntryDrawing.plainMood(entry.mood, in: presentation.language)
      let parts = [
        LinePart(text: "  " + time), LinePart(text: id, role: .faint),
        LinePart(text: mood, role: .mood(entry.mood)),
      ]
      return RowDrawing(presentation: presentation).lines(of: parts, indent: 4)
        + noteLines(of: entry, indent: 4).map { $0.isEmpty ? "" : "    " + $0 }
    }
    let start = "  \(time)  \(presentation.paint(id, .faint))  \(moods[entry.mood.rawValue])"
    let text = noteLines(of: entry, indent: indent)
    guard let first = text.first else { return [start.trimmingTrailingBlanks] }
    let firstLine = (start + "  " + first).trimmingTrailingBlanks
    guard text.count > 1 else { return [firstLine] }
    let blanks = String(repeating: " ", count: indent)
    return [firstLine] + text.dropFirst().map { $0.isEmpty ? "" : blanks + $0 }
  }

  /// Event, note and emoji, wrapped on a terminal.
  private func noteLines(of entry: JournalEntry, indent: Int) -> [String] {
    let event = entry.event.map { shown(texts.label(of: $0)) }
    let note = escapedForTerminal(entry.note, keepingNewlines: true)
    let text =
      note.isEmpty ? event ?? "" : event.map { $0 + presentation.shown(own: " · ") + note } ?? note
    var lines = text.lines.map(\.trimmingTrailingBlanks)
    while lines.count > 1, lines.last == "" { lines.removeLast() }
    if let emoji = entry.emoji {
      let isFirst = lines[lines.count - 1].isEmpty
      lines[lines.count - 1] += (isFirst ? "" : " ") + presentation.shown(emoji: emoji)
    }
    guard lines != [""] else { return [] }
    if let width = presentation.width {
      lines = wrapped(lines.joined(separator: "\n"), width: width - indent)
    }
    return event.map { painted(lines, from: $0) } ?? lines
  }

  /// The lines with the event at their beginning in its colour.
  private func painted(_ lines: [String], from event: String) -> [String] {
    guard let first = lines.first, first.hasPrefix(event) else { return lines }
    let rest = first.dropFirst(event.count)
    return [presentation.paint(event, .event) + rest] + lines.dropFirst()
  }

  /// Text of the journal that stands within a line.
  private func shown(_ text: String) -> String {
    escapedForTerminal(text, keepingNewlines: false)
  }
}

extension String {
  /// The lines of the text, without their ends; one at least.
  fileprivate var lines: [String] {
    let newline = UInt8(ascii: "\n")
    guard utf8.span.contains(byte: newline) else { return [self] }
    var lines: [String] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(of: newline) {
      lines.append(String(self[start..<end]))
      start = utf8.index(after: end)
    }
    return lines + [String(self[start...])]
  }

  /// The text without blanks at its end.
  fileprivate var trimmingTrailingBlanks: String {
    guard last?.isWhitespace == true else { return self }
    return lastIndex { !$0.isWhitespace || $0.isNewline }.map { String(self[...$0]) } ?? ""
  }
}
