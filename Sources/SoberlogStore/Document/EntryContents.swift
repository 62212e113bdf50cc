public import SoberlogCore
import StrictJSON

/// What an entry of a journal contains; each text is made when asked for.
///
/// One value shows many entries in turn: a new one for each would count references to the bytes of
/// the journal, and threads that do so at once hold up each other.
public struct EntryContents: Sendable {
  /// The bytes of the journal.
  private let bytes: [UInt8]

  /// The fields of the entry that is shown.
  var fields: EntryFields
}

extension EntryContents {
  /// Makes contents that show an entry, given its fields, of a journal with these bytes.
  init(_ fields: EntryFields, in bytes: [UInt8]) {
    self.fields = fields
    self.bytes = bytes
  }
}

extension EntryContents {
  /// A text of an entry.
  public enum Text: Sendable {
    /// The identifier.
    case id
    /// The emoji.
    case emoji
    /// The name of the event.
    case event
    /// The note.
    case note
  }

  /// Calls a function with a text in UTF-8, without making a `String`.
  ///
  /// - Complexity: O(*n*) in the length of the text where it has escapes.
  /// - Returns: what the function returns; nil, without calling it, when there is no such text.
  public func withUTF8<Result>(
    of text: Text, _ body: (Span<UInt8>) -> Result
  ) -> Result? {
    guard let place = place(of: text) else { return nil }
    if place.hasEscapes { return body(place.utf8(in: bytes).span) }
    return body(bytes.span.extracting(place.range))
  }

  /// The length in bytes of the entry in the journal; all its texts together have fewer in UTF-8.
  public var size: Int { fields.range.count }

  /// Where a text stands; nil when there is none.
  private func place(of text: Text) -> JSONString? {
    switch text {
    case .id: fields.id
    case .emoji: fields.optional.emoji
    case .event: fields.optional.event
    case .note: fields.optional.note
    }
  }

  /// Appends the entry as JSON for scripts, as of `JournalEntry.appendJSON(day:to:)`.
  ///
  /// - Complexity: O(*n*) in the length of the entry.
  ///
  /// - Parameters:
  ///   - day: the day that the entry belongs to.
  ///   - bytes: what is appended to.
  public func appendJSON(day: CivilDate, to bytes: inout [UInt8]) {
    // A function that knew more would be given a copy of it all.
    let source = self.bytes
    fields.parts(in: source).appendExported(day: day, to: &bytes) { text, output in
      JSONWriter.append(text, of: source, to: &output)
    }
  }

  /// The emoji; nil when there is none.
  ///
  /// - Complexity: O(*n*) in its length.
  public var emoji: String? { place(of: .emoji)?.text(in: bytes) }

  /// Whether there is a note that is not empty.
  public var hasNote: Bool { place(of: .note)?.range.isEmpty == false }

  /// Whether all words of a search occur in the note, as `SearchWords.match(_:)` tells.
  ///
  /// - Complexity: O(*n*) in the length of the note, for each word.
  public func noteMatches(_ words: SearchWords) -> Bool {
    if words.isEmpty { return true }
    return withUTF8(of: .note) { words.match(utf8: $0) } ?? words.match("")
  }

  /// Whether the note has a tag.
  ///
  /// - Complexity: O(*n*) in the length of the note.
  public func noteHas(_ tag: Tag) -> Bool {
    tagNames.contains { Tag($0) == tag }
  }

  /// The names of the tags in the note, as `Tag.names(in:)` gives them.
  ///
  /// - Complexity: O(*n*) in the length of the note.
  public var tagNames: [String] {
    guard let note = place(of: .note) else { return [] }
    let text = bytes.span.extracting(note.range)
    // An escape ends a tag by its backslash, and none begins one but those that are written by number.
    guard note.hasEscapes, hasEscapeByNumber(text) else { return Tag.names(in: text) }
    return Tag.names(in: note.utf8(in: bytes).span)
  }

  /// Whether a character of a JSON string is written by its number.
  private func hasEscapeByNumber(_ text: Span<UInt8>) -> Bool {
    var next = text.firstOffset(of: UInt8(ascii: "\\"), from: 0)
    while let offset = next {
      if text[offset + 1] == UInt8(ascii: "u") { return true }
      next = text.firstOffset(of: UInt8(ascii: "\\"), from: offset + 2)
    }
    return false
  }
}
