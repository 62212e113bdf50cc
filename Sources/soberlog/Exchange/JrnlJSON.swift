import SoberlogCore
import SoberlogStore
import StrictJSON

/// Reads what `jrnl --format json` prints: an object whose `entries` have `title`, `body`, `date`,
/// `time` and `starred`.
///
/// The text becomes what jrnl's own text file has: the title, a star if there is one, and the body
/// below it. The tags stand in the text.
struct JrnlJSON {
  /// The entries.
  private var records: JSONRecords

  /// The local zone, since times have no offset.
  private let zone: ZoneRules

  /// Makes a reader of a text.
  ///
  /// - Throws: `ImportProblem` when it is no JSON from the start, and what reading it throws.
  init(_ text: InputText, in context: ImportContext) throws {
    records = try JSONRecords(text)
    zone = context.zone
  }
}

extension JrnlJSON: RecordReader {
  mutating func next() throws -> ReadRecord? {
    let zone = zone
    return try records.next { reader, line in
      let start = reader.offset
      let entry = try JrnlJSON.readEntry(from: &reader)
      guard let date = entry.texts["date"] else {
        throw MisplacedValue(reason: .damage(.missingField("date")), offset: start)
      }
      do throws(ImportProblem.Reason) {
        let time = try ImportedTime("\(date) \(entry.texts["time"] ?? "")", in: zone)
        var record = ImportedRecord(line: line, time: time)
        let title = (entry.texts["title"] ?? "") + (entry.isStarred ? " *" : "")
        record.note = JrnlText.note(Array("\(title)\n\(entry.texts["body"] ?? "")".utf8)[...])
        record.identify(by: record.note)
        return .record(record)
      } catch {
        throw MisplacedValue(reason: error, offset: start)
      }
    }
  }

  /// Reads an entry: the texts that it has by the names of their fields, and its star.
  private static func readEntry(
    from reader: inout JSONReader
  ) throws -> (texts: [String: String], isStarred: Bool) {
    var texts: [String: String] = [:]
    var isStarred = false
    try reader.enterObject()
    while let key = try reader.nextKey() {
      let name = reader.string(key)
      switch name {
      case "title", "body", "date", "time": texts[name] = reader.string(try reader.readString())
      case "starred": isStarred = try reader.readBool()
      default: try reader.skipValue()
      }
    }
    return (texts, isStarred)
  }
}
