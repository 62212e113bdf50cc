// Finds what ends a run of plain text, and a string.

extension Span<UInt8> {
  /// The offset of the first byte that may begin a character for which `JSONWriter` has an escape;
  /// the count when there is none.
  func firstEscapeCandidate(from start: Int) -> Int {
    var offset = start
    while true {
      let marks = escapeCandidates(in: word(at: offset))
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
  }

  /// The offset of the first byte that cannot stand in a JSON string as it is, because it is a
  /// delimiter or not UTF-8; the count when there is none.
  ///
  /// Of a character that is cut off or spoiled it is the first byte.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while true {
      let word = word(at: offset)
      if word & 0x80 == 0 {
        let ends = endsOfPlainASCII(in: word)
        guard ends != 0 else {
          offset &+= 8
          continue
        }
        offset &+= ends.trailingZeroBitCount / 8
        if word >> UInt64(ends.trailingZeroBitCount) & 1 == 0 { return offset }
      } else if beginsWithTwoOfThreeBytes(word) {
        offset &+= 6
      } else {
        let length = lengthOfCharacter(in: word)
        if length == 0 { return offset }
        offset &+= length
      }
    }
  }

  /// The offset of the first byte that does not belong to a JSON string: of its quotation mark, if
  /// nothing is wrong with it.
  ///
  /// - Parameters:
  ///   - start: where the string begins, behind its opening quotation mark.
  ///   - hasEscapes: set when there is an escape on the way.
  @inline(__always)
  func endOfString(from start: Int, hasEscapes: inout Bool) -> Int {
    var offset = endOfPlainText(from: start)
    while offset < count, self[offset] == UInt8(ascii: "\\"),
      let escape = try? JSONEscape(at: offset, in: self)
    {
      hasEscapes = true
      offset = endOfPlainText(from: escape.end)
    }
    return offset
  }
}
