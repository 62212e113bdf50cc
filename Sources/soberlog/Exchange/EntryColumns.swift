import SoberlogCore
import SoberlogStore

/// The columns of an entry in CSV and TSV.
enum EntryColumns {
  /// The names of the columns.
  static let names = ["id", "at", "day", "mood", "score", "emoji", "event", "note"]

  /// Appends the values of an entry, in the order of the names and empty where there is nothing, and
  /// a line end.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - contents: what it contains.
  ///   - separator: what stands between two values.
  ///   - bytes: what the line is appended to.
  ///   - appendText: appends a text that people may have written, in the form of the format.
  static func append(
    _ entry: ListReport.Shown, _ contents: EntryContents, separator: Unicode.Scalar,
    to bytes: inout [UInt8], _ appendText: (Span<UInt8>, inout [UInt8]) -> Void
  ) {
    let separator = UInt8(ascii: separator)
    let mood = entry.record.mood
    contents.withUTF8(of: .id) { appendText($0, &bytes) }
    bytes.append(separator)
    entry.record.at.appendRFC3339(to: &bytes)
    bytes.append(separator)
    entry.day.append(to: &bytes)
    bytes.append(separator)
    bytes += mood.name.utf8
    bytes.append(separator)
    if let score = mood.score { bytes += String(score).utf8 }
    for text in [EntryContents.Text.emoji, .event, .note] {
      bytes.append(separator)
      contents.withUTF8(of: text) { appendText($0, &bytes) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
