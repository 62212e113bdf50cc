import SoberlogCore

@testable import SoberlogStore
@testable import soberlog

/// Imports any bytes as comma-separated values and exports what was understood.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSVImport(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe inputBytes(start, count)
  checkRows(of: bytes)
  if let entries = importedEntries(bytes, .csv) { checkExport(of: journal(of: entries)) }
  if let entries = importedEntries(bytes, .daylio) { checkExport(of: journal(of: entries)) }
  if let format = try? ImportFormat(guessing: InputText(handing: bytes)) {
    _ = importedEntries(bytes, format).map(journal)
  }
  return 0
}

/// Checks that rows read the same when they are written again, behind a first one as they always are.
private func checkRows(of bytes: [UInt8]) {
  let rows = rowsRead(of: bytes)
  var written = Array("at\n".utf8)
  for row in rows {
    for (place, field) in row.fields.enumerated() {
      if place > 0 { written.append(UInt8(ascii: ",")) }
      written.append(addingCapacity: 2 * field.utf8.count + 2) {
        CSVReport.append(field.utf8.span, to: &$0)
      }
    }
    written.append(UInt8(ascii: "\n"))
  }
  let again = rowsRead(of: written).dropFirst()
  check(again.count == rows.count, "as many rows are read as were written")
  for (first, second) in zip(rows, again) {
    check(first.fields.map { Array($0.utf8) } == second.fields.map { Array($0.utf8) }, "rows stay")
  }
  check(zip(rows, rows.dropFirst()).allSatisfy { $0.line <= $1.line }, "lines ascend")
}

/// The rows of a text up to the first that cannot be read.
private func rowsRead(of bytes: [UInt8]) -> [CSVRow] {
  var rows: [CSVRow] = []
  guard var parser = try? CSVParser(InputText(handing: bytes)) else { return rows }
  while let row = try? parser.nextRow() { rows.append(row) }
  return rows
}

/// Checks that entries are the same when they are exported and imported again.
private func checkExport(of document: JournalDocument) {
  var written: [UInt8] = []
  var output = OutputBuffer { written += $0 }
  let list = ListReport(document: document, records: document.records, isReversed: false)
  let presentation = Presentation(language: .english, colored: false)
  do {
    try CSVReport(list: list).appendText(to: &output, presentation)
    try output.flush()
  } catch {
    check(false, "writing to memory does not fail")
  }
  let again = importedEntries(written, .csv)
  check(again?.problems == [], "what is exported can be imported")
  guard let again else { return }
  check(again.unknownMoods.isEmpty, "moods are exported by their names")
  check(journal(of: again).sortedLines == document.sortedLines, "an export has all of the entries")
}
