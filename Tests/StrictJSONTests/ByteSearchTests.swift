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

  /// Whether a line end is found.
  private func found(in bytes: [UInt8]) -> Bool {
    bytes.span.contains(byte: 0x0A)
  }
}
