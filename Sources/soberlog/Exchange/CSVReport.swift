import SoberlogCore
import StrictJSON

/// Entries as comma-separated values (RFC 4180) with LF line ends.
struct CSVReport {
  /// The entries.
  let list: ListReport
}

extension CSVReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try output.appendLine(EntryColumns.names.joined(separator: ","))
    try list.appendEntries(to: &output) {
      { entry, contents, bytes in
        EntryColumns.append(entry, contents, separator: ",", to: &bytes) {
          CSVReport.append($0, to: &$1)
        }
      }
    }
  }

  /// Appends a value as a field: in quotation marks when it has one, a comma or a line end in it.
  static func append(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    let needsMarks =
      text.firstOffset(of: quotationMark, UInt8(ascii: ","), UInt8(ascii: "\n"), from: 0) != nil
      || text.contains(byte: UInt8(ascii: "\r"))
    guard needsMarks else { return output.append(text) }
    output.append(quotationMark)
    var start = 0
    while let mark = text.firstOffset(of: quotationMark, from: start) {
      output.append(text.extracting(start...mark))
      output.append(quotationMark)
      start = mark + 1
    }
    output.append(text.extracting(start...))
    output.append(quotationMark)
  }

  /// The byte `"`.
  private static let quotationMark = UInt8(ascii: "\"")
}
