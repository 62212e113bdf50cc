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

  /// Whether a line end is found.
  private func found(in bytes: [UInt8]) -> Bool {
    bytes.span.contains(byte: 0x0A)
  }
}
