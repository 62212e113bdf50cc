import SoberlogCore
import SoberlogStore

/// Reads entries as `CSVReport` writes them; the columns may stand in any order.
struct CSVEntries {
  /// The rows.
  private var rows: CSVParser

  /// The columns.
  private let columns: CSVColumns

  /// What there is to know beside the text.
  private let context: ImportContext

  /// The levels of the moods that were seen.
  private var levels: [String: EmotionLevel] = ["": .notSelected]

  /// Makes a reader of a text.
  ///
  /// - Throws: `ImportProblem` when the first row names no column `at`, and what reading throws.
  init(_ text: InputText, in context: ImportContext) throws {
    rows = try CSVParser(text)
    columns = try CSVColumns(try rows.nextRow(), needing: ["at"])
    self.context = context
  }
}

extension CSVEntries: RecordReader {
  mutating func next() throws -> ReadRecord? {
    guard let row = try rows.nextRow() else { return nil }
    do throws(ImportProblem.Reason) {
      return .record(try record(of: row))
    } catch {
      throw ImportProblem(reason: error, line: row.line)
    }
  }

  var remarks: [ImportRemark] {
    let unknown = columns.names.filter { !EntryColumns.names.contains($0) }
    return unknown.isEmpty ? [] : [.unknownColumns(unknown)]
  }
}

extension CSVEntries {
  /// The record of a row.
  private mutating func record(of row: CSVRow) throws(ImportProblem.Reason) -> ImportedRecord {
    try columns.check(row)
    let columns = columns
    let value = { (name: String) in columns.value(of: name, in: row) ?? "" }
    var record = ImportedRecord(
      line: row.line, time: try ImportedTime(value("at"), in: context.zone))
    if !value("id").isEmpty {
      guard let id = EntryID(value("id")) else { throw .damage(.badID) }
      record.id = id
    }
    readMood(value("mood").isEmpty ? value("score") : value("mood"), into: &record)
    record.emoji = value("emoji").isEmpty ? nil : value("emoji")
    record.event = value("event").isEmpty ? nil : JournalEvent(name: value("event"))
    record.note = value("note")
    if record.id == nil {
      record.identify(
        by: record.identifyingMood, value("emoji"), value("event"), record.note)
    }
    return record
  }

  /// Reads a mood.
  private mutating func readMood(_ name: String, into record: inout ImportedRecord) {
    if let level = levels[name] {
      record.mood = level
    } else if let level = context.moods.level(of: name) {
      record.mood = level
      record.mappedMood = name
    } else if let level = EmotionLevel(parsing: name) {
      levels[name] = level
      record.mood = level
    } else {
      record.unknownMood = name
    }
  }
}
