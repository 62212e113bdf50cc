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

  /// Appends the lines of an entry, to be shown under the heading of its day.
  ///
  /// Where the terminal is narrow, the note stands on lines of its own. An emoji always ends its
  /// line, since terminals disagree on its width.
  func append(_ entry: JournalEntry, to output: inout OutputBuffer) throws {
    let id = shown(entry.id.text)
    let indent = 2 + 5 + 2 + id.displayWidth + 2 + moodWidth + 2
    if let width = presentation.width, width - indent < EntryDrawing.narrowestNote {
      return try output.appendLines(
        stackedLines(of: entry, moment: entry.at.time.description))
    }
    try output.append { bytes in
      bytes.append(blanks: 2)
      entry.at.time.append(to: &bytes)
      bytes.append(blanks: 2)
      bytes += presentation.paint(id, .faint).utf8
      bytes.append(blanks: 2)
      bytes += moods[entry.mood.rawValue].utf8
      let lines = noteLines(of: entry, indent: indent)
      if lines.first?.isEmpty ?? true { bytes.removeTrailingBlanks() }
      for (place, line) in lines.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: "\n")) }
        guard !line.isEmpty else { continue }
        bytes.append(blanks: place == 0 ? 2 : indent)
        bytes += line.utf8
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// An entry with its date, to be shown alone.
  func datedLines(of entry: JournalEntry) -> [String] {
    stackedLines(
      of: entry, moment: DateTexts(language: presentation.language).moment(entry.at))
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

  /// An entry whose note stands below its time and mood.
  private func stackedLines(of entry: JournalEntry, moment: String) -> [String] {
    let mood = EntryDrawing.plainMood(entry.mood, in: presentation.language)
    let parts = [
      LinePart(text: "  " + moment), LinePart(text: shown(entry.id.text), role: .faint),
      LinePart(text: mood, role: .mood(entry.mood)),
    ]
    return RowDrawing(presentation: presentation).lines(of: parts, indent: 4)
      + noteLines(of: entry, indent: 4).map { $0.isEmpty ? "" : "    " + $0 }
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
    let text = utf8.span
    var lines: [String] = []
    var start = utf8.startIndex
    var offset = 0
    while let end = text.firstOffset(of: UInt8(ascii: "\n"), from: offset) {
      let next = utf8.index(start, offsetBy: end - offset)
      lines.append(String(self[start..<next]))
      start = utf8.index(after: next)
      offset = end + 1
    }
    return lines + [offset == 0 ? self : String(self[start...])]
  }

  /// The text without blanks at its end.
  fileprivate var trimmingTrailingBlanks: String {
    // Behind the ideographic space there is none.
    let end = unicodeScalars.lastIndex { $0.value > 0x3000 || !$0.properties.isWhitespace }
    guard let end else { return "" }
    let next = unicodeScalars.index(after: end)
    return next == endIndex ? self : String(self[..<next])
  }
}

extension [UInt8] {
  /// Appends so many blanks.
  fileprivate mutating func append(blanks count: Int) {
    for _ in 0..<count { append(UInt8(ascii: " ")) }
  }

  /// Removes the blanks of ASCII at the end.
  fileprivate mutating func removeTrailingBlanks() {
    while last == UInt8(ascii: " ") { removeLast() }
  }
}
