// Entries as JSON for scripts.

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
