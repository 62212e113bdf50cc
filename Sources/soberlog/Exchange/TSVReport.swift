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
  private static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    guard "\t\n\r\\".utf8.contains(where: { text.contains(byte: $0) }) else {
      return bytes.append(text)
    }
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case let byte: bytes.append(byte)
      }
    }
  }
}
