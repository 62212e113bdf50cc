import SoberlogCore
import SoberlogStore
import StrictJSON

/// The columns of an entry in CSV and TSV.
enum EntryColumns {
  /// The names of the columns.
  static let names = ["id", "at", "day", "mood", "score", "emoji", "event", "note"]

  /// Appends a text that people may have written, in the form of a format; it may take twice as many
  /// bytes as the text.
  typealias AppendText = (Span<UInt8>, inout OutputSpan<UInt8>) -> Void

  /// Appends the values of an entry, in the order of the names and empty where there is nothing, and
  /// a line end.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - contents: what it contains.
  ///   - separator: what stands between two values.
  ///   - bytes: what the line is appended to.
  ///   - appendText: appends a text.
  static func append(
    _ entry: ListReport.Shown, _ contents: EntryContents, separator: Unicode.Scalar,
    to bytes: inout [UInt8], _ appendText: AppendText
  ) {
    let separator = UInt8(ascii: separator)
    let mood = entry.record.mood
    // All that is no text takes less than 256 bytes.
    bytes.append(addingCapacity: 2 * contents.size + 256) { output in
      contents.withUTF8(of: .id) { appendText($0, &output) }
      output.append(separator)
      entry.record.at.appendRFC3339(to: &output)
      output.append(separator)
      entry.day.append(to: &output)
      output.append(separator)
      output.append(mood.name.utf8.span)
      output.append(separator)
      if let score = mood.score { output.append(UInt8(ascii: "0") + UInt8(score)) }
      for text in [EntryContents.Text.emoji, .event, .note] {
        output.append(separator)
        contents.withUTF8(of: text) { appendText($0, &output) }
      }
      output.append(UInt8(ascii: "\n"))
    }
  }
}
