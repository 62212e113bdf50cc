import SoberlogCore
import StrictJSON

/// The fields of one entry as they stand in the bytes of a journal.
///
/// Text is not decoded yet: most entries are only counted or skipped.
struct EntryFields {
  /// The bytes of the whole object.
  let range: Range<Int>

  /// The identifier, known to be valid.
  let id: JSONString

  /// When the entry was written.
  let at: LocalTimestamp

  /// The fields that may be absent.
  let optional: Optional

  /// The fields that an entry may have or not.
  struct Optional {
    /// The mood, `notSelected` when there is none.
    var mood = EmotionLevel.notSelected

    /// The emoji.
    var emoji: JSONString?

    /// The event.
    var event: JSONString?

    /// The text.
    var note: JSONString?

    /// When the entry was last changed.
    var edited: LocalTimestamp?

    /// Names and values of the fields that this program does not know, in their order.
    var unknown: [(name: JSONString, value: Range<Int>)] = []
  }
}

extension EntryFields {
  /// Reads an entry and checks everything in it.
  ///
  /// - Parameter reader: stands before the entry; stands after it afterwards.
  /// - Throws: `JSONError` or `JournalDamage`.
  init(from reader: inout JSONReader) throws {
    var id: JSONString?
    var at: LocalTimestamp?
    var optional = Optional()
    let start = try reader.enterObject()
    while let key = try reader.nextKey() {
      switch key.name {
      case "at": at = try reader.readTimestamp(field: "at")
      case "id": id = try reader.readID()
      default: try optional.read(key, from: &reader)
      }
    }
    try self.init(range: start..<reader.offset, id: id, at: at, optional)
  }

  /// Puts the fields together.
  ///
  /// - Throws: `JournalDamage` when one is missing that every entry must have.
  @inline(__always)
  init(
    range: Range<Int>, id: JSONString?, at: LocalTimestamp?, _ optional: Optional
  ) throws(JournalDamage) {
    guard let at else { throw JournalDamage(.missingField("at"), at: range.lowerBound) }
    guard let id else { throw JournalDamage(.missingField("id"), at: range.lowerBound) }
    self.init(range: range, id: id, at: at, optional: optional)
  }
}

extension EntryFields.Optional {
  /// Reads the value of a field that may be absent.
  mutating func read(_ key: JSONString, from reader: inout JSONReader) throws {
    switch key.name {
    case "mood": mood = try reader.readMood()
    case "emoji": emoji = try reader.readString()
    case "event": event = try reader.readString()
    case "note": note = try reader.readString()
    case "edited": edited = try reader.readTimestamp(field: "edited")
    default: unknown.append((key, try reader.skipValue()))
    }
  }
}

extension JSONReader {
  /// Reads a timestamp (RFC 3339).
  ///
  /// - Parameter field: the name of the field, for the error.
  mutating func readTimestamp(field: String) throws -> LocalTimestamp {
    let text = try readString()
    do {
      guard text.hasEscapes else {
        return try LocalTimestamp(rfc3339: bytes.span.extracting(text.range))
      }
      return try LocalTimestamp(rfc3339: string(text))
    } catch {
      throw JournalDamage(.badTimestamp(field: field, error), at: text.range.lowerBound)
    }
  }

  /// Reads an identifier: text that is not empty and has no control characters.
  mutating func readID() throws -> JSONString {
    let text = try readString()
    let isPlain =
      !text.range.isEmpty && !text.hasEscapes
      && bytes[text.range].allSatisfy { $0 < 0x7F }
    guard isPlain || EntryID(string(text)) != nil else {
      throw JournalDamage(.badID, at: text.range.lowerBound)
    }
    return text
  }

  /// Whether an identifier comes before another one in order.
  func precedes(_ first: JSONString, _ second: JSONString) -> Bool {
    if first.hasEscapes || second.hasEscapes {
      return string(first).utf8.lexicographicallyPrecedes(string(second).utf8)
    }
    return bytes[first.range].lexicographicallyPrecedes(bytes[second.range])
  }

  /// Reads a mood by its name.
  mutating func readMood() throws -> EmotionLevel {
    let text = try readString()
    switch text.name {
    case "worst": return .worst
    case "bad": return .bad
    case "neutral": return .neutral
    case "good": return .good
    case "best": return .best
    default:
      guard text.equals(EmotionLevel.notSelected.name, in: bytes) else {
        throw JournalDamage(.unknownMood, at: text.range.lowerBound)
      }
      return .notSelected
    }
  }
}
