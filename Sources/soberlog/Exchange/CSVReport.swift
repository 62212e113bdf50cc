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
    for (entry, day) in list.entries {
      try output.append { bytes in
        EntryColumns.append(entry, day: day, separator: ",", to: &bytes) {
          CSVReport.append($0, to: &$1)
        }
      }
    }
  }

  /// Appends a value as a field: in quotation marks when it has one, a comma or a line end in it.
  private static func append(_ value: String, to bytes: inout [UInt8]) {
    let utf8 = value.utf8
    let hasMark = utf8.span.contains(byte: quotationMark)
    guard hasMark || ",\n\r".utf8.contains(where: { utf8.span.contains(byte: $0) }) else {
      bytes += utf8
      return
    }
    bytes.append(quotationMark)
    if hasMark {
      for byte in utf8 { bytes += repeatElement(byte, count: byte == quotationMark ? 2 : 1) }
    } else {
      bytes += utf8
    }
    bytes.append(quotationMark)
  }

  /// The byte `"`.
  private static let quotationMark = UInt8(ascii: "\"")
}
