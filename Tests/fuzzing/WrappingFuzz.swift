@testable import soberlog

/// Escapes, wraps and cuts any text to a width, which the first byte of an input gives.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWrapping(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe inputBytes(start, count)
  let width = Int(bytes.first ?? 0) % 90
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  checkEscaping(of: text)
  let note = escapedForTerminal(text, keepingNewlines: true)
  for text in [text, note] {
    checkWrapping(of: text, width: width)
    checkCutting(of: text, width: width)
  }
  checkRows(of: text, width: width)
  return 0
}

/// Checks that nothing of an escaped text acts on a terminal.
private func checkEscaping(of text: String) {
  for keepsNewlines in [false, true] {
    let shown = escapedForTerminal(text, keepingNewlines: keepsNewlines)
    for scalar in shown.unicodeScalars {
      let isLayout = keepsNewlines && (scalar == "\n" || scalar == "\t")
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        check(isLayout, "no control character reaches a terminal")
      default:
        check(!scalar.properties.isBidiControl, "nothing reorders what is shown")
      }
    }
    let again = escapedForTerminal(shown, keepingNewlines: keepsNewlines)
    check(again.utf8.elementsEqual(shown.utf8), "what is escaped needs no escaping")
  }
}

/// Checks that lines fit and that together they have all that is seen of the text.
private func checkWrapping(of text: String, width: Int) {
  let lines = wrapped(text, width: width)
  for line in lines {
    check(line.displayWidth <= max(2, width), "no line is too wide")
    check(line.last?.isBlank != true, "no line ends in a blank")
  }
  check(ink(of: lines.joined()) == ink(of: text), "wrapping loses nothing but blanks")
}

/// The scalars of a text that are neither blanks nor line ends.
private func ink(of text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.filter { !Character($0).isBlank && !Character($0).isNewline }
}

/// Checks that what is cut fits, and that what fits is not cut.
private func checkCutting(of text: String, width: Int) {
  let shown = cut(text, toWidth: width)
  check(shown.displayWidth <= width, "what is cut fits")
  if width > 0, text.displayWidth <= width {
    check(shown.utf8.elementsEqual(text.utf8), "what fits is not cut")
  }
}

/// Checks that the rows of a text that is edited have all of its characters, and that a change
/// leaves them as they are when the text is wrapped anew.
private func checkRows(of text: String, width: Int) {
  var buffer = TextBuffer(text)
  var rows = TextRows(width: width)
  check(starts(&rows, buffer).first == 0, "the first row begins with the text")
  for (place, inserted) in [(0, "a "), (buffer.characters.count / 2, "山"), (3, "\n"), (5, "")] {
    let start = min(place, buffer.characters.count)
    let end = inserted.isEmpty ? buffer.characters.count : start
    let change = buffer.replace(start..<end, with: inserted)
    rows.update(buffer.characters, after: change)
    var fresh = TextRows(width: width)
    check(starts(&rows, buffer) == starts(&fresh, buffer), "rows do not depend on how text came")
    check(buffer.characters == Array(buffer.text), "a buffer holds grapheme clusters")
    check(buffer.utf8Count == buffer.text.utf8.count, "a buffer knows its size")
  }
}

/// Where the rows of a text begin, all of them.
private func starts(_ rows: inout TextRows, _ buffer: TextBuffer) -> [Int] {
  _ = rows.count(upTo: Int.max, in: buffer.characters)
  let starts = rows.starts
  check(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }, "no row but the last is empty")
  check(starts.allSatisfy { $0 <= buffer.characters.count }, "rows begin in the text")
  return starts
}
