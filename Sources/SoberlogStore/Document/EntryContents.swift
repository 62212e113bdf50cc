public import SoberlogCore
import StrictJSON

/// The texts of an entry that is passed while a journal is read; each is made when asked for.
public struct EntryContents: Sendable {
  /// Where the emoji stands; nil when there is none.
  private let emojiPlace: JSONString?

  /// Where the note stands; nil when there is none.
  private let notePlace: JSONString?

  /// The bytes of the journal.
  private let bytes: [UInt8]
}

extension EntryContents {
  /// Makes the texts of an entry, given its fields and the bytes in which they were read.
  init(_ fields: EntryFields, in bytes: [UInt8]) {
    self.init(
      emojiPlace: fields.optional.emoji, notePlace: fields.optional.note, bytes: bytes)
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
    guard let notePlace else { return words.match("") }
    if notePlace.hasEscapes { return words.match(notePlace.text(in: bytes)) }
    return words.match(utf8: bytes.span.extracting(notePlace.range))
  }

  /// Whether the note has a tag.
  ///
  /// - Complexity: O(*n*) in the length of the note.
  public func noteHas(_ tag: Tag) -> Bool {
    guard let notePlace, mayHaveTags(notePlace) else { return false }
    return Tag.all(in: notePlace.text(in: bytes)).contains(tag)
  }

  /// The names of the tags in the note, as `Tag.names(in:)` gives them.
  ///
  /// A note that has no mark of a tag is not made into a text.
  ///
  /// - Complexity: O(*n*) in the length of the note.
  public var tagNames: [String] {
    guard let notePlace, mayHaveTags(notePlace) else { return [] }
    return Tag.names(in: notePlace.text(in: bytes))
  }

  /// Whether a mark of a tag may stand in a note: `#`, a full-width one, or the escape of either.
  private func mayHaveTags(_ note: JSONString) -> Bool {
    let text = bytes.span.extracting(note.range)
    return text.contains(byte: UInt8(ascii: "#")) || text.contains([0xEF, 0xBC, 0x83])
      || note.hasEscapes && text.contains([UInt8(ascii: "\\"), UInt8(ascii: "u")])
  }
}

extension Span<UInt8> {
  /// Whether some bytes, of which the first is not 0, occur in the span after each other.
  ///
  /// - Complexity: O(*n*) where the first of them is rare.
  fileprivate func contains(_ bytes: [UInt8]) -> Bool {
    var next = firstOffset(of: bytes[0], from: 0)
    while let offset = next, offset + bytes.count <= count {
      if bytes.indices.allSatisfy({ self[offset + $0] == bytes[$0] }) { return true }
      next = firstOffset(of: bytes[0], from: offset + 1)
    }
    return false
  }
}

/// Decides which entries' records are kept, by what it has to look at.
enum EntryChoice {
  /// By the record alone.
  case byRecord((EntryRecord) -> Bool)
  /// By the record and the contents.
  case byContents((EntryRecord, EntryContents) -> Bool)
}

extension EntryChoice {
  /// Whether the record of an entry is kept.
  @inline(__always)
  func admits(_ record: EntryRecord, of fields: EntryFields, in bytes: [UInt8]) -> Bool {
    switch self {
    case .byRecord(let isWanted): isWanted(record)
    case .byContents(let isWanted): isWanted(record, EntryContents(fields, in: bytes))
    }
  }
}
