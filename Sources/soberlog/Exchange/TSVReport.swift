import SoberlogCore

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
      let values = EntryColumns.values(of: entry, day: day).map(TSVReport.field)
      try output.appendLine(values.joined(separator: "\t"))
    }
  }

  /// A value without characters that end a field or a line.
  static func field(_ value: String) -> String {
    var field = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\t": field.append(contentsOf: "\\t".unicodeScalars)
      case "\n": field.append(contentsOf: "\\n".unicodeScalars)
      case "\r": field.append(contentsOf: "\\r".unicodeScalars)
      case "\\": field.append(contentsOf: "\\\\".unicodeScalars)
      default: field.append(scalar)
      }
    }
    return String(field)
  }
}
