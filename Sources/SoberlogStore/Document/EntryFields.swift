import SoberlogCore
import StrictJSON

/// The fields of one entry as they stand in the bytes of a journal.
///
/// Text is not decoded yet: most entries are only counted or skipped. When anything else becomes a
/// sound entry than before, `EntryIndex.signature` has to change.
struct EntryFields {
  /// The bytes of the whole object.
  private(set) var range: Range<Int>

  /// The identifier, known to be valid.
  private(set) var id: JSONString

  /// When the entry was written.
  private(set) var at: LocalTimestamp

  /// The fields that may be absent.
  private(set) var optional: Optional

  /// Whether the object stands as this program writes it, exported or not, and so on one line.
  private(set) var isPlain: Bool

  /// Where the texts stand.
  private(set) var layout = EntryLayout.unknown

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
  /// Makes fields in whose place those of entries can be read.
  init() {
    self.init(
      range: 0..<0, id: JSONString(), at: LocalTimestamp(utcSeconds: 0), optional: Optional(),
      isPlain: false)
  }

  /// Reads an entry and checks everything in it.
  ///
  /// - Parameters:
  ///   - reader: stands before the entry; stands after it afterwards.
  ///   - isExported: whether it is one as `--json` writes it: with the day, which is passed over, and
  ///     null for known fields that are absent.
  /// - Throws: `JSONError` or `JournalDamage`.
  init(from reader: inout JSONReader, isExported: Bool = false) throws {
    self.init()
    try readNext(from: &reader, isExported: isExported)
  }

  /// Reads another entry in place of this one, as `init(from:isExported:)` does.
  mutating func readNext(from reader: inout JSONReader, isExported: Bool = false) throws {
    if try !readPlain(from: &reader, isExported: isExported) {
      self = try EntryFields(inAnyForm: &reader, isExported: isExported)
    }
  }

  /// Reads an entry in whatever form.
  private init(inAnyForm reader: inout JSONReader, isExported: Bool) throws {
    var id: JSONString?
    var at: LocalTimestamp?
    var optional = Optional()
    let start = try reader.enterObject()
    while let key = try reader.nextKey() {
      if isExported, try reader.isPassedOver(key) {
        try reader.skipValue()
        continue
      }
      switch key.name {
      case "at": at = try reader.readTimestamp(field: "at")
      case "id": id = try reader.readID()
      default: try optional.read(key, from: &reader)
      }
    }
    try self.init(range: start..<reader.offset, id: id, at: at, optional)
  }

  /// Reads an entry as this program writes it, with the fields that it knows in the order of the
  /// format.
  ///
  /// - Parameter isExported: whether there are a day and nulls, as `--json` writes them.
  /// - Returns: false, and the reader still stands before it, when it is any other.
  @inline(__always)
  private mutating func readPlain(
    from reader: inout JSONReader, isExported: Bool
  ) throws -> Bool {
    guard let start = reader.enterPlainObject() else { return false }
    let at = reader.readPlainString(named: "at")
    if isExported { _ = reader.readPlainString(named: "day") }
    let id = reader.readPlainString(named: "id")
    let mood = reader.readPlainString(named: "mood")
    optional.emoji = reader.readPlainString(named: "emoji")
    if isExported, optional.emoji == nil { reader.skipPlainNull(named: "emoji") }
    optional.event = reader.readPlainString(named: "event")
    if isExported, optional.event == nil { reader.skipPlainNull(named: "event") }
    optional.note = reader.readPlainString(named: "note")
    let edited = reader.readPlainString(named: "edited")
    guard let range = reader.leavePlainObject(from: start) else { return false }
    guard let at, let id else {
      reader.move(to: start)
      return false
    }
    self.range = range
    self.at = try at.timestamp(field: "at", in: reader.bytes)
    try id.checkIsID(in: reader.bytes)
    self.id = id
    optional.mood = try mood?.mood(in: reader.bytes) ?? .notSelected
    optional.edited = try edited?.timestamp(field: "edited", in: reader.bytes)
    if !optional.unknown.isEmpty { optional.unknown = [] }
    isPlain = true
    layout =
      if !isExported, edited == nil, let mood, !mood.hasEscapes, let note = optional.note {
        EntryLayout(
          atLength: at.range.count, id: id, emoji: optional.emoji, event: optional.event,
          note: note)
      } else {
        .unknown
      }
    return true
  }

  /// Takes the fields of an entry whose layout is known in place of these.
  ///
  /// - Parameter bytes: those of the document that the record is of.
  mutating func take(_ record: EntryRecord, in bytes: [UInt8]) {
    let texts = record.layout.texts(of: record, in: bytes)
    (range, id, at) = (record.range, texts.id, record.at)
    (isPlain, layout) = (true, record.layout)
    optional.mood = record.mood
    (optional.emoji, optional.event, optional.note) = (texts.emoji, texts.event, texts.note)
    optional.edited = nil
    if !optional.unknown.isEmpty { optional.unknown = [] }
  }

  /// Puts the fields together.
  ///
  /// - Throws: `JournalDamage` when one is missing that every entry must have.
  init(
    range: Range<Int>, id: JSONString?, at: LocalTimestamp?, _ optional: Optional
  ) throws(JournalDamage) {
    guard let at else { throw JournalDamage(.missingField("at"), at: range.lowerBound) }
    guard let id else { throw JournalDamage(.missingField("id"), at: range.lowerBound) }
    self.init(range: range, id: id, at: at, optional: optional, isPlain: false)
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
  /// Whether the value of a field of an exported entry says nothing: the day, which follows from the
  /// moment, and null for a known field.
  fileprivate mutating func isPassedOver(_ key: JSONString) throws -> Bool {
    switch key.name {
    case "day": true
    case "at", "id", "mood", "emoji", "event", "note", "edited": try peek() == .null
    default: false
    }
  }
}
