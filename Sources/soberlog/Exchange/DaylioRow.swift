/// A row of Daylio in which quotation marks are not doubled, so that it is no row of RFC 4180.
enum DaylioRow {
  /// Whether a line begins a row: with a date and a comma.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    let field = line.prefix(16).prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\n") }
    let date = field.filter { $0 != UInt8(ascii: "\"") }
    let numbers = date.split(omittingEmptySubsequences: false) { "-/.".utf8.contains($0) }
    let areDigits = numbers.allSatisfy { number in
      (1...4).contains(number.count) && number.allSatisfy { "0123456789".utf8.contains($0) }
    }
    return areDigits && (numbers.count == 3 || numbers.count == 1 && date.count == 4)
      && line.dropFirst(field.count).first == UInt8(ascii: ",")
  }

  /// The fields of a row.
  ///
  /// Each ends where a quotation mark and a comma stand, or a comma alone when it has no quotation
  /// mark in front; the last one takes all that is left.
  ///
  /// - Parameters:
  ///   - text: the row, without the line end at its end.
  ///   - columns: the names of the columns.
  static func fields(of text: String, columns: [String]) -> [String] {
    var rest = text[...]
    var fields: [String] = []
    while fields.count < columns.count - 1 {
      let isQuoted = rest.hasPrefix("\"")
      let field = isQuoted ? rest.dropFirst() : rest
      guard let end = field.firstRange(of: isQuoted ? "\"," : ",") else { break }
      fields.append(String(field[..<end.lowerBound]))
      rest = field[end.upperBound...]
    }
    if rest.hasPrefix("\""), rest.hasSuffix("\""), rest.count > 1 {
      rest = rest.dropFirst().dropLast()
    }
    return fields + [String(rest)]
  }
}
