import SoberlogCore

/// Reads the comma-separated values that Daylio exports.
///
/// The columns are `full_date`, `date`, `weekday`, `time`, `mood`, `activities`, `note_title` and
/// `note`; older exports have no title, or a `year` first.
///
/// Title, note and activities become the note, the activities as tags. Daylio does not always double
/// the quotation marks in a note; such rows are read by their commas and line ends.
struct DaylioEntries {
  /// The rows.
  private var rows: CSVParser

  /// The columns.
  private let columns: CSVColumns

  /// What there is to know beside the text.
  private let context: ImportContext

  /// Makes a reader of a text.
  ///
  /// - Throws: `ImportProblem` when the first row is not that of Daylio, and what reading throws.
  init(_ text: InputText, in context: ImportContext) throws {
    rows = try CSVParser(text)
    let header = try rows.nextRow()
    let isOld = header?.fields.first?.lowercased() == "year"
    columns = try CSVColumns(header, needing: [isOld ? "year" : "full_date", "mood"])
    self.context = context
  }
}

extension DaylioEntries: RecordReader {
  mutating func next() throws -> ReadRecord? {
    guard let row = try nextRow() else { return nil }
    do throws(ImportProblem.Reason) {
      try columns.check(row)
      return .record(try record(of: row))
    } catch {
      throw ImportProblem(reason: error, line: row.line)
    }
  }

  /// The next row; one that does not keep the grammar is read as well as it can be.
  private mutating func nextRow() throws -> CSVRow? {
    do {
      guard let row = try rows.nextRow() else { return nil }
      if row.fields.count == columns.names.count { return row }
    } catch let problem as ImportProblem where problem.reason.isAboutQuotationMarks {
      // What follows is for these too.
    }
    let (text, line) = try rows.linesOfLastRow(upTo: DaylioRow.begins)
    return CSVRow(line: line, fields: DaylioRow.fields(of: text, columns: columns.names))
  }
}

extension DaylioEntries {
  /// The record of a row.
  private func record(of row: CSVRow) throws(ImportProblem.Reason) -> ImportedRecord {
    let value = { (name: String) in columns.value(of: name, in: row) ?? "" }
    let day = DaylioDate(
      full: value("full_date"), year: value("year"), date: value("date"),
      weekday: value("weekday"))
    let moment = WrittenMoment(date: try day.day(), time: try DaylioTime.time(value("time")))
    var record = ImportedRecord(
      line: row.line, time: ImportedTime(moment, in: context.zone))
    readMood(value("mood"), into: &record)
    let texts = [value("note_title"), value("note")].filter { !$0.isEmpty }
    let activities = value("activities").split(separator: "|").map(\.trimmingBlanks)
    record.note = note(texts.joined(separator: "\n"), withTags: activities)
    // Moods and activities may get other names in Daylio, and are then others in all entries.
    record.identify(by: texts.joined(separator: "\n"))
    return record
  }

  /// Reads a mood.
  private func readMood(_ name: String, into record: inout ImportedRecord) {
    guard !name.isEmpty else { return }
    let folded = MoodNames.folded(name)
    let label = EmotionLevel.steps.first { [$0.name, $0.label(in: .japanese)].contains(folded) }
    if let level = context.moods.level(of: name) ?? DaylioEntries.levels[folded] ?? label {
      record.mood = level
    } else {
      record.unknownMood = name
    }
  }

  /// What the moods mean that Daylio begins with.
  private static let levels: [String: EmotionLevel] = [
    "rad": .best, "good": .good, "meh": .neutral, "bad": .bad, "awful": .worst,
  ]
}
