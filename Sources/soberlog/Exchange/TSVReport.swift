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
    for (entry, day) in list.entries {
      try output.append { bytes in
        EntryColumns.append(entry, day: day, separator: "\t", to: &bytes) {
          TSVReport.append($0, to: &$1)
        }
      }
    }
  }

  /// Appends a value without characters that end a field or a line.
  private static func append(_ value: String, to bytes: inout [UInt8]) {
    let utf8 = value.utf8
    guard "\t\n\r\\".utf8.contains(where: { utf8.span.contains(byte: $0) }) else {
      bytes += utf8
      return
    }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      default: bytes.append(byte)
      }
    }
  }
}
