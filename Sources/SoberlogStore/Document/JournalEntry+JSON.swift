// Entries as JSON for scripts, from values or straight from the bytes of a journal.

public import SoberlogCore
import StrictJSON

extension JournalEntry {
  /// Appends the entry as JSON for scripts: all fields, `null` where there is nothing, then `edited`
  /// if it ever was, then the unknown ones.
  ///
  /// - Parameters:
  ///   - day: the day that the entry belongs to.
  ///   - bytes: what is appended to.
  public func appendJSON(day: CivilDate, to bytes: inout [UInt8]) {
    parts.appendExported(day: day, to: &bytes, JSONWriter.append)
  }
}

extension JournalDocument {
  /// Appends the entry of a record as JSON for scripts, without making texts of it.
  ///
  /// Takes time in proportion to the entry.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - bytes: what is appended to.
  public func appendJSON(of record: EntryRecord, to bytes: inout [UInt8]) {
    let day = settings.dayBoundary.day(of: record.at)
    let source = self.bytes
    EntryFields.ofEntry(record, in: source).0.parts(in: source)
      .appendExported(day: day, to: &bytes) { text, bytes in
        JSONWriter.append(text, of: source, to: &bytes)
      }
  }
}
