import SoberlogCore
import SoberlogStore
import StrictJSON

/// Draws entries for people.
struct EntryDrawing {
  /// How it is drawn.
  private let presentation: Presentation

  /// The moods, drawn with blanks up to the widest one, by their raw values.
  private let moods: [[UInt8]]

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
      return Array((presentation.paint(text, .mood(level)) + blanks).utf8)
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
  ///
  /// - Parameters:
  ///   - entry: the texts of the entry.
  ///   - at: when it was written.
  ///   - mood: its mood.
  ///   - bytes: what is appended to.
  func append(
    _ entry: some EntryTextSource, at: LocalTimestamp, mood: EmotionLevel, to bytes: inout [UInt8]
  ) {
    if let width = presentation.width,
      width - indent(idWidth: shownID(of: entry).displayWidth) < EntryDrawing.narrowestNote
    {
      for line in stackedLines(of: entry, moment: at.time.description, mood: mood) {
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
      return
    }
    let indent = appendStart(of: entry, time: at.time, mood: mood, to: &bytes)
    if presentation.width != nil || entry.hasEvent {
      _ = append(words: words(of: entry, indent: indent).span, indent: indent, to: &bytes)
    } else {
      appendNote(of: entry, indent: indent, to: &bytes)
    }
    bytes.removeBlanksAtEnd()
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the time, the identifier and the mood of an entry.
  ///
  /// - Returns: the columns before each line of its words but the first.
  private func appendStart(
    of entry: some EntryTextSource, time: TimeOfDay, mood: EmotionLevel, to bytes: inout [UInt8]
  ) -> Int {
    bytes.append(addingCapacity: 80) { output in
      output.append("  ")
      time.append(to: &output)
      output.append("  ")
    }
    var idWidth = 0
    presentation.paint(.faint, to: &bytes) { bytes in
      let start = bytes.count
      entry.withUTF8(of: .id) { appendEscapedForTerminal($0, keepingNewlines: false, to: &bytes) }
      idWidth = bytes.span.extracting(start...).displayWidth
    }
    bytes.append(addingCapacity: 2) { $0.append("  ") }
    bytes += moods[mood.rawValue]
    return indent(idWidth: idWidth)
  }

  /// The columns before each line but the first of the words of an entry, given those of its
  /// identifier.
  private func indent(idWidth: Int) -> Int {
    2 + 5 + 2 + idWidth + 2 + moodWidth + 2
  }

  /// Appends the note and the emoji of an entry, unwrapped.
  private func appendNote(
    of entry: some EntryTextSource, indent: Int, to bytes: inout [UInt8]
  ) {
    let hasText = entry.withUTF8(of: .note) { note in
      if note.isOrdinary(withLayout: true) {
        return append(words: note, indent: indent, to: &bytes)
      }
      let shown = escapedForTerminal(String(copying: note), keepingNewlines: true)
      return append(words: shown.utf8.span, indent: indent, to: &bytes)
    }
    entry.withUTF8(of: .emoji) { emoji in
      bytes += (hasText == true ? " " : "  ").utf8
      presentation.append(emoji: emoji, to: &bytes)
    }
  }

  /// Appends what stands beside the time and the mood of an entry, and below it, without blanks at
  /// the ends of lines and without empty lines at the end.
  ///
  /// - Parameters:
  ///   - words: its lines, which may be none.
  ///   - indent: the columns before each line but the first.
  ///   - bytes: what is appended to.
  /// - Returns: whether there was anything but blanks.
  private func append(words: Span<UInt8>, indent: Int, to bytes: inout [UInt8]) -> Bool {
    var hasText = false
    var newlines = 0
    var start = 0
    while start < words.count {
      let lineEnd = words.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? words.count
      let end = words.endWithoutBlanks(of: start..<lineEnd)
      if end > start {
        let blanks = newlines == 0 ? 2 : indent
        if newlines > 0, !hasText { bytes.removeBlanksAtEnd() }
        bytes.append(addingCapacity: newlines + blanks + end - start) { output in
          output.append(repeating: UInt8(ascii: "\n"), count: newlines)
          output.append(repeating: UInt8(ascii: " "), count: blanks)
          output.append(words.extracting(start..<end))
        }
        hasText = true
        newlines = 0
      }
      newlines += 1
      start = lineEnd + 1
    }
    return hasText
  }

  /// An entry with its date, to be shown alone.
  func datedLines(of entry: JournalEntry) -> [String] {
    stackedLines(
      of: entry, moment: DateTexts(language: presentation.language).moment(entry.at),
      mood: entry.mood)
  }

  /// The words of an entry under their date, to be read without the rest.
  func wordsUnderDate(of entry: JournalEntry) -> [[LinePart]] {
    let date = DateTexts(language: presentation.language).date(entry.at.date)
    let words = lines(of: words(of: entry, indent: 4))
    return [[LinePart(text: "  "), LinePart(text: date, role: .faint)]]
      + words.map { [LinePart(text: $0.isEmpty ? "" : "    " + $0)] }
  }
}

extension EntryDrawing {
  /// The columns that a note beside the time and the mood has at least; else it stands below them.
  private static let narrowestNote = 28

  /// An entry whose note stands below its time and mood.
  private func stackedLines(
    of entry: some EntryTextSource, moment: String, mood: EmotionLevel
  ) -> [String] {
    let parts = [
      LinePart(text: "  " + moment), LinePart(text: shownID(of: entry), role: .faint),
      LinePart(
        text: EntryDrawing.plainMood(mood, in: presentation.language), role: .mood(mood)),
    ]
    return RowDrawing(presentation: presentation).lines(of: parts, indent: 4)
      + lines(of: words(of: entry, indent: 4)).map { $0.isEmpty ? "" : "    " + $0 }
  }

  /// The identifier as it is shown.
  private func shownID(of entry: some EntryTextSource) -> String {
    let id = entry.withUTF8(of: .id) { String(copying: $0) }
    return escapedForTerminal(id ?? "", keepingNewlines: false)
  }

  /// The lines of words; none when there are no words.
  private func lines(of words: [UInt8]) -> [String] {
    words.isEmpty ? [] : String(decoding: words, as: UTF8.self).lines
  }

  /// Event, note and emoji, wrapped on a terminal.
  ///
  /// - Parameters:
  ///   - entry: the texts of the entry.
  ///   - indent: the columns that are not there for the words.
  private func words(of entry: some EntryTextSource, indent: Int) -> [UInt8] {
    let event = entry.withUTF8(of: .event) { name in
      escapedForTerminal(
        texts.label(of: JournalEvent(name: String(copying: name))), keepingNewlines: false)
    }
    var words = Array((event ?? "").utf8)
    entry.withUTF8(of: .note) { note in
      guard !note.isEmpty else { return }
      // With room for an emoji.
      words.reserveCapacity(words.count + note.count + 48)
      if event != nil { words += presentation.shown(own: " · ").utf8 }
      appendEscapedForTerminal(note, keepingNewlines: true, to: &words)
    }
    words.removeBlanksAtLineEnds()
    while words.last == UInt8(ascii: "\n") { words.removeLast() }
    entry.withUTF8(of: .emoji) { emoji in
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      presentation.append(emoji: emoji, to: &words)
    }
    guard !words.isEmpty, event != nil || presentation.width != nil else { return words }
    let text = String(decoding: words, as: UTF8.self)
    var lines = presentation.width.map { wrapped(text, width: $0 - indent) } ?? text.lines
    if let event { lines = painted(lines, from: event) }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// The lines with the event at their beginning in its colour.
  private func painted(_ lines: [String], from event: String) -> [String] {
    guard let first = lines.first, first.hasPrefix(event) else { return lines }
    let rest = first.dropFirst(event.count)
    return ["\(presentation.paint(event, .event))\(rest)"] + lines.dropFirst()
  }
}

extension EntryTextSource {
  /// Whether there is an event.
  fileprivate var hasEvent: Bool { withUTF8(of: .event) { _ in } != nil }
}

extension Span<UInt8> {
  /// The columns of the text.
  fileprivate var displayWidth: Int {
    let isASCII = indices.allSatisfy { self[$0] < 0x80 }
    return isASCII ? count : String(copying: self).displayWidth
  }
}

extension [UInt8] {
  /// Removes the blanks, U+0020, at the end.
  fileprivate mutating func removeBlanksAtEnd() {
    while last == UInt8(ascii: " ") { removeLast() }
  }
}
