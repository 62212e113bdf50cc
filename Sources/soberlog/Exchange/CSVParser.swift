import StrictJSON

/// Reads comma-separated values (RFC 4180) row by row; rows end with LF, CR LF or CR.
struct CSVParser {
  /// The text; the row that was read last is still in it.
  private var text: InputText

  /// Where the row that was read last begins.
  private var rowStart = 0

  /// Where the next row begins.
  private var offset = 0

  /// Whether the row could not be read, so that nobody knows where the next one begins.
  private var isLost = false

  /// Makes a parser of a text.
  ///
  /// - Throws: `ImportProblem` when its beginning is not UTF-8.
  init(_ text: InputText) throws(ImportProblem) {
    try text.checkUTF8()
    self.text = text
  }

  /// The most bytes of a row, far more than a note may have.
  private static let longestRow = 1 << 23
}

/// A row of comma-separated values.
struct CSVRow: Hashable {
  /// The line, from 1, at which it begins.
  let line: Int

  /// The values.
  var fields: [String]
}

extension CSVParser {
  /// The next row; nil at the end. Empty lines are passed over.
  ///
  /// - Throws: `ImportProblem` when the grammar is not kept or the text is not UTF-8, and what
  ///   reading it throws. That is then the last row, unless it is read again by its lines.
  mutating func nextRow() throws -> CSVRow? {
    guard !isLost else { return nil }
    isLost = true
    let row = try readRow()
    isLost = false
    return row
  }

  /// Reads the next row; nil at the end.
  private mutating func readRow() throws -> CSVRow? {
    while true {
      rowStart = offset
      if offset < text.bytes.count {
        var scan = CSVRowScan(offset: offset)
        let isWhole = try scan.scan(text.bytes, isLast: text.isAtEnd) { text.problem($0, at: $1) }
        if isWhole {
          offset = scan.offset
          if scan.fields == [""] { continue }
          return CSVRow(line: text.line(at: rowStart), fields: scan.fields)
        }
        guard text.bytes.count - rowStart < CSVParser.longestRow else {
          throw text.problem(.quotationMarkOpen, at: scan.fieldStart)
        }
      }
      guard try readMore() else { return nil }
    }
  }

  /// The lines of the row that was read last, or could not be read, up to one that begins another
  /// row; the row behind is the next.
  ///
  /// - Parameter isStart: whether a line begins a row.
  /// - Returns: the text without the line end at its end, and the line at which it begins.
  mutating func linesOfLastRow(
    upTo isStart: (ArraySlice<UInt8>) -> Bool
  ) throws -> (text: String, line: Int) {
    offset = rowStart
    isLost = true
    repeat {
      guard offset - rowStart < CSVParser.longestRow else {
        throw text.problem(.quotationMarkOpen, at: rowStart)
      }
      try moveToNextLine()
    } while offset < text.bytes.count && !isStart(text.bytes[offset...])
    isLost = false
    var lines = text.bytes[rowStart..<offset]
    if lines.last == UInt8(ascii: "\n") { lines.removeLast() }
    if lines.last == UInt8(ascii: "\r") { lines.removeLast() }
    return (String(decoding: lines, as: UTF8.self), text.line(at: rowStart))
  }

  /// Goes to the beginning of the next line, or to the end of the text.
  private mutating func moveToNextLine() throws {
    var end = text.bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
    while end == nil, try readMore() {
      end = text.bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
    }
    offset = end.map { $0 + 1 } ?? text.bytes.count
    if offset == text.bytes.count { _ = try readMore() }
  }

  /// Reads more of the text behind what is there from the row on.
  private mutating func readMore() throws -> Bool {
    guard try text.readMoreUTF8(dropping: rowStart) else { return false }
    offset -= rowStart
    rowStart = 0
    return true
  }
}

/// One look at a row.
private struct CSVRowScan {
  /// The fields that were read.
  var fields: [String] = []

  /// Where it is.
  var offset: Int

  /// Where the field begins that is being read.
  var fieldStart: Int

  /// Makes a look at the row that begins at an offset.
  init(offset: Int) {
    self.offset = offset
    fieldStart = offset
  }
}

extension CSVRowScan {
  /// Reads the row.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - isLast: whether the text ends with these bytes.
  ///   - problem: makes a problem at an offset.
  /// - Returns: false when the text has to be read further.
  mutating func scan(
    _ bytes: [UInt8], isLast: Bool, _ problem: (ImportProblem.Reason, Int) -> ImportProblem
  ) throws(ImportProblem) -> Bool {
    while true {
      fieldStart = offset
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
        guard readQuoted(bytes) else {
          if isLast { throw problem(.quotationMarkOpen, fieldStart) }
          return false
        }
      } else {
        let end = bytes[offset...].firstIndex(where: CSVRowScan.endsField) ?? bytes.count
        fields.append(String(decoding: bytes[offset..<end], as: UTF8.self))
        offset = end
      }
      guard offset < bytes.count else { return isLast }
      switch bytes[offset] {
      case UInt8(ascii: ","): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let isPair = bytes[offset...].starts(with: "\r\n".utf8)
        offset += isPair ? 2 : 1
        return true
      case UInt8(ascii: "\""): throw problem(.quotationMarkInside, offset)
      default: throw problem(.textAfterQuotationMark, offset)
      }
    }
  }

  /// Whether a byte cannot stand in a field without quotation marks.
  private static func endsField(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  /// Reads a field in quotation marks; false when the last of them is missing.
  private mutating func readQuoted(_ bytes: [UInt8]) -> Bool {
    var value: [UInt8] = []
    var start = offset + 1
    while let mark = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) {
      value += bytes[start..<mark]
      guard mark + 1 < bytes.count, bytes[mark + 1] == UInt8(ascii: "\"") else {
        fields.append(String(decoding: value, as: UTF8.self))
        offset = mark + 1
        return true
      }
      value.append(UInt8(ascii: "\""))
      start = mark + 2
    }
    return false
  }
}
