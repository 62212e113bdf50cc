extension [UInt8] {
  /// The bytes, with a NUL in the place of each that is not UTF-8.
  ///
  /// JSON has no NULs, so a reader stops at each of these places and nowhere else.
  ///
  /// - Complexity: O(number of bytes); nothing is copied when all of them are UTF-8.
  func blankingInvalidUTF8() -> [UInt8] {
    var blanked = self
    var start = 0
    while let range = invalidUTF8(from: start) {
      for index in range { blanked[index] = 0 }
      start = range.upperBound
    }
    return blanked
  }

  /// The first bytes from an offset on that are not UTF-8.
  private func invalidUTF8(from start: Int) -> Range<Int>? {
    do {
      _ = try UTF8Span(validating: span.extracting(start..<count))
      return nil
    } catch {
      let first = start + error.byteOffsets.lowerBound
      return first..<Swift.max(first + 1, start + error.byteOffsets.upperBound)
    }
  }
}
