import Testing

@testable import soberlog

/// Comma-separated values (RFC 4180).
struct CSVParserTests {
  /// A parser of a text.
  private static func parser(_ text: String) throws -> CSVParser {
    try CSVParser(InputText(handing: Array(text.utf8)))
  }

  /// The rows of a text.
  private static func rows(_ text: String) throws -> [CSVRow] {
    var parser = try parser(text)
    var rows: [CSVRow] = []
    while let row = try parser.nextRow() { rows.append(row) }
    return rows
  }

  @Test(
    "Fields stand as they are, or in quotation marks with line ends, commas and doubled marks",
    arguments: [
      ("", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]), (",\n", [["", ""]]),
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a\rb\r", [["a"], ["b"]]),
      ("\"a\",\"\"\n", [["a", ""]]), ("\"a,\"\"b\"\"\r\n\",c", [["a,\"b\"\r\n", "c"]]),
      ("\"\"\"\"", [["\""]]), ("a\n\n\r\nb", [["a"], ["b"]]), (" a , b ", [[" a ", " b "]]),
      ("=1+1,-x,@y,+z\n", [["=1+1", "-x", "@y", "+z"]]), ("山,🍵\n", [["山", "🍵"]]),
      ("\u{FEFF}a,b", [["a", "b"]]), ("a,\"b\"", [["a", "b"]]), ("a,", [["a", ""]]),
    ] as [(String, [[String]])])
  func fields(text: String, expected: [[String]]) throws {
    #expect(try CSVParserTests.rows(text).map(\.fields) == expected)
  }

  @Test("Each row knows its line, whatever line ends are in its fields")
  func lines() throws {
    let rows = try CSVParserTests.rows("a\n\n\"b\nb\r\nb\"\nc\r\n\"d\"\n")
    #expect(rows.map(\.line) == [1, 3, 6, 7])
  }

  @Test(
    "What breaks the grammar is named by line and column, and ends the reading",
    arguments: [
      ("a\nb\"c\n", .quotationMarkInside, 2, 2), ("\"a\"b\n", .textAfterQuotationMark, 1, 4),
      ("\"a\" ,b", .textAfterQuotationMark, 1, 4), ("a\nx,\"b\nc", .quotationMarkOpen, 2, 3),
      ("\"", .quotationMarkOpen, 1, 1), ("a,\"b\"\"", .quotationMarkOpen, 1, 3),
    ] as [(String, ImportProblem.Reason, Int, Int)])
  func problems(text: String, reason: ImportProblem.Reason, line: Int, column: Int) throws {
    var parser = try CSVParserTests.parser(text)
    #expect(throws: ImportProblem(reason: reason, line: line, column: column)) {
      while try parser.nextRow() != nil {}
    }
    #expect(try parser.nextRow() == nil)
  }

  @Test("Rows are whole wherever the text was cut")
  func largeText() throws {
    let long = String(repeating: "山\n", count: 400_000)
    let many = String(repeating: "line\n", count: 200)
    let text = (0..<1500).map { "\($0),\"\(many)\",x\n" }.joined() + "last,\"\(long)\",x\n"
    let rows = try CSVParserTests.rows(text)
    #expect(rows.count == 1501)
    #expect(rows.prefix(1500).enumerated().allSatisfy { $1.fields == ["\($0)", many, "x"] })
    #expect(rows[1499].line == 1499 * 201 + 1)
    #expect(rows[1500].fields[1] == long)
  }

  @Test("A quotation mark that never closes is found out before all the rest is read")
  func openMark() throws {
    let text =
      "a,b\nx,\"y\n" + String(repeating: String(repeating: "z", count: 99) + "\n", count: 90_000)
    #expect(throws: ImportProblem(reason: .quotationMarkOpen, line: 2, column: 3)) {
      try CSVParserTests.rows(text)
    }
  }

  @Test("The lines of a row can be read again, and then the row behind them")
  func linesOfRows() throws {
    var parser = try CSVParserTests.parser("#1,\"a\"b\nc\r\n#2,d\n#3,\"e\n\nf")
    let begins = { (line: ArraySlice<UInt8>) in line.first == UInt8(ascii: "#") }
    #expect(throws: ImportProblem.self) { try parser.nextRow() }
    let first = try parser.linesOfLastRow(upTo: begins)
    #expect(first.text == "#1,\"a\"b\nc" && first.line == 1)
    #expect(try parser.nextRow() == CSVRow(line: 3, fields: ["#2", "d"]))
    #expect(throws: ImportProblem.self) { try parser.nextRow() }
    let last = try parser.linesOfLastRow(upTo: begins)
    #expect(last.text == "#3,\"e\n\nf" && last.line == 4)
    #expect(try parser.nextRow() == nil)
  }
}
