// The lines of a text, and the blanks at their ends.

import StrictJSON

extension String {
  /// The lines of the text, without their ends; one at least.
  var lines: [String] {
    let text = utf8.span
    var lines: [String] = []
    var start = utf8.startIndex
    var offset = 0
    while let end = text.firstOffset(of: UInt8(ascii: "\n"), from: offset) {
      let next = utf8.index(start, offsetBy: end - offset)
      lines.append(String(self[start..<next]))
      start = utf8.index(after: next)
      offset = end + 1
    }
    return lines + [offset == 0 ? self : String(self[start...])]
  }

  /// The text without blanks at its end.
  var trimmingTrailingBlanks: String {
    // Behind the ideographic space there is none.
    let end = unicodeScalars.lastIndex { $0.value > 0x3000 || !$0.properties.isWhitespace }
    guard let end else { return "" }
    let next = unicodeScalars.index(after: end)
    return next == endIndex ? self : String(self[..<next])
  }
}

extension [UInt8] {
  /// Removes the blanks at the ends of lines.
  mutating func removeBlanksAtLineEnds() {
    guard span.mayHaveBlankAtLineEnd else { return }
    let lines = String(decoding: self, as: UTF8.self).lines
    self = Array(lines.map(\.trimmingTrailingBlanks).joined(separator: "\n").utf8)
  }
}

extension Span<UInt8> {
  /// Where a line ends when blanks at its end do not count.
  func endWithoutBlanks(of line: Range<Int>) -> Int {
    guard !line.isEmpty, mayHaveBlank(before: line.upperBound) else { return line.upperBound }
    let trimmed = String(copying: extracting(line)).trimmingTrailingBlanks
    return line.lowerBound + trimmed.utf8.count
  }

  /// Whether a line of the text may end with a blank; when one does, this is true.
  fileprivate var mayHaveBlankAtLineEnd: Bool {
    var start = 0
    while true {
      let end = firstOffset(of: UInt8(ascii: "\n"), from: start) ?? count
      if end > start, mayHaveBlank(before: end) { return true }
      guard end < count else { return false }
      start = end + 1
    }
  }

  /// Whether the character before an offset may be white space.
  private func mayHaveBlank(before end: Int) -> Bool {
    let last = self[end - 1]
    if last < 0x80 { return last == UInt8(ascii: " ") || 0x09...0x0D ~= last }
    let (first, second) = (end < 3 ? 0 : self[end - 3], self[end - 2])
    // U+0085 and U+00A0; U+1680 and U+2000 to U+205F; U+3000.
    return second == 0xC2 || (0xE1...0xE2 ~= first && second < 0x9B)
      || (first == 0xE3 && second == 0x80 && last == 0x80)
  }
}
