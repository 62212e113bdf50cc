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
    guard let note = place(of: .note) else { return false }
    if case .none = marks(in: note) { return false }
    return Tag.all(in: note.text(in: bytes)).contains(tag)
  }

  /// The names of the tags in the note, as `Tag.names(in:)` gives them.
  ///
  /// - Complexity: O(*n*) in the length of the note.
  public var tagNames: [String] {
    guard let note = place(of: .note) else { return [] }
    switch marks(in: note) {
    case .none: return []
    case .plain(let first):
      // What stands before a mark does not matter to a tag. The other escapes end one by their
      // backslash, and none of them begins one.
      let rest = note.range.lowerBound + first..<note.range.upperBound
      return Tag.names(in: String(decoding: bytes[rest], as: UTF8.self))
    case .escaped: return Tag.names(in: note.text(in: bytes))
    }
  }

  /// Which marks of tags a note has.
  private enum Marks {
    /// None, so that the note need not be made into a text.
    case none
    /// Some, and nothing that is written by its number; with the offset of the first one.
    case plain(first: Int)
    /// Perhaps some that are written by their number.
    case escaped
  }

  /// Looks for marks in the bytes of a note: `#`, a full-width one, or an escape by number.
  private func marks(in note: JSONString) -> Marks {
    let text = bytes.span.extracting(note.range)
    let (mark, backslash) = (UInt8(ascii: "#"), UInt8(ascii: "\\"))
    var first: Int?
    var next = text.firstOffset(of: mark, 0xEF, backslash, from: 0)
    while let offset = next {
      switch text[offset] {
      case mark: first = first ?? offset
      case backslash:
        if text[offset + 1] == UInt8(ascii: "u") { return .escaped }
      default:
        // U+FF03, the full-width mark, is EF BC 83.
        if text[offset + 1] == 0xBC, text[offset + 2] == 0x83 { first = first ?? offset }
      }
      // Once there is a mark only an escape by number matters, which needs a backslash.
      if let first, !note.hasEscapes { return .plain(first: first) }
      next = text.firstOffset(of: mark, 0xEF, backslash, from: offset + 1)
    }
    return first.map { .plain(first: $0) } ?? .none
  }
}
