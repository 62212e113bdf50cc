import SoberlogCore
import StrictJSON

/// Entries as tab-separated values, one entry a line: tabs, line ends and backslashes in a value are
/// written as `\t`, `\n`, `\r` and `\\`.
struct TSVReport {
  /// The entries.
  let list: ListReport
}

extension TSVReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try output.appendLine(EntryColumns.names.joined(separator: "\t"))
    try list.appendEntries(to: &output) {
      { entry, contents, bytes in
        EntryColumns.append(entry, contents, separator: "\t", to: &bytes) {
          TSVReport.append($0, to: &$1)
        }
      }
    }
  }

  /// Appends a value without characters that end a field or a line.
  private static func append(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    guard "\t\n\r\\".utf8.contains(where: { text.contains(byte: $0) }) else {
      return output.append(text)
    }
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\t"): output.append(#"\t"#)
      case UInt8(ascii: "\n"): output.append(#"\n"#)
      case UInt8(ascii: "\r"): output.append(#"\r"#)
      case UInt8(ascii: "\\"): output.append(#"\\"#)
      case let byte: output.append(byte)
      }
    }
  }
}
