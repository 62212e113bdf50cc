import StrictJSON
import Testing

/// The scan looks at characters of several bytes in a word; so each form is checked against the
/// standard library, at different places of a word.
@Suite("UTF-8 in strings")
struct UTF8ScanTests {
  /// What may follow the first two bytes.
  private static let tails: [[UInt8]] = [
    [], [0x80], [0xBF, 0x80], [0xBF, 0xC2], [0x41, 0x80], [0x80, 0x80, 0x80],
    Array("山山".utf8), Array("🏔é".utf8),
  ]

  @Test(
    "is accepted and refused where the standard library does",
    arguments: UInt8(0x80)...0xFF)
  func standardLibrary(_ first: UInt8) {
    for second in UInt8.min...UInt8.max where second != UInt8(ascii: "\\") && second >= 0x20 {
      let tail = UTF8ScanTests.tails[Int(second) % UTF8ScanTests.tails.count]
      let before = [UInt8](repeating: UInt8(ascii: "a"), count: Int(first &+ second / 8) % 9)
      for end in [Array("a\"".utf8), Array("山\"".utf8)] {
        let content = before + [first, second] + tail + end
        let bytes = [UInt8(ascii: "\"")] + content
        #expect(errorOfSkipping(bytes) == UTF8ScanTests.expectedError(in: bytes))
      }
    }
  }

  /// What the standard library says about a string, which may end at an inner quotation mark.
  private static func expectedError(in bytes: [UInt8]) -> JSONError? {
    let end = bytes.dropFirst().firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
    do {
      _ = try UTF8Span(validating: bytes.span.extracting(..<end))
    } catch {
      return JSONError(reason: .invalidUTF8, offset: error.byteOffsets.lowerBound)
    }
    guard end < bytes.count - 1 else { return nil }
    let rest = String(validating: bytes[(end + 1)...], as: UTF8.self)
    return JSONError(reason: rest == nil ? .invalidUTF8 : .trailingText, offset: end + 1)
  }

  @Test("a character that the end of the text cuts off is not UTF-8", arguments: 0...9)
  func cutOff(_ place: Int) {
    for character in ["é", "山", "🏔"] {
      let bytes = Array(("\"" + String(repeating: "a", count: place) + character).utf8)
      #expect(
        errorOfSkipping(bytes.dropLast())
          == JSONError(reason: .invalidUTF8, offset: place + 1))
      #expect(errorOfSkipping(bytes) == JSONError(reason: .unexpectedEnd, offset: bytes.count))
    }
  }

  @Test(
    "the first of two faults is named, whichever it is",
    arguments: [
      ([0x22, 0x07, 0xFF, 0x22], .rawControl(0x07), 1),
      ([0x22, 0xFF, 0x07, 0x22], .invalidUTF8, 1),
      ([0x5B, 0x3B, 0x22, 0xFF, 0x22], .unexpected(";"), 1),
      ([0x5B, 0x22, 0xFF, 0x22, 0x3B], .invalidUTF8, 2),
      ([0x22, 0x5C, 0xFF, 0x22], .invalidUTF8, 2), ([0x22, 0x5C, 0x78, 0xFF], .badEscape, 1),
      ([0x22, 0x5C, 0x75, 0x30, 0xFF], .invalidUTF8, 4), ([0x2D, 0xFF], .invalidUTF8, 1),
      ([0x31, 0x2E, 0xFF], .invalidUTF8, 2), ([0x7B, 0x7D, 0x7B, 0xFF], .trailingText, 2),
    ] as [([UInt8], JSONError.Reason, Int)])
  func firstFault(_ bytes: [UInt8], reason: JSONError.Reason, offset: Int) {
    #expect(errorOfSkipping(bytes) == JSONError(reason: reason, offset: offset))
  }
}

/// What is wrong with the first bytes of a text.
private func errorOfSkipping(_ bytes: ArraySlice<UInt8>) -> JSONError? {
  errorOfSkipping(Array(bytes))
}
