/// The columns of comma-separated values, as their first row names them.
struct CSVColumns {
  /// The names, in small letters.
  let names: [String]

  /// Takes the names.
  ///
  /// - Parameters:
  ///   - header: the first row; nil when there is none.
  ///   - needed: the names that must be there.
  /// - Throws: `ImportProblem` when one of those is missing or a name occurs twice.
  init(_ header: CSVRow?, needing needed: [String]) throws(ImportProblem) {
    names = header?.fields.map { $0.lowercased() } ?? []
    let line = header?.line ?? 1
    for name in needed where !names.contains(name) {
      throw ImportProblem(reason: .missingColumn(name), line: line)
    }
    for (place, name) in names.enumerated() where names[..<place].contains(name) {
      throw ImportProblem(reason: .repeatedColumn(name), line: line)
    }
  }
}

extension CSVColumns {
  /// Checks that a row has as many fields as there are columns.
  func check(_ row: CSVRow) throws(ImportProblem.Reason) {
    guard row.fields.count == names.count else {
      throw .fieldCount(row.fields.count, expected: names.count)
    }
  }

  /// The value in the column with a name; nil when there is none.
  func value(of name: String, in row: CSVRow) -> String? {
    names.firstIndex(of: name).map { row.fields[$0] }
  }
}
