import SoberlogCore
import SoberlogStore
import StrictJSON

/// What an entry says as `list --json` and the journal write it; a known field may also be null.
struct EntryObject {
  /// The identifier.
  private var id: EntryID?

  /// When it was written.
  private var time: ImportedTime?

  /// The mood.
  private var mood = EmotionLevel.notSelected

  /// The name of the mood, when nobody said what that means.
  private var unknownMood: String?

  /// The name of the mood, when the person has said what it means.
  private var mappedMood: String?

  /// The emoji.
  private var emoji: String?

  /// The event.
  private var event: JournalEvent?

  /// The text.
  private var note = ""

  /// When it was last changed.
  private var edited: LocalTimestamp?

  /// The fields that this program does not know.
  private var unknownFields: [UnknownField] = []
}

extension EntryObject {
  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - reader: stands before the entry, and behind it afterwards.
  ///   - line: the line at which it begins, from 1.
  ///   - context: what there is to know beside it.
  ///   - goBack: makes the reader stand before the entry again.
  /// - Throws: `JSONError`, or `MisplacedValue` when a value cannot be that of an entry.
  static func read(
    from reader: inout JSONReader, line: Int, in context: ImportContext,
    goBack: (inout JSONReader) -> Void
  ) throws -> ReadRecord {
    if let entry = try? EntryJSON(from: &reader) { return .entry(entry, line: line) }
    // It lacks an identifier or an offset, or there is something wrong with it.
    goBack(&reader)
    return .record(try record(from: &reader, line: line, in: context))
  }

  /// Reads an entry and decodes it.
  private static func record(
    from reader: inout JSONReader, line: Int, in context: ImportContext
  ) throws -> ImportedRecord {
    var object = EntryObject()
    let start = try reader.enterObject()
    while let key = try reader.nextKey() {
      let isNull = try reader.peek() == .null
      try object.readValue(of: key, isNull: isNull, from: &reader, in: context)
    }
    guard let time = object.time else {
      throw MisplacedValue(reason: .damage(.missingField("at")), offset: start)
    }
    var record = ImportedRecord(
      line: line, id: object.id, time: time, mood: object.mood,
      unknownMood: object.unknownMood, emoji: object.emoji, event: object.event, note: object.note,
      edited: object.edited,
      unknownFields: object.unknownFields)
    record.mappedMood = object.mappedMood
    if record.id == nil {
      record.identify(
        by: record.identifyingMood, record.emoji ?? "", record.event?.name ?? "", record.note)
    }
    return record
  }

  /// Reads the value of a field.
  private mutating func readValue(
    of key: JSONString, isNull: Bool, from reader: inout JSONReader, in context: ImportContext
  ) throws {
    switch key.name {
    // The day follows from the time.
    case "at" where isNull, "id" where isNull, "mood" where isNull, "emoji" where isNull,
      "event" where isNull, "note" where isNull, "edited" where isNull, "day":
      try reader.skipValue()
    case "at": time = try reader.readTime(in: context.zone)
    case "id": id = try reader.readEntryID()
    case "mood": readMood(reader.string(try reader.readString()), context.moods)
    case "emoji": emoji = reader.string(try reader.readString())
    case "event": event = JournalEvent(name: reader.string(try reader.readString()))
    case "note": note = reader.string(try reader.readString())
    case "edited": edited = try reader.readStamp(field: "edited")
    default:
      let value = try reader.skipValue()
      let json = String(decoding: reader.bytes[value], as: UTF8.self)
      unknownFields.append(UnknownField(name: reader.string(key), json: json))
    }
  }
}

extension EntryObject {
  /// Takes the mood of a name, first of all of one as this program writes it; an empty one is none.
  private mutating func readMood(_ name: String, _ moods: MoodNames) {
    let own = EmotionLevel.allCases.first { $0.name == name }
    let mapped = own == nil ? moods.level(of: name) : nil
    let level =
      own ?? mapped ?? (name.isEmpty ? .notSelected : EmotionLevel(parsing: name))
    mood = level ?? .notSelected
    mappedMood = mapped == nil ? nil : name
    unknownMood = level == nil ? name : nil
  }
}

extension JSONReader {
  /// Reads when an entry was written.
  fileprivate mutating func readTime(in zone: ZoneRules) throws -> ImportedTime {
    let text = try readString()
    if !text.hasEscapes,
      let timestamp = try? LocalTimestamp(rfc3339: bytes.span.extracting(text.range))
    {
      return ImportedTime(timestamp: timestamp)
    }
    do throws(ImportProblem.Reason) {
      return try ImportedTime(string(text), in: zone)
    } catch {
      throw MisplacedValue(reason: error, offset: text.range.lowerBound)
    }
  }

  /// Reads a timestamp with an offset.
  fileprivate mutating func readStamp(field: String) throws -> LocalTimestamp {
    let text = try readString()
    do throws(RFC3339Error) {
      return try LocalTimestamp(rfc3339: string(text))
    } catch {
      throw MisplacedValue(
        reason: .damage(.badTimestamp(field: field, error)), offset: text.range.lowerBound)
    }
  }

  /// Reads an identifier.
  fileprivate mutating func readEntryID() throws -> EntryID {
    let text = try readString()
    guard let id = EntryID(string(text)) else {
      throw MisplacedValue(reason: .damage(.badID), offset: text.range.lowerBound)
    }
    return id
  }
}
