public import SoberlogCore
import StrictJSON

/// The texts of an entry that is passed while a journal is read; each is made when asked for.
public struct EntryContents: Sendable {
  /// Where the emoji stands; nil when there is none.
  private var emojiPlace: JSONString?

  /// Where the note stands; nil when there is none.
  private var notePlace: JSONString?

  /// The bytes of the journal.
  private let bytes: [UInt8]
}

extension EntryContents {
  /// Makes texts that show no entry yet of a journal with these bytes.
  init(in bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Shows an entry, given its fields.
  ///
  /// One value shows all entries in turn: a new one for each would count references to the bytes,
  /// which threads that do so at once hold up each other by.
  mutating func show(_ fields: EntryFields) {
    emojiPlace = fields.optional.emoji
    notePlace = fields.optional.note
  }

  /// The emoji; nil when there is none.
  ///
  /// - Complexity: O(*n*) in its length.
  public var emoji: String? { emojiPlace?.text(in: bytes) }

  /// Whether there is a note that is not empty.
  public var hasNote: Bool { notePlace?.range.isEmpty == false }

  /// Whether all words of a search occur in the note, as `SearchWords.match(_:)` tells.
  ///
  /// - Complexity: O(*n*) in the length of the note, for each word.
  public func noteMatches(_ words: SearchWords) -> Bool {
    if words.isEmpty { return true }
    guard let notePlace else { return words.match("") }
    if notePlace.hasEscapes { return words.match(utf8: notePlace.utf8(in: bytes).span) }
    return words.match(utf8: bytes.span.extracting(notePlace.range))
  }

  /// Whether the note has a tag.
  ///
  /// - Complexity: O(*n*) in the length of the note.
  public func noteHas(_ tag: Tag) -> Bool {
    guard let notePlace, marks(in: notePlace) != .none else { return false }
    return Tag.all(in: notePlace.text(in: bytes)).contains(tag)
  }

  /// The names of the tags in the note, as `Tag.names(in:)` gives them.
  ///
  /// - Complexity: O(*n*) in the length of the note.
  public var tagNames: [String] {
    guard let notePlace else { return [] }
    switch marks(in: notePlace) {
    case .none: return []
    case .plain:
      // The other escapes end a tag by their backslash, and none of them begins one.
      return Tag.names(in: String(decoding: bytes[notePlace.range], as: UTF8.self))
    case .escaped: return Tag.names(in: notePlace.text(in: bytes))
    }
  }

  /// Which marks of tags a note has.
  private enum Marks {
    /// None, so that the note need not be made into a text.
    case none
    /// Some, and nothing that is written by its number.
    case plain
    /// Perhaps some that are written by their number.
    case escaped
  }

  /// Looks for marks in the bytes of a note: `#`, a full-width one, or an escape by number.
  private func marks(in note: JSONString) -> Marks {
    let text = bytes.span.extracting(note.range)
    let (mark, backslash) = (UInt8(ascii: "#"), UInt8(ascii: "\\"))
    var marks = Marks.none
    var next = text.firstOffset(of: mark, 0xEF, backslash, from: 0)
    while let offset = next {
      switch text[offset] {
      case mark: marks = .plain
      case backslash:
        if text[offset + 1] == UInt8(ascii: "u") { return .escaped }
      default:
        // U+FF03, the full-width mark, is EF BC 83.
        if text[offset + 1] == 0xBC, text[offset + 2] == 0x83 { marks = .plain }
      }
      // Once there is a mark only an escape by number matters, which needs a backslash.
      if marks == .plain, !note.hasEscapes { return .plain }
      next = text.firstOffset(of: mark, 0xEF, backslash, from: offset + 1)
    }
    return marks
  }
}
