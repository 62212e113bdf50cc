import SoberlogCore

/// Draws entries for people.
struct EntryDrawing {
  /// How it is drawn.
  let presentation: Presentation
}

extension EntryDrawing {
  /// A mood as dots and a label, in its colour; an empty text when none was chosen.
  ///
  /// The dots tell moods apart where there is no colour.
  func mood(_ level: EmotionLevel) -> String {
    guard level != .notSelected else { return "" }
    return presentation.paint(plainMood(level), .mood(level))
  }

  /// A mood as dots and a label, without colour.
  func plainMood(_ level: EmotionLevel) -> String {
    let dots = String(repeating: "●", count: level.rawValue)
    let circles = String(repeating: "○", count: EmotionLevel.best.rawValue - level.rawValue)
    return "\(dots)\(circles) \(level.label(in: presentation.language))"
  }

  /// The note of an entry, whole and with a blank line before it; nothing when it is empty.
  func wholeNote(of entry: JournalEntry) -> [String] {
    let note = escapedForTerminal(entry.note, keepingNewlines: true)
    guard !note.isEmpty else { return [] }
    let lines = presentation.width.map { wrapped(note, width: $0) } ?? note.lines
    return [""] + lines.map(\.trimmingTrailingBlanks)
  }

  /// Parts of a line with two blanks between them; empty ones are left out.
  func line(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// An entry, to be shown under the heading of its day.
  func lines(of entry: JournalEntry) -> [String] {
    lines(of: entry, time: entry.at.time.description)
  }

  /// An entry with its date, to be shown alone.
  func datedLines(of entry: JournalEntry) -> [String] {
    lines(of: entry, time: DateTexts(language: presentation.language).moment(entry.at))
  }
}

extension EntryDrawing {
  /// The columns from which on the note stands beside the time and the mood, not below them.
  private static let wideEnough = 64

  /// An entry that begins with a time.
  ///
  /// Where the terminal is narrow, or when the time has its date, the note stands on lines of its
  /// own. An emoji always ends its line, since terminals disagree on its width.
  private func lines(of entry: JournalEntry, time: String) -> [String] {
    let isWide =
      time.utf8.count <= 5 && (presentation.width.map { $0 >= EntryDrawing.wideEnough } ?? true)
    let mood = isWide ? paddedMood(entry.mood) : self.mood(entry.mood)
    let id = presentation.paint(shown(entry.id.text), .faint)
    guard isWide else {
      let text = noteLines(of: entry, indent: 4)
      return [line(["  " + time, id, mood])] + text.map { "    " + $0 }
    }
    let start = "  " + line([time, id, mood])
    let indent = 2 + 5 + 2 + entry.id.text.displayWidth + 2 + moodWidth
    let text = noteLines(of: entry, indent: indent + 2)
    guard let first = text.first else { return [start.trimmingTrailingBlanks] }
    let blanks = String(repeating: " ", count: indent + 2)
    return [start + "  " + first] + text.dropFirst().map { $0.isEmpty ? "" : blanks + $0 }
  }

  /// Event, note and emoji, wrapped on a terminal.
  private func noteLines(of entry: JournalEntry, indent: Int) -> [String] {
    let event = entry.event.map { EntryTexts(language: presentation.language).label(of: $0) }
    let note = escapedForTerminal(entry.note, keepingNewlines: true)
    let emoji = entry.emoji.map { shown($0) }
    let texts = [event.map { shown($0) }, note].compactMap(\.self).filter { !$0.isEmpty }
    let text = texts.joined(separator: " · ").lines.map(\.trimmingTrailingBlanks)
      .joined(separator: "\n").trimmingLastLineEnds
    let whole = [text, emoji].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    guard !whole.isEmpty else { return [] }
    let lines = presentation.width.map { wrapped(whole, width: $0 - indent) } ?? whole.lines
    guard let event else { return lines }
    return painted(lines, from: shown(event))
  }

  /// The lines with the event at their beginning in its colour.
  private func painted(_ lines: [String], from event: String) -> [String] {
    guard let first = lines.first, first.hasPrefix(event) else { return lines }
    let rest = first.dropFirst(event.count)
    return [presentation.paint(event, .event) + rest] + lines.dropFirst()
  }

  /// A mood with blanks behind it up to the widest one.
  private func paddedMood(_ level: EmotionLevel) -> String {
    let missing = level == .notSelected ? moodWidth : moodWidth - plainMood(level).displayWidth
    return mood(level) + String(repeating: " ", count: missing)
  }

  /// The columns of the widest mood.
  private var moodWidth: Int {
    EmotionLevel.steps.map { plainMood($0).displayWidth }.max() ?? 0
  }

  /// Text of the journal that stands within a line.
  private func shown(_ text: String) -> String {
    escapedForTerminal(text, keepingNewlines: false)
  }
}

extension String {
  /// The lines of the text, without their ends.
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text without blanks at its end.
  fileprivate var trimmingTrailingBlanks: String {
    guard let last = lastIndex(where: { !$0.isWhitespace || $0.isNewline }) else { return "" }
    return String(self[...last])
  }

  /// The text without line ends at its end.
  fileprivate var trimmingLastLineEnds: String {
    guard let last = lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(self[...last])
  }
}
