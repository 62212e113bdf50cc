import Testing

@testable import StrictJSON

/// The search for a byte, eight at a time.
struct ByteSearchTests {
  @Test("A byte is found wherever it stands, and only if it does", arguments: 0...33)
  func everyPlace(length: Int) {
    let plain = [UInt8](repeating: 0x0B, count: length)
    #expect(!found(in: plain))
    for place in plain.indices {
      for neighbour in [0x00, 0x09, 0x0B, 0x8A, 0xFF] as [UInt8] {
        var bytes = [UInt8](repeating: neighbour, count: length)
        #expect(!found(in: bytes))
        bytes[place] = 0x0A
        #expect(found(in: bytes))
      }
    }
  }

  @Test("The first of three bytes is found, from an offset on", arguments: 0...20)
  func firstOfThree(start: Int) {
    var bytes = [UInt8](repeating: 0x22, count: 20)
    (bytes[3], bytes[9], bytes[10], bytes[17]) = (0xEF, 0x23, 0x5C, 0x23)
    let expected = [3, 9, 10, 17].first { $0 >= start }
    #expect(bytes.span.firstOffset(of: 0x23, 0xEF, 0x5C, from: start) == expected)
  }

  @Test(
    "A byte is counted as often as it stands there", arguments: [0, 1, 7, 8, 9, 63, 2040, 5000])
  func counts(length: Int) {
    for (step, others) in [
      (1, 0x0B), (2, 0x8A), (3, 0x00), (7, 0x0B), (8, 0xFF), (300, 0x0A ^ 0x80),
    ] {
      let bytes = (0..<length).map { $0 % step == 0 ? 0x0A : UInt8(others) }
      #expect(bytes.span.count(of: 0x0A) == bytes.count { $0 == 0x0A })
      if others != 0 {
        #expect(bytes.span.count(of: UInt8(others)) == bytes.count { $0 == others })
      }
    }
  }

  @Test("Spans are equal when all of their bytes are", arguments: 0...20)
  func equality(length: Int) {
    let bytes = (0..<length).map { UInt8($0) }
    #expect(areEqual(bytes, Array(bytes)))
    #expect(!areEqual(bytes, bytes + [0]))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x80
      #expect(!areEqual(bytes, other))
    }
  }

  /// Whether the spans of two arrays are equal.
  private func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.span.isEqual(to: second.span)
  }

  /// Whether a line end is found.
  private func found(in bytes: [UInt8]) -> Bool {
    bytes.span.contains(byte: 0x0A)
  }
}
