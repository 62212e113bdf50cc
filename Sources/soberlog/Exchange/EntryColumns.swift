import SoberlogCore

/// The columns of an entry in CSV and TSV.
enum EntryColumns {
  /// The names of the columns.
  static let names = ["id", "at", "day", "mood", "score", "emoji", "event", "note"]

  /// Appends the values of an entry, in the order of the names and empty where there is nothing, and
  /// a line end.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - day: the day that it belongs to.
  ///   - separator: what stands between two values.
  ///   - bytes: what the line is appended to.
  ///   - appendText: appends a text that people may have written, in the form of the format.
  static func append(
    _ entry: JournalEntry, day: CivilDate, separator: Unicode.Scalar, to bytes: inout [UInt8],
    _ appendText: (String, inout [UInt8]) -> Void
  ) {
    let separator = UInt8(ascii: separator)
    appendText(entry.id.text, &bytes)
    bytes.append(separator)
    entry.at.appendRFC3339(to: &bytes)
    bytes.append(separator)
    day.append(to: &bytes)
    bytes.append(separator)
    bytes += entry.mood.name.utf8
    bytes.append(separator)
    if let score = entry.mood.score { bytes += String(score).utf8 }
    bytes.append(separator)
    appendText(entry.emoji ?? "", &bytes)
    bytes.append(separator)
    appendText(entry.event?.name ?? "", &bytes)
    bytes.append(separator)
    appendText(entry.note, &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
