import SoberlogCore
import SoberlogStore
import StrictJSON

/// An entry as Day One exports it.
struct DayOneEntry {
  /// The line at which it begins, from 1.
  let line: Int

  /// Its identifier, of 32 hexadecimal digits.
  private(set) var id: EntryID?

  /// When it was written; the offset is not that of its place.
  private(set) var creation = LocalTimestamp(utcSeconds: 0)

  /// The name of the zone where it was written.
  private(set) var zone: String?

  /// The text, in Markdown.
  private(set) var text = ""

  /// The tags.
  private(set) var tags: [String] = []

  /// Whether it has a star.
  private(set) var isStarred = false
}

extension DayOneEntry {
  /// Reads an entry; what is absent may also be null.
  ///
  /// - Parameters:
  ///   - reader: stands before the entry, and behind it afterwards.
  ///   - line: the line at which it begins, from 1.
  /// - Throws: `JSONError`, or `MisplacedValue` when a value cannot be that of an entry.
  init(from reader: inout JSONReader, line: Int) throws {
    self.init(line: line)
    var hasDate = false
    let start = try reader.enterObject()
    while let key = try reader.nextKey() {
      if try reader.peek() == .null {
        try reader.skipValue()
        continue
      }
      switch reader.string(key) {
      case "uuid": id = EntryID(reader.string(try reader.readString()))
      case "creationDate":
        creation = try DayOneEntry.readInstant(from: &reader)
        hasDate = true
      case "timeZone": zone = reader.string(try reader.readString())
      case "text": text = reader.string(try reader.readString())
      case "tags": tags = try DayOneEntry.readTags(from: &reader)
      case "starred": isStarred = try reader.readBool()
      default: try reader.skipValue()
      }
    }
    guard hasDate else {
      throw MisplacedValue(reason: .damage(.missingField("creationDate")), offset: start)
    }
  }

  /// Reads a moment.
  private static func readInstant(from reader: inout JSONReader) throws -> LocalTimestamp {
    let text = try reader.readString()
    do throws(RFC3339Error) {
      return try LocalTimestamp(rfc3339: reader.string(text))
    } catch {
      throw MisplacedValue(
        reason: .damage(.badTimestamp(field: "creationDate", error)),
        offset: text.range.lowerBound)
    }
  }

  /// Reads an array of tags.
  private static func readTags(from reader: inout JSONReader) throws -> [String] {
    var tags: [String] = []
    try reader.enterArray()
    while try reader.nextElement() { tags.append(reader.string(try reader.readString())) }
    return tags
  }
}
