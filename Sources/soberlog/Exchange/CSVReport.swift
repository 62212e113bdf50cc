import SoberlogCore

/// Entries as comma-separated values (RFC 4180) with LF line ends.
struct CSVReport {
  /// The entries.
  let list: ListReport
}

extension CSVReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try output.appendLine(EntryColumns.names.joined(separator: ","))
    for (entry, day) in list.entries {
      let values = EntryColumns.values(of: entry, day: day).map(CSVReport.field)
      try output.appendLine(values.joined(separator: ","))
    }
  }

  /// A value as a field: in quotation marks when it has one, a comma or a line end in it.
  static func field(_ value: String) -> String {
    let special = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard value.utf8.contains(where: special.contains) else { return value }
    var field = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" { field += "\"" }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }
}
